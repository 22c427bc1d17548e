import { z } from 'zod';
import { TripRefused } from '@bff/domain/offers';
import { resolvePlace } from '@bff/domain/places';
import {
  acceptQuote,
  type CompanyRequest,
  listAsked,
  listQuoteRequests,
  quotePolicy,
  type QuoteRequestRow,
  rejectQuote,
  rejectQuoteRequest,
  requestQuotes,
  seeAsked,
  seeQuoteRequest,
} from '@bff/domain/quotes';
import { hasRole, type UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { TripRequest } from '@bff/domain/trips';
import { bodiesOf, reason } from '#fields/kinds';
import { quoteRequest } from '#fields/quote';
import { SHOWN_REQUEST_STATES } from '@states/quote-states';
import { endpoint } from '../endpoint/endpoint';
import { RequestRefused } from '../endpoint/failure';
import { id, iso, isoOrNull, listQuery, listView, time } from './fields';
import { isSettled, refuseTrip, refuseUnknown, tripFields, tripOfBody } from './trip-body';

/** The request's number. */
const byNumber = z.strictObject({ number: z.string().max(40) });
const byId = z.strictObject({ id });
const mayAsk = ({ actor }: { actor: UserActor }) => quotePolicy.request(actor);
/** Whose company was asked, is asked where it is read. */
const mayAnswer = ({ actor }: { actor: UserActor }) => hasRole(actor, 'COMPANY_ADMIN') && actor.companyId !== null;

const { message, specialRequests } = bodiesOf(quoteRequest);
const status = z.enum(SHOWN_REQUEST_STATES);
const tripView = z.object({
  tripType: z.enum(['one-way', 'round-trip', 'day-trip']),
  stops: z.array(z.object({ name: z.string(), lat: z.number(), lon: z.number(), dwellSeconds: z.int() })),
  departure: time,
  return: time.nullable(),
  adults: z.int(),
  children: z.int(),
  wheelchairs: z.int(),
});
const requestView = z.object({
  number: z.string(),
  created: time,
  trip: tripView,
  message: z.string().nullable(),
  specialRequests: z.string().nullable(),
  companies: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      status,
      /** What the company said when it rejected the request. */
      message: z.string().nullable(),
      answerBy: time,
    }),
  ),
});
/** Without whom else the customer asked. */
const askedView = z.object({
  id: z.int(),
  number: z.string(),
  status,
  created: time,
  answerBy: time,
  customer: z.string(),
  trip: tripView,
  message: z.string().nullable(),
  specialRequests: z.string().nullable(),
});

const toTrip = (trip: TripRequest): z.input<typeof tripView> => ({
  tripType: trip.type,
  stops: trip.stops.map(({ place: { name, lat, lon }, dwellSeconds }) => ({ name, lat, lon, dwellSeconds })),
  departure: iso(trip.departure),
  return: isoOrNull(trip.return ?? null),
  adults: trip.adults,
  children: trip.children,
  wheelchairs: trip.wheelchairs,
});
const toView = (request: QuoteRequestRow): z.input<typeof requestView> => ({
  number: request.number,
  created: iso(request.createdAt),
  trip: toTrip(request.trip),
  message: request.message,
  specialRequests: request.specialRequests,
  companies: request.companies.map(({ companyId, companyName, shown, message: said, expiresAt }) => ({
    id: companyId,
    name: companyName,
    status: shown,
    message: said,
    answerBy: iso(expiresAt),
  })),
});
const toAsked = ({ request, ...asked }: CompanyRequest): z.input<typeof askedView> => ({
  id: asked.id,
  number: request.number,
  status: asked.shown,
  created: iso(asked.createdAt),
  answerBy: iso(asked.expiresAt),
  customer: request.customerName,
  trip: toTrip(request.trip),
  message: request.message,
  specialRequests: request.specialRequests,
});

const newRequest = z.strictObject({
  ...tripFields,
  /** One to three. */
  companies: z.array(z.int().positive()).max(20),
  message,
  specialRequests,
  sendKey: z.uuid(),
});

export const quoteRequestEndpoints = [
  endpoint({
    method: 'POST',
    path: '/quote-requests',
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
    tag: 'quotes',
    summary: { sv: 'Egna offertförfrågningar', en: 'Own quote requests' },
    auth: 'bearer',
    policy: mayAsk,
    query: z.strictObject(listQuery(['created'])),
    output: z.object({ quoteRequests: z.array(requestView), ...listView }),
    errors: [],
    handle: async ({ caller: { actor }, query: { page, pageSize, order } }) => {
      const found = await listQuoteRequests(actor, { oldestFirst: order === 'asc', page, pageSize });
      return { quoteRequests: found.rows.map(toView), total: found.total, page, pageSize };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/quote-requests/:number',
    tag: 'quotes',
    summary: { sv: 'En offertförfrågan med bolagens svar', en: 'A quote request with the companies’ answers' },
    auth: 'bearer',
    policy: mayAsk,
    params: byNumber,
    output: requestView,
    errors: ['quoteRequest.notFound'],
    handle: async ({ caller: { actor }, params }) => toView(await seeQuoteRequest(actor, params.number)),
  }),
  endpoint({
    method: 'POST',
    path: '/quotes/:id/accept',
    tag: 'quotes',
    summary: {
      sv: 'Godkänn en offert: en bokning till offertens pris, som sedan betalas',
      en: 'Accept a quote: a booking at its price, which is then paid',
    },
    auth: 'bearer',
    policy: mayAsk,
    params: byId,
    input: z.strictObject({}),
    output: z.object({ number: z.string() }),
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
    ],
    handle: async ({ caller: { actor }, params }) => ({ number: (await acceptQuote(actor, params.id)).orderNumber }),
  }),
  endpoint({
    method: 'POST',
    path: '/quotes/:id/reject',
    tag: 'quotes',
    summary: { sv: 'Avböj en offert', en: 'Reject a quote' },
    auth: 'bearer',
    policy: mayAsk,
    params: byId,
    input: z.strictObject({ reason: reason.body }),
    output: z.null(),
    errors: ['quote.notFound', 'quote.expired', 'quote.notOpen'],
    handle: async ({ caller: { actor }, params, input }) => {
      await rejectQuote(actor, params.id, input.reason);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/company/quote-requests',
    tag: 'quotes',
    summary: { sv: 'Vad kunder ber bolaget om', en: 'What customers ask the company for' },
    auth: 'bearer',
    policy: mayAnswer,
    query: z.strictObject({ status: status.optional(), ...listQuery(['created']) }),
    output: z.object({ quoteRequests: z.array(askedView), ...listView }),
    errors: [],
    handle: async ({ caller: { actor }, query: { page, pageSize, order, status: wanted } }) => {
      must(actor.companyId !== null, 'auth.noPermission');
      const found = await listAsked(actor, {
        companyId: actor.companyId,
        status: wanted,
        oldestFirst: order === 'asc',
        page,
        pageSize,
      });
      return { quoteRequests: found.rows.map(toAsked), total: found.total, page, pageSize };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/company/quote-requests/:id/reject',
    tag: 'quotes',
    summary: { sv: 'Avböj en offertförfrågan', en: 'Reject a quote request' },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    input: z.strictObject({ message: reason.body }),
    output: askedView,
    errors: ['quoteRequest.notFound', 'quoteRequest.expired', 'state.notAllowed'],
    handle: async ({ caller: { actor }, params, input }) => {
      await rejectQuoteRequest(actor, params.id, input.message);
      return toAsked(await seeAsked(actor, params.id));
    },
  }),
];
