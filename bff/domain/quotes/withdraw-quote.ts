// Traces: S2-134, S3-024, S4-019
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { inTransaction } from '@bff/platform/transaction';
import { closeQuote } from './close-quote';
import { mailClosed, mailWithdrawn } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { type CompanyRequest, quoteRequestStore } from './quote-request.store';
import { type QuoteRow, quoteStore } from './quote.store';
import { isSoldQuote } from './see-office-quotes';
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
    const row = await close(quote, { actor, message, byOffice: false });
    await quoteRequestStore.askAgain(row, actor);
    await tellCustomer(quote, { all, operator: row.companyName, message, byOffice: null });
  });
}

/**
 * An administrator withdraws an open quote; customer and company are told. A company that made it itself is asked again. One whose bus was
 * only offered in its name is not: nobody has asked it.
 * @throws DomainError `quote.notFound`, `quote.expired`, `quote.notOpen`
 */
export async function withdrawQuoteAsOffice(actor: Actor, quoteId: number, message: string): Promise<void> {
  must(quotePolicy.withdrawAny(actor), 'quote.notFound');
  const found = await quoteStore.find(quoteId);
  must(found, 'quote.notFound');
  await inTransaction(async () => {
    const all = await quoteStore.lockRequest(found.quoteRequestId);
    const quote = all.find(({ id }) => id === quoteId);
    must(quote, 'quote.notFound');
    const row = await close(quote, { actor, message, byOffice: true });
    const isSold = isSoldQuote(row.request, { id: quoteId, all });
    if (isSold) await quoteRequestStore.askNoMore(row, actor);
    else await quoteRequestStore.askAgain(row, actor);
    const request = await tellCustomer(quote, { all, operator: row.companyName, message, byOffice: { isSold } });
    await mailClosed(request, quote, { by: 'office', reason: message });
  });
}

/** With the request locked. */
async function close(
  quote: QuoteRow,
  { actor, message, byOffice }: { actor: Actor; message: string; byOffice: boolean },
): Promise<CompanyRequest> {
  must(quote.shown !== 'expired', 'quote.expired');
  must(quote.status === 'open', 'quote.notOpen');
  const row = await quoteRequestStore.lockAsked(quote.quoteRequestCompanyId);
  must(row, 'quoteRequest.notFound');
  await closeQuote(quote, { actor, by: 'operator', byOffice, reason: message });
  return row;
}

async function tellCustomer(
  quote: QuoteRow,
  {
    all,
    ...facts
  }: { all: readonly QuoteRow[]; operator: string; message: string; byOffice: { isSold: boolean } | null },
) {
  const request = await quoteRequestStore.byId(quote.quoteRequestId);
  must(request, 'quoteRequest.notFound');
  const others = all.filter(({ id, shown }) => id !== quote.id && shown === 'open').length;
  await mailWithdrawn(request, quote, { ...facts, others });
  return request;
}
