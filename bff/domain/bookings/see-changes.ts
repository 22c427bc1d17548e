import { placeNames } from '@bff/domain/places';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { toMinute } from '@bff/domain/shared/time';
import type { ChangeStatus } from '@states/change-states';
import { bookingPolicy } from './booking.policy';
import { type ChangeRow, changeStore } from './change.store';
import { addressesOf, type OrderLeg } from './order-trip';
import { busesById, type OtherBus } from './swap-vehicle.store';
import { legsOfVersion, type TripVersion } from './trip-version';
import { versionIn } from './version-in-language';

/** The waiting change of an order that the caller has seen. */
export const waitingChange = (orderId: number): Promise<ChangeRow | undefined> => changeStore.waiting(orderId);

/** A version of a trip from before a change. Amounts in öre. */
export interface EarlierTrip {
  /** When it was replaced. */
  until: Date;
  stops: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  /** What the customer paid, with tax. */
  total: number;
  /** What the operator got, without tax. */
  operatorPrice: number;
}

/** The earlier versions of an order's trip, oldest first; the caller has seen the order. */
export async function earlierTrips(orderId: number, language: Language): Promise<EarlierTrip[]> {
  const changes = await changeStore.applied(orderId);
  const named = await placeNames(language);
  return changes.map(({ settledAt, before: { order, stops, booking } }) => ({
    until: settledAt ?? booking.departureAt,
    stops: stops.map(({ name }) => named(name)),
    departure: order.departureAt,
    return: order.returnAt,
    passengers: order.adults + order.children,
    total: booking.total,
    operatorPrice: booking.operatorPrice,
  }));
}

export const changeStatus = (changeId: number): Promise<ChangeStatus | undefined> => changeStore.statusOf(changeId);

/** What two versions of a trip are compared by, whoever reads them. */
export interface ComparedVersion {
  stops: string[];
  /** Of each way. */
  addresses: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  wheelchairs: number;
}

export const comparedVersion = (version: TripVersion): ComparedVersion => {
  const { order, stops } = version;
  return {
    stops: stops.map(({ name }) => name),
    addresses: addressesOf(legsOfVersion(version)),
    departure: order.departureAt,
    return: order.returnAt,
    passengers: order.adults + order.children,
    wheelchairs: order.wheelchairs,
  };
};

/** A version of a trip for its operator. `total`: what the company gets, in öre without tax. */
export interface OperatorVersion extends ComparedVersion {
  bus?: OtherBus | undefined;
  /** When it leaves and when it is back. */
  leaves: Date;
  isBack: Date;
  total: number;
}

/** A change that the operator of a booking is asked to accept, or has accepted and that is not paid yet. */
export interface ChangeProposal {
  /** It has not answered yet. */
  isOpen: boolean;
  /** The deadline for its answer, or for the customer's payment. */
  until: Date;
  before: OperatorVersion;
  after: OperatorVersion;
  legs: OrderLeg[];
}

const operatorVersion = (version: TripVersion, buses: ReadonlyMap<number, OtherBus>): OperatorVersion => {
  const { booking } = version;
  return {
    ...comparedVersion(version),
    bus: buses.get(booking.vehicleId),
    leaves: toMinute(booking.plannedStartAt),
    isBack: toMinute(booking.plannedEndAt),
    total: booking.operatorPrice,
  };
};

/** The waiting change of an order that the caller handles, if its operator was asked. */
export async function changeProposal(orderId: number, language: Language): Promise<ChangeProposal | null> {
  const change = await changeStore.waiting(orderId);
  const until = change?.payBy ?? change?.expiresAt;
  if (!change?.proposeUntil || !until) return null;
  const { status } = change;
  const read = await versionIn(language);
  const [before, after] = [read(change.before), read(change.after)];
  const buses = await busesById([before.booking.vehicleId, after.booking.vehicleId]);
  const legs = legsOfVersion(after);
  return {
    isOpen: status === 'proposed',
    until,
    before: operatorVersion(before, buses),
    after: operatorVersion(after, buses),
    legs,
  };
}

/** The company's bookings whose customers wait for an answer, the most urgent first. */
export async function proposedChanges(
  actor: Actor,
  companyId: number,
): Promise<{ bookingNumber: string; since: Date }[]> {
  must(bookingPolicy.seeTripsOf(actor, { companyId }), 'auth.noPermission');
  return changeStore.proposedTo(companyId);
}

/** Why the operator rejected the last change that it was asked about, for a booking that the caller has seen. */
export async function lastRejection(bookingId: number): Promise<string | null> {
  return (await changeStore.lastProposed(bookingId))?.rejectReason ?? null;
}
