import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { readJourney, SHOWN_ENDS, type ShownJourneyStatus } from '@states/journey-states';
import type { ChoiceStatus } from '@states/choice-states';
import { type BookingStatus, isConfirmed } from './booking-states';

/**
 * What somebody has to see to about a trip: it departs soon or is under way without a driver, its start was not reported, it was broken off,
 * or its operator has not answered a proposed change. What nobody reported until the clock closed it is one too.
 */
export const BOOKING_PROBLEMS = ['noDriver', 'notStarted', 'terminated', 'notReported', 'changeProposed'] as const;
export type BookingProblem = (typeof BOOKING_PROBLEMS)[number];

/** How many days before the bus leaves its starting position a driver should be named (decision 1290). */
export const DRIVER_DAYS = 7;
/** How many hours after its planned end an unreported journey is closed (domain.md section 7). */
export const UNREPORTED_HOURS = 12;

export interface Watched {
  status: BookingStatus;
  /** Null if it has no journey yet. */
  journeyStatus: ShownJourneyStatus | null;
  hasDriver: boolean;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  /** The customer waits for an answer to a proposed change. */
  isChangeProposed: boolean;
  /** What the customer may choose or has chosen after its operator's cancellation. */
  choice?: { status: ChoiceStatus; deadline: Date } | null;
}

const ENDED: readonly (ShownJourneyStatus | null)[] = SHOWN_ENDS;

/** Somebody has to drive it, now or later: what was started is not over by its plan alone. */
export const isToBeDriven = ({
  status,
  journeyStatus,
  plannedEnd,
}: Pick<Watched, 'status' | 'journeyStatus' | 'plannedEnd'>): boolean =>
  isConfirmed(status) &&
  journeyStatus !== null &&
  !ENDED.includes(journeyStatus) &&
  (journeyStatus !== 'notStarted' || plannedEnd > clock.now());

/** Somebody has to drive it, and nobody is named. */
export const needsDriver = (booking: Pick<Watched, 'status' | 'journeyStatus' | 'plannedEnd' | 'hasDriver'>): boolean =>
  !booking.hasDriver && isToBeDriven(booking);

/** The same as a problem: it departs soon or is under way. */
export const driverProblem = (
  booking: Parameters<typeof needsDriver>[0] & Pick<Watched, 'plannedStart'>,
): 'noDriver' | null =>
  booking.plannedStart.getTime() - DRIVER_DAYS * DAY < clock.millis() && needsDriver(booking) ? 'noDriver' : null;

/** The booking's most urgent problem now, if any. */
export function problemOf(booking: Watched): BookingProblem | null {
  const { status, journeyStatus, pickupAt, plannedEnd } = booking;
  if (!isConfirmed(status)) return null;
  const now = clock.millis();
  if (journeyStatus === 'terminated' || journeyStatus === 'notReported') return journeyStatus;
  if (journeyStatus === 'notStarted') {
    const isClosed = plannedEnd.getTime() + UNREPORTED_HOURS * HOUR <= now;
    if (!isClosed && readJourney(journeyStatus, pickupAt, now) === 'startNotReported') return 'notStarted';
    if (booking.isChangeProposed) return 'changeProposed';
  }
  return driverProblem(booking);
}
