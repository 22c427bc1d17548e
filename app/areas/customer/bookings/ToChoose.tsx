import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
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
  const text = t('list.chooseBy', { day: formatNearDay(deadline, locale) });
  return (
    <>
      {isState ? <StatusBadge tone="warning">{text}</StatusBadge> : <div className="small">{text}</div>}
      {/* On a line of its own: the column is as wide as its badge. */}
      <div className="small">{t('held.plain', { time: formatTime(deadline) })}</div>
      <a href={path(to.choice(bookingNumber))}>{t('choice.link')}</a>
    </>
  );
}
