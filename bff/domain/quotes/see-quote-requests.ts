// Traces: S3-023, S6-031, S8-033
import { actsFor, administeredPeople, peopleServed } from '@bff/domain/deal-organisations';
import { ableOperators, type AbleOperator } from '@bff/domain/offers';
import { storedNamesIn } from '@bff/domain/places';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { Page, PageWanted } from '@bff/domain/shared/list-page';
import { isNumberText } from '@bff/domain/shared/numbers';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { AskedStatus, OfficeRequestStatus, ShownRequestStatus } from '@states/quote-states';
import { quotePolicy } from './quote.policy';
import { requestIn } from './request-in-language';
import { type CompanyRequest, type QuoteRequestRow, quoteRequestStore } from './quote-request.store';

type IsRequest = (request: QuoteRequestRow) => boolean;

/** Tells for which requests a rule holds that knows whom the actor buys for. */
async function ruleFor(actor: Actor, rule: 'seeRequest' | 'choose'): Promise<IsRequest> {
  const served = new Set(actor.kind === 'user' ? await peopleServed(actor) : []);
  return (request) => quotePolicy[rule](actor, { ...request, isAskerServed: served.has(request.userId) });
}

/** Tells on which requests the actor may accept and reject quotes. */
export const choosableRequests = (actor: Actor): Promise<IsRequest> => ruleFor(actor, 'choose');

/**
 * The actor's own request, one of the people whom they buy for, or any for administrators.
 * @throws DomainError `quoteRequest.notFound`, also for somebody else's
 */
export async function seeQuoteRequest(actor: Actor, number: string): Promise<QuoteRequestRow> {
  const request = isNumberText(number) ? await quoteRequestStore.find(number) : undefined;
  must(request && (await ruleFor(actor, 'seeRequest'))(request), 'quoteRequest.notFound');
  return requestIn(actor.language, request);
}

/** Tells which requests are the actor's to follow, on the customer's page: those of `seeQuoteRequest`. */
export const followedRequests = (actor: Actor): Promise<IsRequest> => ruleFor(actor, 'seeRequest');

/** Tells which requests the actor may read: those of `seeQuoteRequest`, and of the people whom they administer in their organisation. */
export async function readableRequests(actor: Actor): Promise<IsRequest> {
  const isSeen = await ruleFor(actor, 'seeRequest');
  const administered = new Set(actor.kind === 'user' ? await administeredPeople(actor) : []);
  return (request) =>
    isSeen(request) ||
    quotePolicy.seeColleagues(actor, { ...request, isAskerAdministered: administered.has(request.userId) });
}

/** A request that the actor may read. @throws DomainError `quoteRequest.notFound`, also for somebody else's */
export async function readQuoteRequest(actor: Actor, number: string): Promise<QuoteRequestRow> {
  const request = isNumberText(number) ? await quoteRequestStore.find(number) : undefined;
  must(request && (await readableRequests(actor))(request), 'quoteRequest.notFound');
  return requestIn(actor.language, request);
}

/** What the actor's company was asked. @throws DomainError `quoteRequest.notFound`, also for a competitor's part */
export async function seeAsked(actor: Actor, id: number): Promise<CompanyRequest> {
  const asked = await quoteRequestStore.findAsked(id);
  must(asked && quotePolicy.answer(actor, asked), 'quoteRequest.notFound');
  return { ...asked, request: await requestIn(actor.language, asked.request) };
}

interface Wanted extends PageWanted {
  status?: ShownRequestStatus | undefined;
  text?: string;
  oldestFirst: boolean;
  /** By until when an answer is awaited. */
  byDeadline?: boolean;
}

const stored = async ({ text }: Pick<Wanted, 'text'>) =>
  text === undefined ? {} : { text: await storedNamesIn(text) };

async function listed(
  actor: Actor,
  query: Parameters<typeof quoteRequestStore.list>[0],
): Promise<Page<QuoteRequestRow>> {
  const { rows, total } = await quoteRequestStore.list({ ...query, ...(await stored(query)) });
  return { rows: await Promise.all(rows.map((row) => requestIn(actor.language, row))), total };
}

/** Those that `seeQuoteRequest` gives to whoever asks and buys; none for an actor who may not ask. `also`: the requests of those people too. */
export async function listQuoteRequests(
  actor: UserActor,
  query: Omit<Wanted, 'status'>,
  also: readonly number[] = [],
): Promise<Page<QuoteRequestRow>> {
  const { customerId, userId, deal } = actor;
  if (customerId !== null) return listed(actor, { ...query, owner: { customerId } });
  if (!deal || !quotePolicy.request(actor)) return { rows: [], total: 0 };
  const people = [...new Set([userId, ...(await peopleServed(actor)), ...also])];
  return listed(actor, { ...query, owner: { boughtBy: { userId: people, organisationId: deal.organisationId } } }); // prettier-ignore
}

/** The same, and those of the people whom the actor administers in their organisation. */
export const readableQuoteRequests = async (
  actor: UserActor,
  query: Omit<Wanted, 'status'>,
): Promise<Page<QuoteRequestRow>> => listQuoteRequests(actor, query, await administeredPeople(actor));

/** The requests of all of an organisation's people. @throws DomainError `auth.noPermission` */
export async function organisationQuoteRequests(
  actor: UserActor,
  organisationId: number,
  query: Omit<Wanted, 'status'>,
): Promise<Page<QuoteRequestRow>> {
  must(quotePolicy.watch(actor, { actsForIt: await actsFor(actor, organisationId) }), 'auth.noPermission');
  return listed(actor, { ...query, owner: { organisationId } });
}

/**
 * A request of an organisation's people, for those who watch its traffic. @throws DomainError `quoteRequest.notFound`, also for somebody
 * else's
 */
export async function seeOrganisationRequest(
  actor: UserActor,
  organisationId: number,
  number: string,
): Promise<QuoteRequestRow> {
  const request = isNumberText(number) ? await quoteRequestStore.find(number) : undefined;
  const actsForIt = request?.organisationId === organisationId && (await actsFor(actor, organisationId));
  must(request && quotePolicy.watch(actor, { actsForIt }), 'quoteRequest.notFound');
  return requestIn(actor.language, request);
}

/**
 * All requests, or one customer's, with what each company answered; found by whom to call about them too.
 * @throws DomainError `auth.noPermission`
 */
export async function allQuoteRequests(
  actor: Actor,
  {
    customerId,
    ...query
  }: Omit<Wanted, 'status'> & {
    state?: OfficeRequestStatus | undefined;
    due?: boolean;
    customerId?: number | undefined;
  },
): Promise<Page<QuoteRequestRow>> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  return listed(actor, { ...query, byContact: true, ...(customerId === undefined ? {} : { owner: { customerId } }) });
}

/**
 * How many requests have answers that are due, and when the first company's time runs out; null if it has of all of them. They are those of
 * the list of `allQuoteRequests` with `due`. @throws DomainError `auth.noPermission`
 */
export function answersDue(actor: Actor): ReturnType<typeof quoteRequestStore.answersDue> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  return quoteRequestStore.answersDue(clock.now());
}

/** What a company was asked; without one, what all were. @throws DomainError `auth.noPermission` */
export async function listAsked(
  actor: Actor,
  { companyId, ...query }: Wanted & { companyId: number | undefined; reads?: AskedStatus | undefined },
): Promise<Page<CompanyRequest>> {
  must(
    companyId === undefined ? quotePolicy.listAll(actor) : quotePolicy.listFor(actor, companyId),
    'auth.noPermission',
  );
  const { rows, total } = await quoteRequestStore.listAsked({
    ...query,
    ...(await stored(query)),
    ...(companyId === undefined ? {} : { companyId }),
  });
  const read = rows.map(async (row) => ({ ...row, request: await requestIn(actor.language, row.request) }));
  return { rows: await Promise.all(read), total };
}

/** The requests that wait for the company's answer. @throws DomainError `auth.noPermission` */
export async function newQuoteRequests(actor: Actor, companyId: number): Promise<Waiting> {
  must(quotePolicy.listFor(actor, companyId), 'auth.noPermission');
  return quoteRequestStore.waitingFor(companyId);
}

/** The operators that a trip can be sent to, the likeliest first; after a request, without those asked by it or before it. */
export async function operatorsToAsk(trip: TripRequest, after?: QuoteRequestRow): Promise<AbleOperator[]> {
  const asked: number[] = [];
  for (let request = after; request;) {
    asked.push(...request.companies.map(({ companyId }) => companyId));
    request = request.previousId === null ? undefined : await quoteRequestStore.byId(request.previousId);
  }
  return ableOperators(trip, asked);
}
