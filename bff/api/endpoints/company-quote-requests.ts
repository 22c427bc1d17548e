// Traces: S1-013, S3-024
import { z } from 'zod';
import {
  listAsked,
  makeQuote,
  quoteOfAsked,
  rejectQuoteRequest,
  renewQuote,
  seeAsked,
  withdrawQuote,
} from '@bff/domain/quotes';
import { hasRole, type UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bodiesOf, reason } from '#fields/kinds';
import { quote } from '#fields/quote';
import { endpoint } from '../endpoint/endpoint';
import { id, listQuery, listView, noInput } from './fields';
import { askedView, askedWithQuote, status, toAsked, toOwnQuote } from './quote-views';
import { named } from '../endpoint/named';

/** The request's id at the company. */
const byId = z.strictObject({ id });
/** The verb checks which company was asked. */
const mayAnswer = ({ actor }: { actor: UserActor }) => hasRole(actor, 'COMPANY_ADMIN') && actor.companyId !== null;

const { message } = bodiesOf(quote);
const newQuote = named(
  'NewQuote',
  z.strictObject({
    vehicleIds: z.array(z.int().positive()).max(4),
    /** A second driver in each bus, even if one would do. */
    twoDrivers: z.boolean().default(false),
    /** The company's price for the whole trip without tax, in öre. */
    operatorPrice: z.int().min(100).max(1_000_000_000),
    message,
  }),
);

const rejection = named('Rejection', z.strictObject({ message: reason.body }));

async function answered(actor: UserActor, askedId: number): Promise<z.input<typeof askedWithQuote>> {
  const asked = await seeAsked(actor, askedId);
  const own = await quoteOfAsked(actor, askedId);
  return { ...toAsked(asked), quote: own ? toOwnQuote(own) : null };
}

/** A company answers quote requests here as on its pages. */
export const companyQuoteRequestEndpoints = [
  endpoint({
    method: 'GET',
    path: '/company/quote-requests',
    operationId: 'listReceivedQuoteRequests',
    description: 'Lists the requests sent to the company. For administrators of a bus company.',
    tag: 'quotes',
    summary: { sv: 'Vad kunder ber bolaget om', en: 'List quote requests sent to the company' },
    auth: 'bearer',
    policy: mayAnswer,
    query: z.strictObject({ status: status.optional(), ...listQuery(['created']) }),
    output: named('ReceivedQuoteRequestList', z.object({ quoteRequests: z.array(askedView), ...listView })),
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
    operationId: 'rejectQuoteRequest',
    description: 'Declines the trip. The customer is told why.',
    tag: 'quotes',
    summary: { sv: 'Avböj en offertförfrågan', en: 'Decline a quote request' },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    input: rejection,
    output: askedView,
    errors: ['quoteRequest.notFound', 'quoteRequest.expired', 'state.notAllowed'],
    handle: async ({ caller: { actor }, params, input }) => {
      await rejectQuoteRequest(actor, params.id, input.message);
      return toAsked(await seeAsked(actor, params.id));
    },
  }),
  endpoint({
    method: 'GET',
    path: '/company/quote-requests/:id',
    operationId: 'getReceivedQuoteRequest',
    description: 'Returns a request to the company with the quote it has given.',
    tag: 'quotes',
    summary: {
      sv: 'En förfrågan till bolaget, med bolagets egen offert',
      en: 'Get a quote request with the company’s own quote',
    },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    output: askedWithQuote,
    errors: ['quoteRequest.notFound'],
    handle: ({ caller: { actor }, params }) => answered(actor, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/company/quote-requests/:id/quote',
    operationId: 'giveQuote',
    description:
      'Offers the customer the trip with the company’s own buses at a price it sets. The buses are held until the quote expires.',
    tag: 'quotes',
    summary: {
      sv: 'Lämna offert med egna bussar och eget pris; bussarna reserveras tills offerten går ut',
      en: 'Give a quote, reserving the buses until it expires',
    },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    status: 201,
    input: newQuote,
    output: askedWithQuote,
    errors: [
      'quoteRequest.notFound',
      'quoteRequest.expired',
      'state.notAllowed',
      'quote.noVehicle',
      'vehicle.notFound',
      'booking.tripTooLong',
      'booking.passengersExceedSeats',
      'booking.wheelchairsExceedPlaces',
      'booking.occupied',
      'booking.noRoute',
      'route.unavailable',
    ],
    handle: async ({ caller: { actor }, params, input }) => {
      await makeQuote(actor, params.id, input);
      return answered(actor, params.id);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/company/quote-requests/:id/renew',
    operationId: 'renewQuote',
    description: 'Renews an expired quote at the same price, if its buses are still available.',
    tag: 'quotes',
    summary: { sv: 'Förnya en offert som har gått ut', en: 'Renew an expired quote' },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    input: noInput,
    output: askedWithQuote,
    errors: [
      'quoteRequest.notFound',
      'quote.notFound',
      'quote.anotherChosen',
      'state.notAllowed',
      'booking.departureTooSoon',
      'booking.occupied',
    ],
    handle: async ({ caller: { actor }, params }) => {
      await renewQuote(actor, params.id);
      return answered(actor, params.id);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/company/quote-requests/:id/withdraw',
    operationId: 'withdrawQuote',
    description:
      'Withdraws an open quote, for example because its price is wrong. The customer is told why, the buses are released, and the company can answer the request again until its deadline. A quote that is being paid for cannot be withdrawn.',
    tag: 'quotes',
    summary: { sv: 'Dra tillbaka en öppen offert', en: 'Withdraw an open quote' },
    auth: 'bearer',
    policy: mayAnswer,
    params: byId,
    input: rejection,
    output: askedWithQuote,
    errors: ['quoteRequest.notFound', 'quote.notFound', 'quote.expired', 'quote.notOpen'],
    handle: async ({ caller: { actor }, params, input }) => {
      await withdrawQuote(actor, params.id, input.message);
      return answered(actor, params.id);
    },
  }),
];
