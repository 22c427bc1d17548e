import {
  bookingPolicy,
  lastRejection,
  liveBookings,
  mustBeChangeable,
  type OrderDetails,
  passengersRevision,
  seeBooking,
  seeChangeable,
  versionIn,
  waitingChange,
} from '@bff/domain/bookings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { type ShownVersion, shownVersions } from './changed-versions';

/** A change that waits for the operator or for payment: the difference in öre (negative if cheaper), and the deadline. */
export interface OpenChange {
  difference: number;
  until: Date;
  isProposed: boolean;
}

/** The same, with the trip as it is and as it would be. */
export interface WaitingChange extends OpenChange {
  before: ShownVersion;
  after: ShownVersion;
}

/** A booked trip that its customer wants to change. */
interface BookingChangeView {
  bookingNumber: string;
  orderNumber: string;
  from: string;
  to: string;
  departure: Date;
  adults: number;
  children: number;
  wheelchairs: number;
  /** The version that the form shows. */
  revision: string;
  /** In all buses of the trip that are not canceled. */
  seats: number;
  /** Why it cannot be changed, as `key` or `key,param`. */
  refusal: string | null;
  /** Why its times and stops cannot be changed although the number of passengers can. */
  routeRefusal: string | null;
  /** Changing a trip of several buses has to be priced by a person. */
  isOfSeveralBuses: boolean;
  route: {
    stops: Pick<OrderDetails['stops'][number], 'name' | 'street' | 'homeStreet' | 'dwellSeconds'>[];
    departure: Date;
    return: Date | null;
    hasReturn: boolean;
    /** It comes home on the day that it leaves. */
    isDayTrip: boolean;
  };
  waiting: WaitingChange | null;
  /** Why the operator rejected the last proposal. */
  rejection: string | null;
}

/** Throws `booking.notFound` and `auth.noPermission`; any other refusal is part of the result. */
export async function bookingChange(actor: Actor, bookingNumber: string): Promise<BookingChangeView> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, order), 'auth.noPermission');
  const { adults, children, wheelchairs, stops, departure } = order;
  const live = liveBookings(order);
  return {
    bookingNumber: booking.number,
    orderNumber: order.number,
    from: stops[0]?.name ?? '',
    to: stops.at(-1)?.name ?? '',
    departure,
    adults,
    children,
    wheelchairs,
    revision: passengersRevision(order),
    seats: live.reduce((sum, { seats }) => sum + seats, 0),
    refusal: await mustBeChangeable(departure, order.bookings).then(() => null, refusalOf),
    routeRefusal: await seeChangeable(actor, bookingNumber).then(() => null, refusalOf),
    isOfSeveralBuses: live.length > 1,
    route: {
      stops: stops.map(({ name, street, homeStreet, dwellSeconds }) => ({ name, street, homeStreet, dwellSeconds })),
      departure,
      return: order.return,
      hasReturn: order.tripType !== 'one-way',
      isDayTrip: order.tripType === 'day-trip',
    },
    waiting: await waitingOf(order.id, booking.companyId, actor.language),
    rejection: await lastRejection(booking.id),
  };
}

type Waiting = Awaited<ReturnType<typeof waitingChange>>;

/** Null if none waits. */
export function openChange(change: Waiting): OpenChange | null {
  const until = change?.payBy ?? change?.expiresAt;
  if (!change || !until) return null;
  return { difference: change.totalAfter - change.totalBefore, until, isProposed: change.status === 'proposed' };
}

async function waitingOf(orderId: number, companyId: number, language: Language): Promise<WaitingChange | null> {
  const change = await waitingChange(orderId);
  const open = openChange(change);
  if (!change || !open) return null;
  const read = await versionIn(language);
  const versions = { before: read(change.before), after: read(change.after) };
  return { ...open, ...(await shownVersions(versions, companyId)) };
}

function refusalOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  return [error.key, ...error.params].join(',');
}
