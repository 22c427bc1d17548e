import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay, formatShortDay, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { useFrame } from './frame-parts';
import { WaitingNotice } from './WaitingNotice';

/**
 * The buses that their operators canceled and whose buyer is to choose what happens, on every page, since whoever misses the deadline has
 * no other bus. A page about one of them says it itself.
 */
export function WaitingChoices() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const path = usePath();
  const { pathname } = useLocation();
  const saysItself = (number: string) =>
    [to.choice(number), to.booking(number)].some((page) => `${pathname}/`.startsWith(`${path(page)}/`));
  const choices = (useFrame()?.choices ?? []).filter(({ bookingNumber }) => !saysItself(bookingNumber));
  const [first, ...others] = choices;
  if (!first) return null;
  const untilWhen = (deadline: Date) => ({ day: formatShortDay(deadline, locale), time: formatTime(deadline) });
  const trip = `${first.from} – ${first.to}`;
  return (
    <WaitingNotice
      label={t('choices.label')}
      tone="warning"
      summary={
        others.length > 0 ? t('choices.several', { count: choices.length, ...untilWhen(first.deadline) }) : undefined
      }
    >
      {others.length > 0 ? (
        <Stack gap="s">
          {choices.map(({ bookingNumber, deadline, departure, ...way }) => (
            <Choice
              key={bookingNumber}
              bookingNumber={bookingNumber}
              text={t('choices.each', {
                trip: `${way.from} – ${way.to}`,
                departure: formatDay(departure, locale),
                number: bookingNumber,
                ...untilWhen(deadline),
              })}
            />
          ))}
        </Stack>
      ) : (
        <Choice
          bookingNumber={first.bookingNumber}
          text={t(first.othersDrive ? 'choices.oneOfSeveral' : 'choices.one', { trip, ...untilWhen(first.deadline) })}
        />
      )}
    </WaitingNotice>
  );
}

function Choice({ bookingNumber, text }: { bookingNumber: string; text: string }) {
  const { t } = useTranslation('common');
  const path = usePath();
  return (
    <p className="small">
      {text}{' '}
      <a href={path(to.choice(bookingNumber))} className="nowrap">
        {t('choices.choose')}
      </a>
    </p>
  );
}
