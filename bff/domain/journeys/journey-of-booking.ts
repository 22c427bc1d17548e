import { isActive, type JourneyStatus } from '@states/journey-states';
import { journeyStore } from './journey.store';
import { type MissingBus, missingOf, missingRefusal } from './missing-bus';
import { ratingRefusal } from './rate-journey';

/** What happens on the road with a bus that somebody has booked, as far as it concerns who sees the booking. */
export interface BookedJourney {
  id: number;
  number: string;
  status: JourneyStatus;
  /** On the road: where it is can be looked at. */
  isActive: boolean;
  /** Its customer may say how it was. */
  canBeRated: boolean;
  /** The customer may say now that the bus did not come. */
  canBeMissing: boolean;
  /** The customer has said so, and the bus has not started since. */
  missing: MissingBus | null;
  /** 1–5, once it is given. */
  rating: number | null;
}

/** Of a booking that the actor may see, which is the caller's to know; undefined when it has no journey. */
export async function journeyOfBooking(bookingId: number): Promise<BookedJourney | undefined> {
  const journey = await journeyStore.findOfBooking(bookingId);
  if (!journey) return undefined;
  const { id, number, status, rating } = journey;
  return {
    ...{ id, number, status, rating },
    isActive: isActive(status),
    canBeRated: ratingRefusal(journey) === undefined,
    canBeMissing: missingRefusal(journey) === undefined,
    missing: missingOf(journey),
  };
}
