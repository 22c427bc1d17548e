// Traces: S2-134
import { contactInfo } from '@bff/domain/customers';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { mailQuote } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { quoteRequestStore } from './quote-request.store';
import { quoteStore } from './quote.store';
import { isSoldQuote } from './see-office-quotes';

/**
 * Sends an open quote to the customer again, who says that it never arrived: the same mail to the same people, with its deadline as it was.
 * Several times within a minute, it is sent and logged once.
 * @throws DomainError `quote.notFound`, `quote.expired`, `quote.notOpen`; `customer.notFound` once the customer is deleted
 */
export async function sendQuoteAgain(actor: Actor, quoteId: number): Promise<void> {
  must(quotePolicy.sendAgain(actor), 'quote.notFound');
  const found = await quoteStore.find(quoteId);
  must(found, 'quote.notFound');
  await inTransaction(async () => {
    // It is not answered or withdrawn meanwhile.
    const all = await quoteStore.lockRequest(found.quoteRequestId);
    const quote = all.find(({ id }) => id === quoteId);
    const request = await quoteRequestStore.byId(found.quoteRequestId);
    must(quote && request, 'quote.notFound');
    must(quote.shown !== 'expired', 'quote.expired');
    must(quote.status === 'open', 'quote.notOpen');
    must((await contactInfo(actor, request.customerId)).deletedAt === null, 'customer.notFound');
    const asked = request.companies.find(({ id }) => id === quote.quoteRequestCompanyId);
    const isSold = isSoldQuote(request, { id: quoteId, all });
    if (!(await mailQuote(request, { ...quote, quoteId, operator: asked?.companyName ?? '', isSold }, true))) return;
    const { status } = quote;
    await logTransition({ entity: 'quote', entityId: quoteId, from: status, to: status, by: actor, code: 'quoteSentAgain' }); // prettier-ignore
  });
}
