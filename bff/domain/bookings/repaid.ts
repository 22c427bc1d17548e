/** A refund's state as customers are told it: under way until it has left for the card. */
export type RefundState = 'underWay' | 'done';

/** What a customer got or gets back for canceled buses. */
export interface Repaid {
  /** In öre. */
  amount: number;
  /** `done` once the last of it has left for the card. */
  status: RefundState;
}

interface MadeRefund {
  amount: number;
  status: 'requested' | 'pending' | 'succeeded' | 'failed';
  reason: string;
}

/** The refunds of a cancellation as one; null if there are none. A failed one is left out: customer service sees to it. */
export function repaidOf(refunds: readonly MadeRefund[]): Repaid | null {
  const ofCancellation = refunds.filter(({ reason, status }) => reason === 'canceled' && status !== 'failed');
  if (ofCancellation.length === 0) return null;
  return {
    amount: ofCancellation.reduce((sum, { amount }) => sum + amount, 0),
    status: ofCancellation.every(({ status }) => status === 'succeeded') ? 'done' : 'underWay',
  };
}
