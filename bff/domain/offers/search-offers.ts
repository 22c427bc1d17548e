// Traces: S1-002, S8-047, S8-048, S8-090, S8-096
import { readSettings, type Settings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { MINUTE } from '@bff/domain/shared/time';
import {
  type Advice,
  checkTripRequest,
  leastOutwardTime,
  passengersOf,
  type TripFault,
  type TripRequest,
} from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { largestBuses } from './candidate.store';
import { BusCombinations } from './bus-combinations';
import { MAX_BUSES } from './combine-buses';
import { likeliestBuses, likeliestSets, type PricesAround, pricesAround } from './prices-around';
import { type Facets, facetsOf, NO_FILTERS, type OfferFilters, passing } from './facets';
import { FoundOffer } from './found-offer';
import { type PricedBus, pricedBuses, type PricedBuses } from './priced-buses';
import { planTrip, type TripPlan } from './trip-plan';
import { unservedTrip, type UnservedTrip } from './unserved-trip';

const QUARTER = 15 * MINUTE;
const NONE_HELD: ReadonlySet<number> = new Set();

export interface SearchOutcome {
  plan: TripPlan;
  offers: FoundOffer[];
  /** The offer of exactly these buses, whatever the filters; undefined if they are not to be had. */
  offerOf: (vehicleIds: readonly number[]) => FoundOffer | undefined;
  /** The largest buses there are could not take the group, on no day. */
  isTooMany: boolean;
  /** Nobody near drives there, on no day. */
  unserved: UnservedTrip | undefined;
  /** True: no single bus is large enough; each offer is several buses of one operator. */
  combined: boolean;
  /** The names of operators with results, whatever the filters. */
  operators: () => Map<number, string>;
  /** How many there are before any filter. */
  unfiltered: number;
  /** What each further filter choice would leave, in offers; undefined when nothing is available. */
  facets: (() => Facets) | undefined;
  /** How many offers would be left with other filters; undefined when nothing is available. */
  countWith: ((filters: OfferFilters) => number) | undefined;
  /** The same trip on the days around and with another return, by the buses that pass the filters. */
  pricesAround: (otherReturn?: Date) => Promise<PricesAround>;
  /** Why nothing is available, when one reason holds for all buses nearby. */
  refusal: { fault: TripFault; advice: Advice[]; bookableFrom?: Date } | undefined;
}

/** Thrown when the request itself is wrong: every fault with its field. */
export class TripRefused extends Error {
  override readonly name = 'TripRefused';

  constructor(readonly faults: readonly TripFault[]) {
    super(faults.map((fault) => fault.key).join(', '));
  }
}

/**
 * What can be booked for a trip (domain.md section 6): buses of active companies with enough seats, a starting position near enough by
 * road, free from leaving it until they are back, legal to drive, and priced. Vehicles that the searcher has `held` for this very trip
 * count as free. Writes nothing. Throws TripRefused.
 */
export async function searchOffers(
  trip: TripRequest,
  filters: OfferFilters,
  held: ReadonlySet<number> = NONE_HELD,
): Promise<SearchOutcome> {
  const settings = await readSettings(trip.departure);
  const faults = checkTripRequest(trip, { now: clock.now(), maximumTripDays: settings.maximumTripDays });
  if (faults.length > 0) throw new TripRefused(faults);
  const plan = await planned(trip);
  const outcome: SearchOutcome = {
    plan,
    offers: [],
    offerOf: () => undefined,
    isTooMany: false,
    unserved: undefined,
    combined: false,
    operators: () => new Map<number, string>(),
    unfiltered: 0,
    facets: undefined,
    countWith: undefined,
    pricesAround: () => Promise.resolve({ days: [], returning: null }),
    refusal: undefined,
  };
  if (plan.quoteOnly)
    return { ...outcome, refusal: { fault: { key: 'booking.quoteOnly', params: [], field: 'stop-1' }, advice: [] } };

  const passengers = passengersOf(trip);
  const single = await pricedBuses(plan, settings, { seats: passengers, wheelchairs: trip.wheelchairs, held });
  const refusal = single.buses.length > 0 ? undefined : (refusalOf(plan, single, settings) ?? tooEarly(plan));
  if (single.buses.length > 0) {
    const { buses } = single;
    const left = passing(buses, filters);
    outcome.offers = left.map((bus) => new FoundOffer(plan, settings, [bus]));
    outcome.offerOf = (ids) => {
      const [id] = ids;
      if (ids.length !== 1) return undefined;
      const bus = buses.find(({ vehicle }) => vehicle.vehicleId === id);
      return bus && (offerIn(outcome.offers, ids) ?? new FoundOffer(plan, settings, [bus]));
    };
    outcome.unfiltered = buses.length;
    outcome.operators = () => namesOf(buses);
    outcome.facets = () => facetsOf(buses, filters);
    outcome.countWith = (others) => passing(buses, others).length;
    outcome.pricesAround = (otherReturn) => pricesAround(plan, likeliestBuses(left), single.revisions, otherReturn);
  } else {
    // Only if no bus is large enough, and not because of a filter.
    const several = passengers > 1 && !refusal;
    const any = several ? await pricedBuses(plan, settings, { seats: 1, wheelchairs: 0, held }) : single;
    const combinations = new BusCombinations(several ? any.buses : [], plan, settings);
    const all = combinations.offers(NO_FILTERS);
    outcome.combined = all.length > 0;
    outcome.isTooMany = !outcome.combined && (await isMoreThanAnybodySeats(trip));
    // A rule that stops every bus stops several of them too.
    const smallerRefusal = any.buses.length === 0 && !outcome.isTooMany ? refusalOf(plan, any, settings) : undefined;
    outcome.refusal = outcome.combined ? undefined : (refusal ?? smallerRefusal);
    const isOfDay = !outcome.combined && !outcome.isTooMany && !outcome.refusal;
    if (isOfDay && any.buses.length === 0) outcome.unserved = await unservedTrip(plan, settings);
    // No cheap buses are known: other days can be looked at, without a price, unless they would answer the same.
    if (isOfDay && !outcome.unserved) outcome.pricesAround = () => pricesAround(plan, [], single.revisions);
    if (outcome.combined) {
      const left = combinations.offers(filters);
      outcome.offers = left;
      outcome.offerOf = (ids) => offerIn(left, ids) ?? offerIn(all, ids);
      outcome.unfiltered = all.length;
      outcome.operators = () => new Map(all.map(({ companyId, companyName }) => [companyId, companyName]));
      outcome.facets = () => combinations.facets(filters);
      outcome.countWith = (others) => combinations.count(others);
      outcome.pricesAround = (otherReturn) => pricesAround(plan, likeliestSets(left), any.revisions, otherReturn);
    }
  }
  return outcome;
}

const offerIn = (offers: readonly FoundOffer[], vehicleIds: readonly number[]) =>
  offers.find(
    ({ priced }) =>
      priced.length === vehicleIds.length && priced.every(({ vehicle }) => vehicleIds.includes(vehicle.vehicleId)),
  );

async function isMoreThanAnybodySeats(trip: TripRequest): Promise<boolean> {
  const { seats, wheelchairPlaces } = await largestBuses();
  return passengersOf(trip) > MAX_BUSES * seats || trip.wheelchairs > MAX_BUSES * wheelchairPlaces;
}

/** Of thousands of buses, whose operators are some hundreds. */
function namesOf(buses: readonly PricedBus[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const { vehicle } of buses) names.set(vehicle.companyId, vehicle.companyName);
  return names;
}

async function planned(trip: TripRequest): Promise<TripPlan> {
  try {
    return await planTrip(trip);
  } catch (error) {
    if (error instanceof DomainError && error.key === 'booking.noRoute')
      throw new TripRefused([{ key: error.key, params: error.params, field: error.field ?? '' }]);
    throw error;
  }
}

/** Why nothing is available, when one reason holds for all of them. */
function refusalOf(
  { trip }: TripPlan,
  { refusals, tooSoonBy }: PricedBuses,
  settings: Settings,
): SearchOutcome['refusal'] {
  if (tooSoonBy !== null)
    return {
      fault: { key: 'booking.cannotBookNow', params: [settings.directBookingLeadHours], field: 'departure' },
      advice: [],
      bookableFrom: new Date(Math.ceil((trip.departure.getTime() + tooSoonBy) / QUARTER) * QUARTER),
    };
  const early = refusals.filter((refusal) => refusal.reason === 'returnTooEarly');
  if (early.length > 0) return returnTooEarly(Math.min(...early.map((refusal) => refusal.earliestReturn)));
  const long = refusals.find((refusal) => refusal.reason === 'tripTooLong');
  return long ? { fault: { key: 'booking.tripTooLong', params: [], field: '' }, advice: long.advice } : undefined;
}

const returnTooEarly = (earliest: number): SearchOutcome['refusal'] => ({
  fault: {
    key: 'booking.returnTooEarly',
    params: [new Date(Math.ceil(earliest / MINUTE) * MINUTE).toISOString()],
    field: 'return',
  },
  advice: [],
});

/** Where no bus is near to say so: whether none could be there before the return. Breaks may make it later still. */
function tooEarly({ trip, ways }: TripPlan): SearchOutcome['refusal'] {
  const arrival = trip.departure.getTime() + leastOutwardTime(trip, ways);
  return trip.return && arrival > trip.return.getTime() ? returnTooEarly(arrival) : undefined;
}
