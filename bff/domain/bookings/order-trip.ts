import { toMinute } from '@bff/domain/shared/time';
import type { Trip } from '@bff/domain/documents';
import type { BookingDetails, OrderDetails, OrderStop } from './order-details';

/** A stop of a leg, with what happens there. */
export interface LegStop {
  name: string;
  street: string | null;
  lat: number;
  lon: number;
  stopType: OrderStop['stopType'];
  /** Null at the first stop of a leg. */
  arrival: Date | null;
  /** Null at the last stop of a leg. */
  departure: Date | null;
}

export interface OrderLeg {
  direction: 'outbound' | 'return';
  departure: Date;
  arrival: Date;
  stops: LegStop[];
}

/** The bookings that are not canceled, or all when all are. */
export function liveBookings<One extends Pick<BookingDetails, 'status'>>({
  bookings,
}: {
  bookings: readonly One[];
}): readonly One[] {
  const live = bookings.filter(({ status }) => status !== 'canceled');
  return live.length > 0 ? live : bookings;
}

/** Where the bus stops on each way, as addresses: two versions of a trip are told apart by them too. */
export const addressesOf = (legs: readonly OrderLeg[]): string[] =>
  legs.map(({ stops }) => stops.map(({ street, name }) => (street ? `${street}, ${name}` : name)).join(' – '));

/** The part of an order, or a version of it, that says when its buses are where. */
interface DrivenTrip extends Pick<OrderDetails, 'stops' | 'departure' | 'return'> {
  bookings: readonly Pick<BookingDetails, 'status' | 'lastArrival' | 'plannedEnd'>[];
}

/**
 * The passengers' legs: out through all stops and, on day and round trips, from the last stop straight back to the first (domain.md section
 * 4). All buses of an order keep the same times at the stops.
 */
export function legsOf(order: DrivenTrip): OrderLeg[] {
  const [first, last] = [order.stops[0], order.stops.at(-1)];
  if (!first || !last) throw new RangeError('an order has at least two stops');
  const out: OrderLeg = {
    direction: 'outbound',
    departure: order.departure,
    arrival: toMinute(last.arrival) ?? order.departure,
    stops: order.stops.map((stop) => ({
      ...placeOf(stop),
      stopType: stop.stopType,
      arrival: stop === first ? null : toMinute(stop.arrival),
      departure: stop === last ? null : (toMinute(stop.departure) ?? (stop === first ? order.departure : null)),
    })),
  };
  if (!order.return) return [out];
  const home = arrivalHome(order);
  const back: OrderLeg = {
    direction: 'return',
    departure: order.return,
    arrival: home,
    stops: [
      { ...placeOnTheWayHome(last), stopType: 'pickUp', arrival: null, departure: order.return },
      { ...placeOnTheWayHome(first), stopType: 'dropOff', arrival: home, departure: null },
    ],
  };
  return [out, back];
}

const placeOf = ({ name, street, lat, lon }: OrderStop) => ({ name, street, lat, lon });
const placeOnTheWayHome = (stop: OrderStop) => ({ ...placeOf(stop), street: stop.homeStreet ?? stop.street });

/** The end of the last leg with passengers; without a kept timeline, when the bus is back, which is later. */
function arrivalHome(order: Pick<DrivenTrip, 'bookings'>): Date {
  const ends = liveBookings(order).map(({ lastArrival, plannedEnd }) => (lastArrival ?? plannedEnd).getTime());
  return toMinute(new Date(Math.max(...ends)));
}

/** The order as mails, receipts and calendars show it; with `only`, just that one of its buses. */
export function tripOf(order: OrderDetails, only?: BookingDetails): Trip {
  const { number, tripType, adults, children, wheelchairs, company } = order;
  return {
    orderNumber: number,
    tripType,
    adults,
    children,
    wheelchairs,
    legs: legsOf(order),
    buses: (only ? [only] : liveBookings(order)).map((booking) => ({
      bookingNumber: booking.number,
      model: booking.model,
      registrationNumber: booking.registrationNumber,
      seats: booking.seats,
      passengers: booking.passengers,
    })),
    operator: {
      name: company.name,
      orgNumber: company.orgNumber,
      email: company.contactEmail,
      phone: company.contactPhone,
      emergencyPhone: company.emergencyPhone,
    },
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
  };
}
