import type { Booking } from '@db/models';
import { shownBooking, type ShownBookingStatus } from '@states/booking-states';
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

/** What says whether somebody is still to drive a booking. */
export const courseOf = (booking: Booking) => ({
  status: booking.status,
  journeyStatus: shownJourneyOf(booking),
  hasDriver: (booking.journey?.driverUserId ?? null) !== null,
  plannedEnd: booking.plannedEndAt,
});

/** A booking's state as people read it. */
export const shownStatusOf = (booking: Booking): ShownBookingStatus =>
  shownBooking(booking.status, shownJourneyOf(booking));
