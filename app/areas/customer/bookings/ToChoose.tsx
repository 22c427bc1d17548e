import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { useTextBrowser } from '@ds/support/text-browser';
import { formatNearDay, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

interface ToChooseProps {
  bookingNumber: string;
  deadline: Date;
  /** It is the state of the whole row. */
  isState: boolean;
}

/** Until when the buyer may choose what happens instead of a canceled bus, with a link to do so. «Canceled» alone sounds settled. */
export function ToChoose({ bookingNumber, deadline, isState }: ToChooseProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const path = usePath();
  const day = formatNearDay(deadline, locale);
  const text = t('list.chooseBy', { day });
  const link = <a href={path(to.choice(bookingNumber))}>{t('choice.link')}</a>;
  if (useTextBrowser())
    return (
      <>
        {isState ? null : <Apart />}
        {t('list.chooseUntil', { at: `${day} ${formatTime(deadline)}` })}
        <Apart />
        {link}
      </>
    );
  return (
    <>
      {isState ? <StatusBadge tone="warning">{text}</StatusBadge> : <div className="small">{text}</div>}
      {/* On a line of its own: the column is as wide as its badge. */}
      <div className="small">{t('held.plain', { time: formatTime(deadline) })}</div>
      {link}
    </>
  );
}
