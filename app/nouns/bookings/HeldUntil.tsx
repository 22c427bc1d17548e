import type { HandledTrip } from '@bff/areas/bookings';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import type { Standing } from '@bff/domain/bookings';
import { formatTime } from '@formats';
import { useTranslation } from '~/i18n/use-translation';
import { TripStatus } from './TripStatus';

/** Until when an unpaid bus is held, in the words of its customer's pages; nothing once it is booked or released. */
export function HeldUntil({ held }: Pick<HandledTrip, 'held'>) {
  const { t } = useTranslation('bookings');
  if (!held) return null;
  return <span>{held.isOver ? t('holdEnded') : t('booking:held.until', { time: formatTime(held.until) })}</span>;
}

/** How a trip stands and, if it is not paid for, until when its bus is held. */
export const StatusAndHold = ({ stands, held }: Pick<Standing, 'stands'> & Pick<HandledTrip, 'held'>) => (
  <>
    <TripStatus stands={stands} />
    {held ? <Apart /> : null}
    <HeldUntil held={held} />
  </>
);
