import type { Booking } from '@db/models';
import { shownBooking, type ShownBookingStatus } from '@states/booking-states';
import { shownJourney, type ShownJourneyStatus } from '@states/journey-states';
import type { Watched } from './booking-problem';

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

/** What says how a booking stands; its journey's driver and its proposed changes are read with it. */
export const watchedOf = (booking: Booking): Watched => ({
  status: booking.status,
  journeyStatus: shownJourneyOf(booking),
  hasDriver: (booking.journey?.driverUserId ?? null) !== null,
  pickupAt: booking.pickupAt,
  plannedStart: booking.plannedStartAt,
  plannedEnd: booking.plannedEndAt,
  isChangeProposed: booking.changes!.length > 0,
});

/** A booking's state as people read it. */
export const shownStatusOf = (booking: Booking): ShownBookingStatus =>
  shownBooking(booking.status, shownJourneyOf(booking));
