import type { Booking, Journey } from '@db/models';
import { type JourneyOutcome, shownJourney, type ShownJourneyStatus } from '@states/journey-states';

/** What is read of a booking's journey for its state. */
export const JOURNEY_STATE = ['status', 'terminationReason', 'outcome'] as const;

/** How far a booking's journey is, as people read it; null if it has none yet. */
export const shownJourneyOf = ({ returnAt, journey }: Booking): ShownJourneyStatus | null =>
  journey
    ? shownJourney({
        status: journey.status,
        hasReturn: returnAt !== null,
        terminationReason: journey.terminationReason,
        outcome: journey.outcome,
      })
    : null;

/** How one went that nobody reported, as an administrator found out (decision 1313). */
export interface FoundOutcome {
  outcome: JourneyOutcome;
  /** According to whom or what. */
  source: string;
}

export const foundOutcome = (journey: Journey | null | undefined): FoundOutcome | null =>
  journey?.outcome && journey.outcomeSource !== null
    ? { outcome: journey.outcome, source: journey.outcomeSource }
    : null;
