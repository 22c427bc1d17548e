import { allQuoteRequests, officeStandings, type OfficeStanding, type QuoteRequestRow } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import type { Page } from '@bff/domain/shared/list-page';
import { type Asked, checkCustomer, checkNumberSearch, listSpec, type ReadList } from '@bff/lists';
import { clock } from '@bff/platform/clock';
import { OFFICE_REQUEST_STATES, type ShownRequestStatus } from '@states/quote-states';

/** A quote request in the administrators' list. */
export interface OfficeRequest extends Omit<OfficeStanding, 'sold'> {
  number: string;
  customer: { id: number; name: string };
  from: string;
  to: string;
  departure: Date;
  passengers: number;
  created: Date;
  /**
   * The companies asked, none where an administrator offered the trip; how many of them have answered; how many have made a quote, or an
   * administrator in their name; said no; and are still to answer, and until when.
   */
  asked: number;
  answers: number;
  quoted: number;
  rejected: number;
  waiting: number;
  answerBy: Date | null;
  /** For how long yet, in milliseconds. */
  left: number | null;
}

/** Those that wait for an answer, the soonest deadline first, then the newest. */
export const officeListSpec = listSpec({
  sorts: ['answerBy', 'created'],
  plainSort: 'answerBy',
  filters: { state: OFFICE_REQUEST_STATES, answers: ['due'], customer: checkCustomer },
  checkText: checkNumberSearch,
});

/** The rows of a page, with how all of them stand read at once. */
async function rowsOf(actor: UserActor, requests: readonly QuoteRequestRow[]): Promise<OfficeRequest[]> {
  const standingOf = await officeStandings(actor, requests);
  return requests.map((request) => rowOf(request, standingOf(request)));
}

function rowOf(
  { number, trip, createdAt, customerId, customerName, companies, seller }: QuoteRequestRow,
  { status, orderNumber, offeredIn }: OfficeStanding,
): OfficeRequest {
  const count = (answer: ShownRequestStatus) => companies.filter(({ shown }) => shown === answer).length;
  const [quoted, rejected] = [count('answered'), count('rejected')];
  const waiting = companies.filter(({ shown }) => shown === 'new');
  const [answerBy = null] = waiting.map(({ expiresAt }) => expiresAt).sort((a, b) => a.getTime() - b.getTime());
  return {
    number,
    status,
    orderNumber,
    customer: { id: customerId, name: customerName },
    from: trip.stops[0]?.place.name ?? '',
    to: trip.stops.at(-1)?.place.name ?? '',
    departure: trip.departure,
    passengers: trip.adults + trip.children + trip.wheelchairs,
    created: createdAt,
    asked: seller ? 0 : companies.length,
    answers: seller ? 0 : quoted + rejected,
    quoted,
    rejected,
    waiting: waiting.length,
    answerBy,
    left: answerBy && answerBy.getTime() - clock.millis(),
    offeredIn,
  };
}

/** All quote requests, a row for each. */
export function readOfficeRequests(actor: UserActor, query: Asked<typeof officeListSpec>): ReadList<OfficeRequest> {
  const { text, sort, descending, filters } = query;
  return async (part) => {
    const order = { byDeadline: sort === 'answerBy', oldestFirst: !descending };
    const customerId = filters.customer === undefined ? undefined : Number(filters.customer);
    const wanted = { text, state: filters.state, due: filters.answers === 'due', customerId, ...order, ...part };
    const { rows, total } = await allQuoteRequests(actor, wanted);
    return { rows: await rowsOf(actor, rows), total };
  };
}

/** How many of a customer's requests their page shows. */
const NEWEST = 5;

/** A customer's newest requests, and how many there are. @throws DomainError `auth.noPermission` */
export async function newestRequestsOf(actor: UserActor, customerId: number): Promise<Page<OfficeRequest>> {
  const wanted = { customerId, oldestFirst: false, page: 1, pageSize: NEWEST };
  const { rows, total } = await allQuoteRequests(actor, wanted);
  return { rows: await rowsOf(actor, rows), total };
}
