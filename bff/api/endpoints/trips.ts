// Traces: S8-087
import { z } from 'zod';
import {
  type FoundOffer,
  type OfferFilters,
  publicBus,
  sealOffer,
  searchOffers,
  sortOffers,
  tiersOf,
  TripRefused,
} from '@bff/domain/offers';
import { type Place, type PlaceLanguage, type PlaceResolution, regionName, resolvePlace } from '@bff/domain/places';
import { endpoint } from '../endpoint/endpoint';
import { cancellationTier } from './booking-view';
import { amount, count, DEFAULT_PAGE_SIZE, iso, listView, time } from './fields';
import { isSettled, refuseTrip, refuseUnknown, tripFields, tripOfBody } from './trip-body';
import { named } from '../endpoint/named';

const words = z
  .array(z.string().regex(/^[A-Za-z0-9-]{1,40}$/))
  .max(30)
  .default([]);

const search = named(
  'TripSearch',
  z.strictObject({
    ...tripFields,
    busTypes: words,
    fuelTypes: words,
    equipment: words,
    accessibility: words,
    certificates: words,
    operator: z.int().positive().optional(),
    /** Whole kronor. */
    maxPrice: count(9_999_999).optional(),
    sort: z.enum(['price', 'distance', 'rating', 'emissions']).default('price'),
    page: z.int().min(1).max(9_999).default(1),
    pageSize: z.int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  }),
);

const offerView = named(
  'Offer',
  z.object({
    /** What `POST /bookings` takes. */
    token: z.string(),
    expiresAt: time,
    company: named('OfferCompany', z.object({ id: z.int(), name: z.string(), certificates: z.array(z.string()) })),
    buses: z.array(
      named(
        'OfferedBus',
        z.object({
          busType: z.string(),
          model: z.string(),
          modelYear: z.int().nullable(),
          seats: z.int(),
          wheelchairPlaces: z.int(),
          fuelType: z.string(),
          equipment: z.array(z.string()),
          accessibility: z.array(z.string()),
          drivers: z.int(),
          between: z.enum(['wait', 'home']),
        }),
      ),
    ),
    rating: z.number().nullable(),
    startMetres: z.int(),
    emissionsGrams: z.int(),
    customerPrice: amount,
    tax: amount,
    total: amount,
    cancellation: z.array(cancellationTier),
  }),
);

const places = named(
  'PlaceChoices',
  z.object({
    kind: z.literal('places'),
    /** What each stop can mean; one choice if it is unambiguous. Search again with ids. */
    stops: z.array(
      named(
        'StopChoices',
        z.object({
          typed: z.string(),
          choices: z.array(
            named(
              'PlaceChoice',
              z.object({
                id: z.string(),
                name: z.string(),
                kind: z.string(),
                municipality: z.string(),
                county: z.string(),
                country: z.string(),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
);
const offers = named(
  'OfferList',
  z.object({
    kind: z.literal('offers'),
    offers: z.array(offerView),
    ...listView,
    /** No single bus is large enough: each offer is several buses of one operator. */
    combined: z.boolean(),
    metres: z.int(),
    seconds: z.int(),
  }),
);

type Search = z.output<typeof search>;

export const tripEndpoints = [
  endpoint({
    method: 'POST',
    path: '/trips/search',
    operationId: 'searchTrips',
    description:
      'Finds the buses available for a whole trip, with prices. It holds nothing. If a stop is ambiguous, the answer has `kind: "places"`: search again with the id of the right place. An offer is valid until `expiresAt`.',
    tag: 'trips',
    summary: {
      sv: 'Sök bussar för en resa; svaret är erbjudanden, eller platser att välja mellan',
      en: 'Search buses for a trip',
    },
    auth: 'public',
    policy: 'anyone',
    input: search,
    output: named('TripSearchAnswer', z.discriminatedUnion('kind', [offers, places])),
    errors: [
      'place.notFound',
      'booking.departurePast',
      'booking.returnPast',
      'booking.returnBeforeDeparture',
      'booking.returnTooEarly',
      'booking.dayTripOneDay',
      'booking.tooManyDays',
      'booking.sameStop',
      'booking.sameEnds',
      'booking.noRoute',
      'booking.tripTooLong',
      'booking.cannotBookNow',
      'booking.quoteOnly',
      'route.unavailable',
    ],
    handle: async ({ input, language }) => {
      const resolved = await Promise.all(input.stops.map(({ place }) => resolvePlace(place, language)));
      refuseUnknown(input, resolved);
      if (!resolved.every(isSettled)) return placesView(input, resolved, language);
      return offersView(
        input,
        resolved.map(({ place }) => place),
      );
    },
  }),
];

function placesView(
  input: Search,
  resolved: readonly PlaceResolution[],
  language: PlaceLanguage,
): z.input<typeof places> {
  const choices = (found: PlaceResolution): readonly Place[] =>
    found.kind === 'many' ? found.places : found.kind === 'one' ? [found.place] : [];
  return {
    kind: 'places',
    stops: resolved.map((found, index) => ({
      typed: input.stops[index]!.place,
      choices: choices(found).map((place) => ({ ...place, county: regionName(place, language) })),
    })),
  };
}

async function offersView(input: Search, at: readonly Place[]): Promise<z.input<typeof offers>> {
  const outcome = await searchOffers(tripOfBody(input, at), filtersOf(input)).catch((error: unknown): never => {
    if (error instanceof TripRefused) refuseTrip(error.faults);
    throw error;
  });
  if (outcome.refusal) refuseTrip([outcome.refusal.fault], outcome.refusal.advice);
  const { page, pageSize } = input;
  const sorted = sortOffers(outcome.offers, input.sort);
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
  const tiers = await tiersOf([...new Set(shown.map((found) => found.offer.companyId))]);
  const { legs } = outcome.plan.ways;
  return {
    kind: 'offers',
    offers: shown.map((found) => viewOf(found, tiers.get(found.offer.companyId) ?? [])),
    total: sorted.length,
    page,
    pageSize,
    combined: outcome.combined,
    metres: Math.round(legs.reduce((sum, leg) => sum + leg.metres, 0)),
    seconds: Math.round(legs.reduce((sum, leg) => sum + leg.seconds + leg.ferrySeconds, 0)),
  };
}

const filtersOf = ({
  busTypes,
  fuelTypes,
  equipment,
  accessibility,
  certificates,
  operator,
  maxPrice,
}: Search): OfferFilters => ({
  busTypes,
  fuelTypes,
  equipment: [...equipment, ...accessibility],
  certificates,
  operator,
  maxPrice,
});

function viewOf(
  found: FoundOffer,
  tiers: readonly { hours: number; basisPoints: number }[],
): z.input<typeof offerView> {
  const { vehicle } = found.buses[0]!;
  return {
    token: sealOffer(found.offer),
    expiresAt: iso(found.offer.expires),
    company: { id: found.offer.companyId, name: vehicle.companyName, certificates: [...vehicle.certificates] },
    buses: found.buses.map(publicBus),
    rating: found.rating,
    startMetres: Math.round(found.startMetres),
    emissionsGrams: Math.round(found.emissionsGrams),
    customerPrice: found.customerPrice,
    tax: found.buses.reduce((sum, { bus }) => sum + bus.tax, 0),
    total: found.total,
    cancellation: [...tiers],
  };
}
