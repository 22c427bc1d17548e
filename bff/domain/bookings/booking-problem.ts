import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type BookingStatus, isConfirmed } from './booking-states';

/**
 * What somebody has to see to about a trip: nobody is to drive it soon, nobody has reported it started, it was broken off, its operator has not
 * answered whether it may be changed.
 */
export const BOOKING_PROBLEMS = ['noDriver', 'notStarted', 'terminated', 'changeProposed'] as const;
export type BookingProblem = (typeof BOOKING_PROBLEMS)[number];

/** So long before the bus leaves its starting position somebody should be named to drive it. */
export const DRIVER_HOURS = 48;
/** So long after pick-up it is late that nobody has reported the start (domain.md section 7). */
export const LATE_MINUTES = 30;
/** A journey that nobody reports is closed so long after its planned end (domain.md section 7). */
export const UNREPORTED_HOURS = 12;

interface Watched {
  status: BookingStatus;
  journeyStatus: string;
  hasDriver: boolean;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  /** Its customer waits for an answer to a change. */
  isChangeProposed: boolean;
}

/** The most urgent problem of a booking now, if it has one. */
export function problemOf(booking: Watched): BookingProblem | null {
  const { status, journeyStatus, hasDriver, pickupAt, plannedStart, plannedEnd } = booking;
  if (!isConfirmed(status)) return null;
  const now = clock.millis();
  if (journeyStatus === 'terminated') return 'terminated';
  if (journeyStatus !== 'notStarted') return null;
  const isClosed = plannedEnd.getTime() + UNREPORTED_HOURS * HOUR <= now;
  if (!isClosed && pickupAt.getTime() + LATE_MINUTES * MINUTE < now) return 'notStarted';
  if (booking.isChangeProposed) return 'changeProposed';
  const isSoon = plannedStart.getTime() - DRIVER_HOURS * HOUR < now && now < plannedEnd.getTime();
  return isSoon && !hasDriver ? 'noDriver' : null;
}
