// Traces: S8-054, S8-055, S8-701
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { ShownJourneyStatus } from '@states/journey-states';
import type { BookingStatus } from './booking-states';

interface Cancelable {
  status: BookingStatus;
  /** How far its trip is, as people read it. */
  journeyStatus: ShownJourneyStatus | null;
}

/** Why nobody cancels a booking, however they ask; undefined if who may cancel it can. What offers it and what does it ask this alike. */
export function cancelRefusal({ status, journeyStatus }: Cancelable): ErrorKey | undefined {
  if (status === 'canceled') return 'booking.cannotCancelCanceled';
  if (status === 'started') return 'booking.cannotCancelStarted';
  // Nobody reported its start, and an administrator has found out that it was driven (decision 1313).
  return journeyStatus === 'completed' ? 'booking.cannotCancelDriven' : undefined;
}

interface Room {
  seats: number;
  wheelchairPlaces: number;
}
interface People {
  adults: number;
  children: number;
  wheelchairs: number;
}

/** Whether what remains of an order has room for everybody once others of its buses are canceled. Nobody is left once none remains. */
export const hasRoom = (rest: readonly Room[], { adults, children, wheelchairs }: People): boolean =>
  rest.length === 0 ||
  (adults + children <= rest.reduce((sum, bus) => sum + bus.seats, 0) &&
    wheelchairs <= rest.reduce((sum, bus) => sum + bus.wheelchairPlaces, 0));

type Bus = Cancelable & Room & { number: string };

/** Whether one bus of an order can be canceled by itself, other than for its operator: the others then carry everybody. */
export const cancelsAlone = ({ bookings, ...people }: People & { bookings: readonly Bus[] }, booking: Bus): boolean =>
  cancelRefusal(booking) === undefined &&
  hasRoom(
    bookings.filter(({ number, status }) => status !== 'canceled' && number !== booking.number),
    people,
  );

/** Whether an order can be canceled as a whole: each of its buses that is not canceled. */
export function cancelsWhole({ bookings }: { bookings: readonly Cancelable[] }): boolean {
  const live = bookings.filter(({ status }) => status !== 'canceled');
  return live.length > 0 && live.every((booking) => cancelRefusal(booking) === undefined);
}
