// Traces: S1-011
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { editRecord } from '@bff/domain/shared/edit-record';
import { must } from '@bff/domain/shared/errors';
import { revisionOf } from '@bff/domain/shared/revision';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { toMinute } from '@bff/domain/shared/time';
import { shownJourney } from '@states/journey-states';
import { piecesOf } from './booking-handling.store';
import { isToBeDriven } from './booking-problem';
import { bookingStore } from './booking.store';
import { type DriverHindrance, type DriverTerms, type DriverWork, hindrancesOf } from './driver-rules';
import {
  allowsTenHours,
  busyFrom,
  type CompanyDriver,
  driversOf,
  journeyOf,
  type JourneyRow,
  lockDriver,
  lockJourneyOf,
  setDriver,
  workOf,
} from './driver-work.store';
import { onCallPhone } from './on-call';
import type { BookingDetails } from './order-details';
import { seeHandled } from './see-order';
import { type TripInShort, tripInShort } from './trip-in-short';

/** A driver of the company, and what prevents them from driving the trip. */
export interface DriverChoice extends CompanyDriver {
  hindrances: DriverHindrance[];
}

export interface DriverChoices {
  trip: TripInShort;
  drivers: DriverChoice[];
  driverUserId: number | null;
  revision: string;
  /** Its bus can be swapped too: it has not started. */
  canSwapBus: boolean;
  /** The trip is over or canceled: no other driver can be named. */
  isOver: boolean;
  /** Whom to call when nobody can drive a trip that leaves soon. */
  onCall: ShownPhone | null;
}

const factsOf = ({ driverUserId }: Pick<JourneyRow, 'driverUserId'>) => ({ driverUserId });

/** A driver can be named until the trip is over: one may fall ill on the road, or have been forgotten (decision 1290). */
const canBeAssigned = (
  booking: Pick<BookingDetails, 'status' | 'plannedEnd' | 'return'>,
  journey: JourneyRow,
): boolean =>
  isToBeDriven({
    status: booking.status,
    journeyStatus: shownJourney({
      status: journey.status,
      hasReturn: booking.return !== null,
      terminationReason: null,
      outcome: null,
    }),
    plannedEnd: booking.plannedEnd,
  });

async function measured(
  booking: BookingDetails,
  journey: JourneyRow | undefined,
): Promise<{ work: DriverWork; terms: DriverTerms }> {
  const [pieces, allowTenHours, { maximumDrivingHoursPerDay }] = await Promise.all([
    piecesOf(booking.id),
    allowsTenHours(booking.companyId),
    readSettings(),
  ]);
  return {
    work: {
      bookingNumber: booking.number,
      ...busyFrom(booking, journey?.status),
      pieces: pieces.map(({ kind, start, end }) => ({ kind, start: start.getTime(), end: end.getTime() })),
    },
    terms: {
      drivers: booking.drivers > 1 ? 2 : 1,
      service: 'occasional',
      allowTenHours,
      maximumDrivingHours: maximumDrivingHoursPerDay,
    },
  };
}

/** Times to the minute, as the other trip's own pages show them. */
const shownHindrance = (hindrance: DriverHindrance): DriverHindrance =>
  hindrance.kind === 'rules'
    ? hindrance
    : { ...hindrance, start: shownMillis(hindrance.start), end: shownMillis(hindrance.end) };
const shownMillis = (at: number): number => toMinute(new Date(at)).getTime();

/** The company's drivers, those who have time first, each with what prevents them from driving. @throws DomainError `booking.notFound`, `journey.notFound` */
export async function driverChoices(actor: Actor, bookingNumber: string): Promise<DriverChoices> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const [drivers, journey] = await Promise.all([driversOf(booking.companyId), journeyOf(booking.id)]);
  must(journey, 'journey.notFound');
  const { work, terms } = await measured(booking, journey);
  const ids = drivers.map(({ userId }) => userId);
  const works = await workOf(ids, booking);
  const choices = drivers.map((driver) => ({
    ...driver,
    hindrances: hindrancesOf(work, works.get(driver.userId) ?? [], terms).map(shownHindrance),
  }));
  return {
    trip: tripInShort(order, booking),
    drivers: choices.sort((one, other) => Number(one.hindrances.length > 0) - Number(other.hindrances.length > 0)),
    driverUserId: journey.driverUserId,
    revision: revisionOf(factsOf(journey)),
    canSwapBus: journey.status === 'notStarted',
    isOver: !canBeAssigned(booking, journey),
    onCall: await onCallPhone(booking),
  };
}

/**
 * Names the driver of a trip, or removes them. The driver is locked while their other trips are counted, so that two simultaneous
 * assignments cannot give one driver more than the rules allow.
 * @throws DomainError `booking.notFound`, `booking.notActive`, `driver.notFound`, `driver.clash`, `driver.drivingRules`,
 * `driver.activeJourney`, `input.changedMeanwhile`
 */
export async function assignDriver(
  actor: Actor,
  { bookingNumber, driverUserId, revision }: { bookingNumber: string; driverUserId: number | null; revision?: string },
): Promise<void> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const { work, terms } = await measured(booking, await journeyOf(booking.id));
  await editRecord({
    entity: 'assignment',
    entityId: booking.id,
    by: actor,
    seen: revision,
    lock: async () => {
      const locked = await bookingStore.lock(order.number);
      const status = locked?.bookings.find(({ id }) => id === booking.id)?.status;
      const journey = await lockJourneyOf(booking.id);
      must(status && journey, 'booking.notFound');
      must(canBeAssigned({ ...booking, status }, journey), 'booking.notActive');
      return journey;
    },
    facts: factsOf,
    change: async (kept) => {
      if (driverUserId === null) return { ...kept, driverUserId };
      must(await lockDriver(booking.companyId, driverUserId), 'driver.notFound');
      if (driverUserId === kept.driverUserId) return kept;
      const works = await workOf([driverUserId], booking);
      const [hindrance] = hindrancesOf(work, works.get(driverUserId) ?? [], terms);
      must(hindrance?.kind !== 'clash', 'driver.clash', [hindrance?.kind === 'clash' ? hindrance.bookingNumber : '']);
      must(hindrance === undefined, 'driver.drivingRules');
      return { ...kept, driverUserId };
    },
    write: ({ id, driverUserId: next }) => setDriver(id, next),
    logged: (next, kept) => ({
      from: kept.driverUserId === null ? null : 'assigned',
      to: next.driverUserId === null ? 'released' : 'assigned',
      data: { driverUserId: { old: kept.driverUserId, new: next.driverUserId } },
    }),
  });
}
