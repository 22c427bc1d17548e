// Traces: S1-013, S4-024, S5-019, S8-033, S8-652
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { inTransaction } from '@bff/platform/transaction';
import { mailEnded } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { type CompanyRequest, quoteRequestStore } from './quote-request.store';

/** What the actor's company was asked, locked. @throws DomainError `quoteRequest.notFound`, `quoteRequest.expired`, `state.notAllowed` */
export async function lockToAnswer(actor: Actor, id: number): Promise<CompanyRequest> {
  const row = await quoteRequestStore.lockAsked(id);
  must(row && quotePolicy.answer(actor, row), 'quoteRequest.notFound');
  must(row.shown !== 'expired', 'quoteRequest.expired');
  return row;
}

/**
 * The company rejects the request, and says why; the customer is told.
 * @throws DomainError `quoteRequest.notFound`, `quoteRequest.expired`, `state.notAllowed`
 */
export async function rejectQuoteRequest(actor: Actor, id: number, message: string): Promise<void> {
  await inTransaction(async () => {
    const row = await lockToAnswer(actor, id);
    await quoteRequestStore.move(row, 'rejected', { actor, reason: message, set: { message } });
    const request = await quoteRequestStore.byId(row.request.id);
    must(request, 'quoteRequest.notFound');
    await mailEnded(request, { id, operator: row.companyName, message });
  });
}
