/** What a customer got or gets back for canceled buses. */
export interface Repaid {
  /** In öre. */
  amount: number;
  /** The last of it has left for the card. */
  done: boolean;
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
    done: ofCancellation.every(({ status }) => status === 'succeeded'),
  };
}
