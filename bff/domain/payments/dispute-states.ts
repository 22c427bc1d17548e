import { type DisputeStatus, disputeStates as states } from '@states/dispute-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { DisputeStatus };
export const disputeStates = enforced('dispute', states);

/** Nothing for us to do while the bank decides. */
export const isBankThinking = (status: DisputeStatus): boolean =>
  status === 'underReview' || status === 'warningUnderReview';
