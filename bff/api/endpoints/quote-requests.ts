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
      'Asks one to three bus companies for a price. Every place must be clear: use ids from `searchTrips`. The same `sendKey` is one request, however often it is sent.',
    tag: 'quotes',
    summary: {
      sv: 'Begär offert av upp till tre bussbolag; samma sendKey skickas en gång',
      en: 'Request quotes from up to three bus companies; the same sendKey is sent once',
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
      'booking.departureTooSoon',
      'booking.departurePast',
      'booking.returnPast',
      'booking.returnBeforeDeparture',
      'booking.dayTripOneDay',
      'booking.tooManyDays',
      'booking.sameStop',
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
    description: 'What the customer has asked for, with how far each company is.',
    tag: 'quotes',
    summary: { sv: 'Egna offertförfrågningar', en: 'Own quote requests' },
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
    description: 'One request with the answers and quotes that have come.',
    tag: 'quotes',
    summary: {
      sv: 'En offertförfrågan med bolagens svar och offerter',
      en: 'A quote request with the companies’ answers and quotes',
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
      'Makes a booking at the quoted price; the other quotes of the request end. The booking is then completed and paid like any other.',
    tag: 'quotes',
    summary: {
      sv: 'Godkänn en offert: en bokning till offertens pris, som sedan betalas',
      en: 'Accept a quote: a booking at its price, which is then paid',
    },
    auth: 'bearer',
    policy: mayAsk,
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
    description: 'Says no to a quote; its buses are free again.',
    tag: 'quotes',
    summary: { sv: 'Avböj en offert', en: 'Reject a quote' },
    auth: 'bearer',
    policy: mayAsk,
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
