// Traces: S3-024, S4-019
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { inTransaction } from '@bff/platform/transaction';
import { closeQuote } from './close-quote';
import { mailWithdrawn } from './quote-mail';
import { quoteRequestStore } from './quote-request.store';
import { quoteStore } from './quote.store';
import { seeAsked } from './see-quote-requests';

/**
 * The company withdraws its open quote, for example because the price is wrong, and says why; the customer is told. It is then asked again:
 * until the request's deadline it can answer with another quote. A quote that the customer is paying for stays as it is.
 * @throws DomainError `quoteRequest.notFound`, `quote.notFound`, `quote.expired`, `quote.notOpen`
 */
export async function withdrawQuote(actor: Actor, askedId: number, message: string): Promise<void> {
  const { request: asked } = await seeAsked(actor, askedId);
  await inTransaction(async () => {
    const all = await quoteStore.lockRequest(asked.id);
    const quote = all.findLast(({ quoteRequestCompanyId }) => quoteRequestCompanyId === askedId);
    must(quote, 'quote.notFound');
    must(quote.shown !== 'expired', 'quote.expired');
    must(quote.status === 'open', 'quote.notOpen');
    const row = await quoteRequestStore.lockAsked(askedId);
    must(row, 'quoteRequest.notFound');
    await closeQuote(quote, { actor, by: 'operator', reason: message });
    await quoteRequestStore.askAgain(row, actor);
    const request = await quoteRequestStore.byId(asked.id);
    must(request, 'quoteRequest.notFound');
    const others = all.filter(({ id, shown }) => id !== quote.id && shown === 'open').length;
    await mailWithdrawn(request, quote, { operator: row.companyName, message, others });
  });
}
