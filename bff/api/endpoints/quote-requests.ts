import { z } from 'zod';
import { TripRefused } from '@bff/domain/offers';
import { resolvePlace } from '@bff/domain/places';
import {
  acceptQuote,
  listQuoteRequests,
  quotePolicy,
  quotesOfRequest,
  rejectQuote,
  requestQuotes,
  seeQuoteRequest,
} from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { bodiesOf } from '#fields/kinds';
import { quoteRequest } from '#fields/quote';
import { endpoint } from '../endpoint/endpoint';
import { RequestRefused } from '../endpoint/failure';
import { id, listQuery, listView, noInput, reasonGiven } from './fields';
import { requestView, requestWithQuotes, toQuote, toView } from './quote-views';
import { isSettled, refuseTrip, refuseUnknown, tripFields, tripOfBody } from './trip-body';
import { named } from '../endpoint/named';

const byNumber = z.strictObject({ number: z.string().max(40) });
const byId = z.strictObject({ id });
const mayBuy = ({ actor }: { actor: UserActor }) => quotePolicy.buy(actor);
const mayAsk = ({ actor }: { actor: UserActor }) => quotePolicy.request(actor);
const { message, specialRequests } = bodiesOf(quoteRequest);
const newRequest = named(
  'NewQuoteRequest',
  z.strictObject({
    ...tripFields,
    /** One to three. */
    companies: z.array(z.int().positive()).max(20),
    message,
    specialRequests,
    sendKey: z.uuid(),
  }),
);

export const quoteRequestEndpoints = [
  endpoint({
    method: 'POST',
    path: '/quote-requests',
    operationId: 'requestQuotes',
    description:
      'Asks one to three bus companies for a price. Places must be unambiguous: use ids from `searchTrips`. A repeated call with the same `sendKey` creates nothing new.',
    tag: 'quotes',
    summary: {
      sv: 'Begär offert av upp till tre bussbolag; samma sendKey skickas en gång',
      en: 'Request quotes from up to three bus companies',
    },
    auth: 'bearer',
    policy: mayAsk,
    status: 201,
    input: newRequest,
    output: requestView,
    errors: [
      'place.notFound',
      'quoteRequest.noCompany',
      'quoteRequest.tooManyCompanies',
      'company.notFound',
      'customer.notFound',
      'dealOrganisation.noCard',
      'dealUnit.noneToBuyFor',
      'booking.departureTooSoon',
      'booking.departurePast',
      'booking.returnPast',
      'booking.returnBeforeDeparture',
      'booking.dayTripOneDay',
      'booking.tooManyDays',
      'booking.sameStop',
      'booking.sameEnds',
      'request.tooMany',
    ],
    handle: async ({ caller: { actor }, input, language }) => {
      const resolved = await Promise.all(input.stops.map(({ place }) => resolvePlace(place, language)));
      refuseUnknown(input, resolved);
      if (!resolved.every(isSettled))
        throw new RequestRefused([{ key: 'input.invalid', field: 'stops', detail: 'a place has several meanings' }]);
      const trip = tripOfBody(
        input,
        resolved.map(({ place }) => place),
      );
      const { number } = await requestQuotes(actor, {
        trip,
        companyIds: input.companies,
        message: input.message,
        specialRequests: input.specialRequests,
        sendKey: input.sendKey,
      }).catch((error: unknown): never => {
        if (error instanceof TripRefused) refuseTrip(error.faults);
        throw error;
      });
      return toView(await seeQuoteRequest(actor, number));
    },
  }),
  endpoint({
    method: 'GET',
    path: '/quote-requests',
    operationId: 'listQuoteRequests',
    description:
      'Lists the customer’s requests with each company’s status; for whoever buys for units, also those of the units’ users.',
    tag: 'quotes',
    summary: { sv: 'Egna offertförfrågningar', en: 'List own quote requests' },
    auth: 'bearer',
    policy: mayAsk,
    query: z.strictObject(listQuery(['created'])),
    output: named('QuoteRequestList', z.object({ quoteRequests: z.array(requestView), ...listView })),
    errors: [],
    handle: async ({ caller: { actor }, query: { page, pageSize, order } }) => {
      const found = await listQuoteRequests(actor, { oldestFirst: order === 'asc', page, pageSize });
      return { quoteRequests: found.rows.map(toView), total: found.total, page, pageSize };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/quote-requests/:number',
    operationId: 'getQuoteRequest',
    description: 'Returns a request with the answers and quotes received so far.',
    tag: 'quotes',
    summary: {
      sv: 'En offertförfrågan med bolagens svar och offerter',
      en: 'Get a quote request with its answers and quotes',
    },
    auth: 'bearer',
    policy: mayAsk,
    params: byNumber,
    output: requestWithQuotes,
    errors: ['quoteRequest.notFound'],
    handle: async ({ caller: { actor }, params }) => {
      const request = await seeQuoteRequest(actor, params.number);
      const { quotes, buses } = await quotesOfRequest(actor, params.number);
      return { ...toView(request), quotes: quotes.map((quote) => toQuote(quote, buses)) };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/quotes/:id/accept',
    operationId: 'acceptQuote',
    description:
      'Creates a booking at the quoted price and closes the request’s other quotes. The booking is then completed and paid for like any other.',
    tag: 'quotes',
    summary: {
      sv: 'Godkänn en offert: en bokning till offertens pris, som sedan betalas',
      en: 'Accept a quote and create a booking',
    },
    auth: 'bearer',
    policy: mayBuy,
    params: byId,
    input: noInput,
    output: named('AcceptedQuote', z.object({ number: z.string() })),
    errors: [
      'quote.notFound',
      'quote.expired',
      'quote.notOpen',
      'quote.anotherChosen',
      'booking.occupied',
      'booking.cannotBookNow',
      'booking.tooManyHolds',
      'booking.tripTooLong',
      'booking.noRoute',
      'route.unavailable',
      'user.awaitsDeletion',
      'dealOrganisation.noCard',
    ],
    handle: async ({ caller: { actor }, params }) => ({ number: (await acceptQuote(actor, params.id)).orderNumber }),
  }),
  endpoint({
    method: 'POST',
    path: '/quotes/:id/reject',
    operationId: 'rejectQuote',
    description: 'Declines a quote and releases its buses.',
    tag: 'quotes',
    summary: { sv: 'Avböj en offert', en: 'Decline a quote' },
    auth: 'bearer',
    policy: mayBuy,
    params: byId,
    input: reasonGiven,
    output: z.null(),
    errors: ['quote.notFound', 'quote.expired', 'quote.notOpen'],
    handle: async ({ caller: { actor }, params, input }) => {
      await rejectQuote(actor, params.id, input.reason);
      return null;
    },
  }),
];
