/** The fee and refund of a cancellation, in öre. */
export interface CancellationTerms {
  bookings: { number: string; total: number; fee: number; refund: number }[];
  fee: number;
  refund: number;
}
