// Traces: S2-114
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { type OfficeRequestStatus, officeRequestStatus } from '@states/quote-states';
import { quotePolicy } from './quote.policy';
import type { QuoteRequestRow } from './quote-request.store';
import { quoteStore } from './quote.store';
import { lastStanding, soldAfter, type SoldQuote } from './see-sold-quotes';

/** How a request stands for the office, the same wherever it is read. */
export interface OfficeStanding {
  status: OfficeRequestStatus;
  /** Of what is bought by one of its quotes: from when the customer begins to pay, also once it is canceled. */
  orderNumber: string | null;
  /** What administrators have offered after it, the first first, and the number of the last of these that stands. */
  sold: SoldQuote[];
  offeredIn: string | null;
}

/** How each of these requests stands, as many statements for all as for one. @throws DomainError `auth.noPermission` */
export async function officeStandings(
  actor: Actor,
  requests: readonly Pick<QuoteRequestRow, 'id' | 'companies'>[],
): Promise<(request: Pick<QuoteRequestRow, 'id' | 'companies'>) => OfficeStanding> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  const ids = requests.map(({ id }) => id);
  const [offered, ordered] = await Promise.all([soldAfter(actor, ids), quoteStore.orderedOf(ids)]);
  return ({ id, companies }) => {
    const order = ordered.get(id) ?? null;
    const sold = offered.get(id) ?? [];
    const answers = companies.map(({ shown }) => shown);
    return {
      status: officeRequestStatus(answers, order),
      orderNumber: order?.number ?? null,
      sold,
      offeredIn: lastStanding(sold),
    };
  };
}
