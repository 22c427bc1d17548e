import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Countdown } from '@ds/primitives/Countdown/Countdown';
import { formatTime } from '@formats';
import { usePath } from '~/http/paths';
import { to } from '~/to';

interface HoldProps {
  until: Date;
  now: Date;
}

/** Until when a bus is held, counting down with the small script. */
function HoldLeft({ until, now }: HoldProps) {
  const { t } = useTranslation('booking');
  const time = formatTime(until);
  return (
    <Countdown
      until={until}
      now={now}
      texts={{ running: t('held.running', { time }), ended: t('held.ended') }}
      reloadWhenEnded
    >
      {t('held.plain', { time })}
    </Countdown>
  );
}

export const completeHref = (orderNumber: string): string => `${to.editReservation()}?order=${orderNumber}`;

/** A bus that is not paid for yet, with a link to pay. */
export function HeldBanner({
  orderNumber,
  canComplete,
  ...hold
}: HoldProps & { orderNumber: string; canComplete: boolean }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  return (
    <Banner tone="info">
      {/* On a line of its own, and short enough for a telephone: nothing moves when the script starts to count. */}
      <p>{t('held.text')}</p>
      <p>
        <HoldLeft {...hold} />
      </p>
      {canComplete ? (
        <p>
          <a href={path(completeHref(orderNumber))}>{t('held.complete')}</a>
        </p>
      ) : null}
    </Banner>
  );
}
