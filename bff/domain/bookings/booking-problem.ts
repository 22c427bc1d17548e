import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { ShownJourneyStatus } from '@states/journey-states';
import { type BookingStatus, isConfirmed } from './booking-states';

/**
 * What somebody has to see to about a trip: it departs soon without a driver, its start was not reported, it was broken off, or its
 * operator has not answered a proposed change. What nobody reported until the clock closed it is one too.
 */
export const BOOKING_PROBLEMS = ['noDriver', 'notStarted', 'terminated', 'notReported', 'changeProposed'] as const;
export type BookingProblem = (typeof BOOKING_PROBLEMS)[number];

/** How many hours before the bus leaves its starting position a driver should be named. */
export const DRIVER_HOURS = 48;
/** How many minutes after pick-up an unreported start counts as late (domain.md section 7). */
export const LATE_MINUTES = 30;
/** How many hours after its planned end an unreported journey is closed (domain.md section 7). */
export const UNREPORTED_HOURS = 12;

interface Watched {
  status: BookingStatus;
  /** Null if it has no journey yet. */
  journeyStatus: ShownJourneyStatus | null;
  hasDriver: boolean;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  /** The customer waits for an answer to a proposed change. */
  isChangeProposed: boolean;
}

/** The booking's most urgent problem now, if any. */
export function problemOf(booking: Watched): BookingProblem | null {
  const { status, journeyStatus, hasDriver, pickupAt, plannedStart, plannedEnd } = booking;
  if (!isConfirmed(status)) return null;
  const now = clock.millis();
  if (journeyStatus === 'terminated' || journeyStatus === 'notReported') return journeyStatus;
  if (journeyStatus !== 'notStarted') return null;
  const isClosed = plannedEnd.getTime() + UNREPORTED_HOURS * HOUR <= now;
  if (!isClosed && pickupAt.getTime() + LATE_MINUTES * MINUTE < now) return 'notStarted';
  if (booking.isChangeProposed) return 'changeProposed';
  const isSoon = plannedStart.getTime() - DRIVER_HOURS * HOUR < now && now < plannedEnd.getTime();
  return isSoon && !hasDriver ? 'noDriver' : null;
}
