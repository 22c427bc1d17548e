import { type DisputeStatus, disputeStates as states } from '@states/dispute-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { DisputeStatus };
export const disputeStates = enforced(states);

/** Nothing to do for a person while the bank thinks. */
export const isBankThinking = (status: DisputeStatus): boolean =>
  status === 'underReview' || status === 'warningUnderReview';
