/** The fee and refund of a cancellation, in öre. */
export interface CancellationTerms {
  bookings: { number: string; total: number; fee: number; refund: number }[];
  fee: number;
  refund: number;
}

/** Before it is done. */
export interface OfferedTerms extends CancellationTerms {
  /** When the operator cancels: until when the customer of the first of them chooses the refund or another bus; null if nothing is chosen. */
  choiceUntil: Date | null;
}

/** Once it is done. */
export interface CanceledTerms extends CancellationTerms {
  /** What is on its way back now: less than the refund where the customer chooses first, or a bank has taken some back. */
  promised: number;
}
