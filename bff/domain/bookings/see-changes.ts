import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { ChangeStatus } from '@states/change-states';
import { bookingPolicy } from './booking.policy';
import { type ChangeRow, changeStore } from './change.store';
import type { OrderLeg } from './order-trip';
import { platesOf } from './swap-vehicle.store';
import { legsOfVersion, type TripVersion } from './trip-version';

/** A change that waits, of an order that the caller has seen. */
export const waitingChange = (orderId: number): Promise<ChangeRow | undefined> => changeStore.waiting(orderId);

/** A version of a trip that counted before it was changed. Amounts in öre. */
export interface EarlierTrip {
  /** Until when. */
  until: Date;
  stops: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  /** What the customer paid, with tax. */
  total: number;
  /** What the operator got, without. */
  operatorPrice: number;
}

/** What the trip of an order was before its changes, the oldest first; the caller has seen the order. */
export async function earlierTrips(orderId: number): Promise<EarlierTrip[]> {
  const changes = await changeStore.applied(orderId);
  return changes.map(({ settledAt, before: { order, stops, booking } }) => ({
    until: settledAt ?? booking.departureAt,
    stops: stops.map(({ name }) => name),
    ...{ departure: order.departureAt, return: order.returnAt, passengers: order.adults + order.children },
    ...{ total: booking.total, operatorPrice: booking.operatorPrice },
  }));
}

export const changeStatus = (changeId: number): Promise<ChangeStatus | undefined> => changeStore.statusOf(changeId);

/** One version of a trip, for who drives it. `total`: what the company gets, in öre without tax. */
export interface OperatorVersion {
  stops: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  wheelchairs: number;
  /** Its registration number. */
  bus: string;
  /** From when to when it is away. */
  leaves: Date;
  isBack: Date;
  total: number;
}

/** What the operator of a booking is asked, or has agreed to and is not paid yet. */
export interface ChangeProposal {
  /** It has not answered yet. */
  isOpen: boolean;
  /** Until when it can answer, or the customer can pay. */
  until: Date;
  before: OperatorVersion;
  after: OperatorVersion;
  legs: OrderLeg[];
}

/** What waits of an order that the caller handles, if its operator was asked. */
export async function changeProposal(orderId: number): Promise<ChangeProposal | null> {
  const change = await changeStore.waiting(orderId);
  const until = change?.payBy ?? change?.expiresAt;
  if (!change?.proposeUntil || !until) return null;
  const { before, after, status } = change;
  const plates = await platesOf([before.booking.vehicleId, after.booking.vehicleId]);
  const shown = ({ order, stops, booking }: TripVersion): OperatorVersion => ({
    stops: stops.map(({ name }) => name),
    ...{ departure: order.departureAt, return: order.returnAt, wheelchairs: order.wheelchairs },
    ...{ passengers: order.adults + order.children, bus: plates.get(booking.vehicleId) ?? '' },
    ...{ leaves: booking.plannedStartAt, isBack: booking.plannedEndAt, total: booking.operatorPrice },
  });
  const legs = legsOfVersion(after);
  return { isOpen: status === 'proposed', until, before: shown(before), after: shown(after), legs };
}

/** The bookings of a company whose customers wait for an answer, the one whose time is over first at the front. */
export async function proposedChanges(actor: Actor, companyId: number): Promise<string[]> {
  must(bookingPolicy.seeTripsOf(actor, { companyId }), 'auth.noPermission');
  return changeStore.proposedTo(companyId);
}

/** Why the operator did not agree to the last change that it was asked about, of a booking that the caller has seen. */
export async function lastRejection(bookingId: number): Promise<string | null> {
  return (await changeStore.lastProposed(bookingId))?.rejectReason ?? null;
}
