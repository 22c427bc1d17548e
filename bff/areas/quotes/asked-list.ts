import { type CompanyRequest, listAsked, type OwnQuote, ownQuotes } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { clock } from '@bff/platform/clock';
import { ASKED_STATES, type AskedStatus } from '@states/quote-states';

/** A request that one company was sent, in a list. */
export interface AskedSummary {
  id: number;
  number: string;
  companyName: string;
  status: AskedStatus;
  from: string;
  to: string;
  departure: Date;
  passengers: number;
  created: Date;
  /** Null of one that nobody answers any more, as it is closed, or never needed to: the office has offered in the company's name. */
  answerBy: Date | null;
  /** While its answer is awaited, for how long yet, in milliseconds. */
  left: number | null;
  /** What the company has quoted, in öre; null if nothing. */
  ownPrice: number | null;
  /** What has become of that; null if nothing was quoted. */
  quote: OwnQuote['status'] | null;
  /** What was bought by it is canceled. */
  isCanceled: boolean;
  /** Of one whose quote is withdrawn: whether an administrator had made it in the company's name, and who withdrew it. */
  withdrawn: { isSold: boolean; byOffice: boolean } | null;
}

/** Quote requests: those that wait for an answer, the soonest deadline first, then the newest. */
export const askedListSpec = listSpec({
  sorts: ['answerBy', 'created'],
  plainSort: 'answerBy',
  filters: { status: ASKED_STATES },
});

const summaryOf = (
  { id, companyName, reads, createdAt, expiresAt, request }: CompanyRequest,
  own: OwnQuote | undefined,
): AskedSummary => {
  const { stops, departure, adults, children, wheelchairs } = request.trip;
  const withdrawn =
    own && reads === 'withdrawn' ? { isSold: request.seller !== null && own.isFirst, byOffice: own.byOffice } : null;
  const isToAnswer = reads !== 'closed' && reads !== 'offered' && !withdrawn?.isSold;
  return {
    id,
    number: request.number,
    companyName,
    status: reads,
    from: stops[0]?.place.name ?? '',
    to: stops.at(-1)?.place.name ?? '',
    departure,
    passengers: adults + children + wheelchairs,
    created: createdAt,
    answerBy: isToAnswer ? expiresAt : null,
    left: reads === 'new' ? expiresAt.getTime() - clock.millis() : null,
    ownPrice: own?.price ?? null,
    quote: own?.status ?? null,
    isCanceled: own?.isCanceled ?? false,
    withdrawn,
  };
};

/** What a company was asked. */
export function readAsked(
  actor: UserActor,
  companyId: number,
  query: Asked<typeof askedListSpec>,
): ReadList<AskedSummary> {
  return async (part) => {
    const { status } = query.filters;
    const order = { byDeadline: query.sort === 'answerBy', oldestFirst: !query.descending };
    const { rows, total } = await listAsked(actor, { companyId, reads: status, text: query.text, ...order, ...part });
    const quotes = await ownQuotes(
      actor,
      companyId,
      rows.map(({ id }) => id),
    );
    return { rows: rows.map((row) => summaryOf(row, quotes.get(row.id))), total };
  };
}
