import { isActive, type JourneyStatus } from '@states/journey-states';
import { journeyStore } from './journey.store';
import { type MissingBus, missingOf, missingRefusal } from './missing-bus';
import { ratingRefusal } from './rate-journey';

/** The road part of a booked bus, as far as it concerns those who see the booking. */
export interface BookedJourney {
  id: number;
  number: string;
  status: JourneyStatus;
  /** On the road: its position can be shown. */
  isActive: boolean;
  /** The customer may rate it. */
  canBeRated: boolean;
  /** The customer may now report the bus as missing. */
  canBeMissing: boolean;
  /** The customer has reported it missing, and it has not started since. */
  missing: MissingBus | null;
  /** 1–5, once given. */
  rating: number | null;
}

/** For a booking that the actor may see, which the caller checks; undefined when it has no journey. */
export async function journeyOfBooking(bookingId: number): Promise<BookedJourney | undefined> {
  const journey = await journeyStore.findOfBooking(bookingId);
  if (!journey) return undefined;
  const { id, number, status, rating } = journey;
  return {
    id,
    number,
    status,
    rating,
    isActive: isActive(status),
    canBeRated: ratingRefusal(journey) === undefined,
    canBeMissing: missingRefusal(journey) === undefined,
    missing: missingOf(journey),
  };
}
