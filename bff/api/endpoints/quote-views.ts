import { z } from 'zod';
import type { busNames, CompanyRequest, QuoteRequestRow, QuoteRow } from '@bff/domain/quotes';
import type { TripRequest } from '@bff/domain/trips';
import { quoteStates, SHOWN_REQUEST_STATES } from '@states/quote-states';
import { amount, iso, isoOrNull, time, tripType } from './fields';
import { named } from '../endpoint/named';

export const status = named('QuoteRequestStatus', z.enum(SHOWN_REQUEST_STATES));
const tripView = named(
  'Trip',
  z.object({
    tripType,
    stops: z.array(
      named('TripStop', z.object({ name: z.string(), lat: z.number(), lon: z.number(), dwellSeconds: z.int() })),
    ),
    departure: time,
    return: time.nullable(),
    adults: z.int(),
    children: z.int(),
    wheelchairs: z.int(),
  }),
);
export const requestView = named(
  'QuoteRequest',
  z.object({
    number: z.string(),
    created: time,
    trip: tripView,
    message: z.string().nullable(),
    specialRequests: z.string().nullable(),
    companies: z.array(
      named(
        'AskedCompany',
        z.object({
          id: z.int(),
          name: z.string(),
          status,
          /** The company's words when it rejected the request. */
          message: z.string().nullable(),
          answerBy: time,
        }),
      ),
    ),
  }),
);
/** Without the other companies that the customer asked. */
export const askedView = named(
  'ReceivedQuoteRequest',
  z.object({
    id: z.int(),
    number: z.string(),
    status,
    created: time,
    answerBy: time,
    customer: z.string(),
    trip: tripView,
    message: z.string().nullable(),
    specialRequests: z.string().nullable(),
  }),
);

const toTrip = (trip: TripRequest): z.input<typeof tripView> => ({
  tripType: trip.type,
  stops: trip.stops.map(({ place: { name, lat, lon }, dwellSeconds }) => ({ name, lat, lon, dwellSeconds })),
  departure: iso(trip.departure),
  return: isoOrNull(trip.return ?? null),
  adults: trip.adults,
  children: trip.children,
  wheelchairs: trip.wheelchairs,
});
export const toView = (request: QuoteRequestRow): z.input<typeof requestView> => ({
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
export const toAsked = ({ request, ...asked }: CompanyRequest): z.input<typeof askedView> => ({
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

/** The facts of a quote for companies and customers alike. Amounts in öre. */
const quoteFacts = {
  id: z.int(),
  status: named('QuoteStatus', z.enum(quoteStates.states)),
  buses: z.array(named('QuotedBus', z.object({ model: z.string(), seats: z.int(), drivers: z.int() }))),
  customerPrice: amount,
  tax: amount,
  total: amount,
  message: z.string().nullable(),
  validUntil: time,
};
/** For the customer: without the company's share. */
const quoteOfCompany = named('Quote', z.object({ ...quoteFacts, companyId: z.int() }));
export const requestWithQuotes = named(
  'QuoteRequestWithQuotes',
  requestView.extend({ quotes: z.array(quoteOfCompany) }),
);
/** For the company itself; `proposedPrice` is what its price lists give, null if they give none. */
const ownQuote = named(
  'OwnQuote',
  z.object({
    ...quoteFacts,
    operatorPrice: amount,
    proposedPrice: amount.nullable(),
    /** Expired, but may be offered again. */
    isRenewable: z.boolean(),
  }),
);
export const askedWithQuote = named('ReceivedQuoteRequestWithQuote', askedView.extend({ quote: ownQuote.nullable() }));

type Buses = Awaited<ReturnType<typeof busNames>>;

const factsOf = (quote: QuoteRow, buses: Buses) => ({
  id: quote.id,
  // A client knows the states alone.
  status: quote.shown === 'withdrawn' ? 'rejected' : quote.shown,
  buses: quote.buses.map(({ vehicleId, drivers }) => {
    const bus = buses.get(vehicleId);
    return { model: bus?.model ?? '', seats: bus?.seats ?? 0, drivers };
  }),
  customerPrice: quote.customerPrice,
  tax: quote.tax,
  total: quote.total,
  message: quote.message,
  validUntil: iso(quote.expiresAt),
});
export const toQuote = (quote: QuoteRow, buses: Buses): z.input<typeof quoteOfCompany> => ({
  ...factsOf(quote, buses),
  companyId: quote.companyId,
});
export const toOwnQuote = ({
  quote,
  buses,
  isRenewable,
}: {
  quote: QuoteRow;
  buses: Buses;
  isRenewable: boolean;
}): z.input<typeof ownQuote> => ({
  ...factsOf(quote, buses),
  operatorPrice: quote.operatorPrice,
  proposedPrice: quote.proposedPrice,
  isRenewable,
});
