import type { Booking } from '@db/models';
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
