import { transitions } from './transitions';

export type DisputeStatus =
  'needsResponse' | 'underReview' | 'won' | 'lost' | 'warningNeedsResponse' | 'warningUnderReview' | 'warningClosed';

/**
 * A dispute means that the customer's bank reclaims a payment; a warning, that the bank enquires first: nothing is taken, and it may become
 * a dispute even after it was closed. Steps may be skipped, since the provider is asked for the present state, not for its history.
 */
export const disputeStates = transitions<DisputeStatus>(
  {
    warningNeedsResponse: ['warningUnderReview', 'warningClosed', 'needsResponse', 'underReview', 'won', 'lost'],
    warningUnderReview: ['warningNeedsResponse', 'warningClosed', 'needsResponse', 'underReview', 'won', 'lost'],
    warningClosed: ['needsResponse', 'underReview', 'won', 'lost'],
    /** We may show the bank why the payment is right, until a day that it sets. */
    needsResponse: ['underReview', 'won', 'lost'],
    underReview: ['needsResponse', 'won', 'lost'],
    /** The bank sided with us: the money is returned. */
    won: [],
    /** The customer keeps the money. Banks have been seen to change their mind. */
    lost: ['won'],
  },
  { starts: ['warningNeedsResponse', 'needsResponse'], ends: ['won'] },
);
