import { occupancyStore } from '@bff/domain/availability';
import type { Actor } from '@bff/domain/shared/actor';
import type { RejectedBy } from '@states/quote-states';
import { type QuoteRow, quoteStore } from './quote.store';

/** Closes an open quote, with its request locked, and frees its buses. */
export async function closeQuote(
  quote: QuoteRow,
  {
    actor,
    by,
    byOffice = false,
    reason,
  }: {
    actor: Actor;
    by: RejectedBy;
    /** The office withdraws it for its company. */
    byOffice?: boolean;
    reason: string | null;
  },
): Promise<void> {
  await occupancyStore.lockVehicles(quote.buses.map(({ vehicleId }) => vehicleId));
  await occupancyStore.releaseQuotes([quote.id]);
  const code = by === 'operator' ? 'quoteWithdrawn' : undefined;
  const set = { rejectedBy: by, rejectReason: reason, withdrawnByOffice: byOffice };
  await quoteStore.move(quote, 'rejected', { actor, code, reason, set });
}
