import {
  type BestQuote,
  bestQuotes,
  choosableRequests,
  followedRequests,
  type ChosenQuote,
  listQuoteRequests,
  organisationQuoteRequests,
  readableQuoteRequests,
  type QuoteRequestRow,
} from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import type { AskedStatus } from '@states/quote-states';

/** A quote request in its customer's list. */
export interface QuoteListRow {
  number: string;
  from: string;
  to: string;
  departure: Date;
  created: Date;
  companies: { name: string; status: AskedStatus }[];
}

/** The same for whom the quotes are for: with what was accepted or can be. */
export interface OwnQuoteListRow extends QuoteListRow {
  best: BestQuote | ChosenQuote | null;
}

/** The same in an organisation, where whoever buys chooses for others, and administrators read what their people have asked for. */
export interface UnitQuoteListRow extends OwnQuoteListRow {
  askedBy: string;
  /** The actor asked for it, or accepts and rejects quotes on it; otherwise they only read it. */
  isFollowed: boolean;
  /** Until when an answer is awaited: the earliest of them; null if of none. */
  answerBy: Date | null;
}

/** Newest first. */
export const quoteListSpec = listSpec({ sorts: ['created'], plainSort: '-created', filters: {} });

const rowOf = ({ number, trip, createdAt, companies }: QuoteRequestRow): QuoteListRow => ({
  number,
  from: trip.stops[0]?.place.name ?? '',
  to: trip.stops.at(-1)?.place.name ?? '',
  departure: trip.departure,
  created: createdAt,
  companies: companies.map(({ companyName, reads }) => ({ name: companyName, status: reads })),
});

const earliest = (times: readonly Date[]): Date | null =>
  times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null;

/** What the actor has asked for, and those for whom they buy; none for somebody who may not ask. */
export function readQuotes(actor: UserActor, query: Asked<typeof quoteListSpec>): ReadList<OwnQuoteListRow> {
  return async (part) => {
    const { rows, total } = await listQuoteRequests(actor, { oldestFirst: !query.descending, ...part });
    const best = await bestQuotes(actor, rows);
    return { rows: rows.map((row) => ({ ...rowOf(row), best: best.get(row.id) ?? null })), total };
  };
}

/** The same, and what those have asked for whom they administer. */
export function readUnitQuotes(actor: UserActor, query: Asked<typeof quoteListSpec>): ReadList<UnitQuoteListRow> {
  return async (part) => {
    const { rows, total } = await readableQuoteRequests(actor, { oldestFirst: !query.descending, ...part });
    const best = await bestQuotes(actor, rows);
    const isFollowed = await followedRequests(actor);
    return {
      rows: rows.map((row) => ({
        ...rowOf(row),
        best: best.get(row.id) ?? null,
        askedBy: row.askerName,
        isFollowed: isFollowed(row),
        answerBy: earliest(row.companies.filter(({ shown }) => shown === 'new').map(({ expiresAt }) => expiresAt)),
      })),
      total,
    };
  };
}

/** On the first page of whoever only asks. */
const LATEST = { oldestFirst: false, page: 1, pageSize: 5 } as const;

/** The latest of what the actor has asked for, with what came of it. */
export async function latestQuotes(actor: UserActor): Promise<{ rows: OwnQuoteListRow[]; total: number }> {
  const { rows, total } = await listQuoteRequests(actor, LATEST);
  const best = await bestQuotes(actor, rows);
  return { rows: rows.map((row) => ({ ...rowOf(row), best: best.get(row.id) ?? null })), total };
}

/** As many requests as somebody has open at once, and more. */
const NEWEST = { oldestFirst: false, page: 1, pageSize: 50 } as const;

/** The requests with quotes that the actor may accept, newest first. */
async function requestsToChoose(actor: UserActor): Promise<(BestQuote & { number: string })[]> {
  const { rows } = await listQuoteRequests(actor, NEWEST);
  const quoted = await bestQuotes(actor, rows.filter(await choosableRequests(actor)));
  return rows.flatMap(({ id, number }) => {
    const best = quoted.get(id);
    return best && 'until' in best ? [{ number, ...best }] : [];
  });
}

/** The numbers of the requests with quotes that the actor may accept, newest first. */
export const numbersToChoose = async (actor: UserActor): Promise<string[]> =>
  (await requestsToChoose(actor)).map(({ number }) => number);

/** The requests on which the actor may accept quotes that have some: how many quotes, and until when the first can be; null if none has. */
export async function quotesToChoose(actor: UserActor): Promise<{ count: number; until: Date } | null> {
  const open = await requestsToChoose(actor);
  const until = earliest(open.map((best) => best.until));
  return until && { count: open.reduce((sum, { count }) => sum + count, 0), until };
}

/** Quote requests of the organisation that a traffic controller acts for; none if they act for none. */
export function readOrganisationQuotes(
  actor: UserActor,
  organisationId: number | undefined,
  query: Asked<typeof quoteListSpec>,
): ReadList<QuoteListRow> {
  return async (part) => {
    if (organisationId === undefined) return { rows: [], total: 0 };
    const wanted = { oldestFirst: !query.descending, ...part };
    const { rows, total } = await organisationQuoteRequests(actor, organisationId, wanted);
    return { rows: rows.map(rowOf), total };
  };
}
