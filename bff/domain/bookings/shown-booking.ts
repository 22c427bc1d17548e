import type { Booking } from '@db/models';
import { shownBooking, type ShownBookingStatus } from '@states/booking-states';
import { shownJourneyOf } from '../shared/shown-journey';
import type { Watched } from './booking-problem';

/** For the `include` of lists that have canceled bookings. */
export const CHOICE = { association: 'choice', attributes: ['status', 'deadlineAt'] };

/** What says how a booking stands; its journey's driver and its proposed changes are read with it. */
export const watchedOf = (booking: Booking): Watched => ({
  status: booking.status,
  journeyStatus: shownJourneyOf(booking),
  hasDriver: (booking.journey?.driverUserId ?? null) !== null,
  pickupAt: booking.pickupAt,
  plannedStart: booking.plannedStartAt,
  plannedEnd: booking.plannedEndAt,
  isChangeProposed: booking.changes!.length > 0,
  // Where canceled bookings are listed.
  choice: booking.choice ? { status: booking.choice.status, deadline: booking.choice.deadlineAt } : null,
});

/** A booking's state as people read it. */
export const shownStatusOf = (booking: Booking): ShownBookingStatus =>
  shownBooking(booking.status, shownJourneyOf(booking));
