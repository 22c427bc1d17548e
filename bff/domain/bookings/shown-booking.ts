import type { Booking } from '@db/models';
import { isConfirmed, shownBooking, type ShownBookingStatus } from '@states/booking-states';
import { shownJourney, type ShownJourneyStatus } from '@states/journey-states';

/** What is read of a booking's journey for its state. */
export const JOURNEY_STATE = ['status', 'terminationReason'] as const;

/** How far a booking's journey is, as people read it; null if it has none yet. */
export const shownJourneyOf = ({ returnAt, journey }: Booking): ShownJourneyStatus | null =>
  journey
    ? shownJourney({
        status: journey.status,
        hasReturn: returnAt !== null,
        terminationReason: journey.terminationReason,
      })
    : null;

/** Whether a sold trip that has not started is without a driver. */
export const needsDriver = ({ status, journey }: Booking): boolean =>
  isConfirmed(status) && journey?.status === 'notStarted' && journey.driverUserId === null;

/** A booking's state as people read it. */
export const shownStatusOf = (booking: Booking): ShownBookingStatus =>
  shownBooking(booking.status, shownJourneyOf(booking));
