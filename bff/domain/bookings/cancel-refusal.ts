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
