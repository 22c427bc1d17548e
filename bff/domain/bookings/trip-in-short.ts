import { toMinute } from '@bff/domain/shared/time';
import type { BookingDetails, OrderDetails } from './order-details';

/** A bus's trip where something is decided about it: between which places, and from when until when the bus is out. */
export interface TripInShort {
  from: string;
  to: string;
  start: Date;
  end: Date;
}

/** Times to the minute, as the booking's own pages show them. */
export const tripInShort = (
  { stops }: Pick<OrderDetails, 'stops'>,
  { plannedStart, plannedEnd }: Pick<BookingDetails, 'plannedStart' | 'plannedEnd'>,
): TripInShort => ({
  from: stops[0]?.name ?? '',
  to: stops.at(-1)?.name ?? '',
  start: toMinute(plannedStart),
  end: toMinute(plannedEnd),
});
