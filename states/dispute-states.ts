import { transitions } from './transitions';

export type DisputeStatus =
  'needsResponse' | 'underReview' | 'won' | 'lost' | 'warningNeedsResponse' | 'warningUnderReview' | 'warningClosed';

/**
 * A dispute is the customer's bank taking a payment back. A warning is the bank asking first: nothing is taken, and it may become a dispute
 * even after it was closed. Steps may be missed, since the provider is asked how it stands and not how it came there.
 */
export const disputeStates = transitions<DisputeStatus>(
  {
    warningNeedsResponse: ['warningUnderReview', 'warningClosed', 'needsResponse', 'underReview', 'won', 'lost'],
    warningUnderReview: ['warningNeedsResponse', 'warningClosed', 'needsResponse', 'underReview', 'won', 'lost'],
    warningClosed: ['needsResponse', 'underReview', 'won', 'lost'],
    /** We may show the bank why the payment is right, until a day it says. */
    needsResponse: ['underReview', 'won', 'lost'],
    underReview: ['needsResponse', 'won', 'lost'],
    /** The bank sided with us: the money comes back. */
    won: [],
    /** The customer keeps the money. Banks have been seen to change their mind. */
    lost: ['won'],
  },
  { starts: ['warningNeedsResponse', 'needsResponse'], ends: ['won'] },
);
