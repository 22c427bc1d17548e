import { type DayLists, type Price, priceListsOn, priceMeasured, type PickedLists } from '@bff/domain/pricing';
import { readSettings, type Settings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { HOUR, MINUTE, SECOND, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import {
  checkTripRequest,
  emissionsGrams,
  passengersOf,
  type Advice,
  type TripFault,
  type TripRequest,
} from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { type BusTimeline, type Refusal, TimelineCache } from './bus-timelines';
import {
  areaAround, busyTimes, type Candidate, candidatesIn, commissionsOn, equipmentOf, longestOwnPickupDistance, type OfferedVehicle, vehiclesOf,
} from './candidate.store'; // prettier-ignore
import { combineBuses, seatPassengers } from './combine-buses';
import { OFFER_MINUTES, type Offer, type OfferedBus, totalOf } from './offer-token';
import { planTrip, startWays, type TripPlan } from './trip-plan';

export interface OfferFilters {
  busTypes: readonly string[];
  fuelTypes: readonly string[];
  equipment: readonly string[];
  certificates: readonly string[];
  operator: number | undefined;
  /** Whole kronor. */
  maxPrice: number | undefined;
}

/** A bus of an offer with what is shown of it. */
export interface ShownBus {
  bus: OfferedBus;
  vehicle: OfferedVehicle;
  candidate: Candidate;
  timeline: BusTimeline;
}

/** One thing to choose: a bus, or several of one operator. */
export interface FoundOffer {
  offer: Offer;
  buses: ShownBus[];
  total: number;
  /** Road metres from the starting position to the first stop; of several buses the farthest. */
  startMetres: number;
  emissionsGrams: number;
  rating: number | null;
}

export interface SearchOutcome {
  plan: TripPlan;
  offers: FoundOffer[];
  /** True: no single bus is large enough; each offer is several buses of one operator. */
  combined: boolean;
  /** Operators that have something before the operator filter. */
  operators: { id: number; name: string }[];
  /** Why nothing can be had, where one reason holds for all buses nearby. */
  refusal: { fault: TripFault; advice: Advice[] } | undefined;
}

/** A bus that could do the trip, as far as roads and rules tell. */
interface AbleBus {
  candidate: Candidate;
  vehicle: OfferedVehicle;
  lists: PickedLists;
  startMetres: number;
  commissionBasisPoints: number;
  timelines: BusTimeline[];
}

interface PricedBus extends Omit<AbleBus, 'timelines'> {
  timeline: BusTimeline;
  price: Price;
}

/** Thrown when the request itself is wrong: every fault with its field. */
export class TripRefused extends Error {
  override readonly name = 'TripRefused';

  constructor(readonly faults: readonly TripFault[]) {
    super(faults.map((fault) => fault.key).join(', '));
  }
}

/**
 * What can be booked for a trip (domain.md section 6): buses of active companies with enough seats, a starting position near enough by road,
 * free from leaving it until being back, legal to drive, and with a price. Writes nothing. Throws TripRefused.
 */
export async function searchOffers(trip: TripRequest, filters: OfferFilters): Promise<SearchOutcome> {
  const settings = await readSettings(trip.departure);
  const faults = checkTripRequest(trip, { now: clock.now(), maximumTripDays: settings.maximumTripDays });
  if (faults.length > 0) throw new TripRefused(faults);
  const plan = await planned(trip);
  const outcome: SearchOutcome = { plan, offers: [], combined: false, operators: [], refusal: undefined };
  if (plan.quoteOnly)
    return { ...outcome, refusal: { fault: { key: 'booking.quoteOnly', params: [], field: 'stop-1' }, advice: [] } };

  const passengers = passengersOf(trip);
  const single = await pricedBuses(plan, settings, filters, { seats: passengers, wheelchairs: trip.wheelchairs });
  let found = single.priced.map((bus) => toOffer(plan, [bus], settings));
  if (found.length === 0 && passengers > 1 && !single.refusal) {
    const any = await pricedBuses(plan, settings, filters, { seats: 1, wheelchairs: 0 });
    found = combinations(any.priced, plan, settings);
    outcome.combined = found.length > 0;
  }
  const names = new Map(found.map((offer) => [offer.offer.companyId, offer.buses[0]!.vehicle.companyName]));
  outcome.operators = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'sv'));
  outcome.offers = found.filter(
    (offer) =>
      (filters.operator === undefined || offer.offer.companyId === filters.operator) &&
      (filters.maxPrice === undefined || offer.total <= filters.maxPrice * 100),
  );
  outcome.refusal = found.length === 0 ? single.refusal : undefined;
  return outcome;
}

async function planned(trip: TripRequest): Promise<TripPlan> {
  try {
    return await planTrip(trip);
  } catch (error) {
    if (error instanceof DomainError && error.key === 'booking.noRoute')
      throw new TripRefused([{ key: error.key, params: error.params, field: error.field ?? 'stop-1' }]);
    throw error;
  }
}

/** The longest that any vehicle comes from by its own wish; asked once a minute. */
let ownPickup: { metres: number; at: number } | undefined;
async function longestPickup(settings: Settings): Promise<number> {
  if (!ownPickup || clock.millis() - ownPickup.at > MINUTE)
    ownPickup = { metres: await longestOwnPickupDistance(), at: clock.millis() };
  return Math.max(settings.pickupDistanceMetres, ownPickup.metres);
}

interface Priced {
  priced: PricedBus[];
  refusal: SearchOutcome['refusal'];
}

async function pricedBuses(
  plan: TripPlan,
  settings: Settings,
  filters: OfferFilters,
  wanted: { seats: number; wheelchairs: number },
): Promise<Priced> {
  const { trip } = plan;
  const maxMetres = await longestPickup(settings);
  const usualMetres = settings.pickupDistanceMetres;
  const first = trip.stops[0]!.place;
  const candidates = await candidatesIn(
    {
      near: areaAround(first, usualMetres),
      far: maxMetres > usualMetres ? areaAround(first, maxMetres) : undefined,
      usualMetres,
    },
    { ...wanted, at: trip.departure, until: passengersUntil(plan) },
  );
  const [vehicles, lists, commissions] = await factsOf(candidates, toLocalDate(trip.departure));
  const fitting = await filtered(candidates, vehicles, filters);
  const starts = distinctStarts(fitting);
  const ways = await startWays(plan, [...starts.values()], maxMetres);
  const waysOf = new Map([...starts.keys()].map((key, index) => [key, ways[index]]));

  const cache = new TimelineCache(plan, settings);
  const earliest = clock.millis() + settings.directBookingLeadHours * HOUR;
  const refusals: Refusal[] = [];
  let tooSoon = false;
  const able: AbleBus[] = [];
  for (const candidate of fitting) {
    const way = waysOf.get(startKey(candidate));
    const vehicle = vehicles.get(candidate.vehicleId)!;
    if (!way || way.toFirst.metres > (vehicle.pickupDistanceMetres ?? usualMetres)) continue;
    const picked = lists.pick(candidate.companyId, candidate.vehicleId);
    if (!picked) continue;
    const { timelines, refusal } = cache.of(startKey(candidate), way, {
      offersSecondDriver: vehicle.offersSecondDriver,
      allowTenHours: vehicle.allowsTenHourDays,
    });
    if (refusal && timelines.length === 0) refusals.push(refusal);
    const inTime = timelines.filter((timeline) => timeline.start >= earliest);
    if (inTime.length < timelines.length) tooSoon = true;
    if (inTime.length === 0) continue;
    const commissionBasisPoints = commissions.get(candidate.companyId) ?? settings.commissionBasisPoints;
    able.push({
      candidate,
      vehicle,
      lists: picked,
      startMetres: way.toFirst.metres,
      commissionBasisPoints,
      timelines: inTime,
    });
  }
  const free = await freeOf(able, { at: trip.departure, until: passengersUntil(plan) });
  const priced = free.flatMap((bus) => cheapest(bus, plan, settings) ?? []);
  return { priced, refusal: priced.length > 0 ? undefined : refusalOf(refusals, tooSoon, settings) };
}

/** Only those whose way there and back fits between what else they do; each keeps the timelines that do. */
async function freeOf(buses: readonly AbleBus[], travel: { at: Date; until: Date }): Promise<AbleBus[]> {
  if (buses.length === 0) return [];
  const all = buses.flatMap((bus) => bus.timelines);
  const start = new Date(all.reduce((first, timeline) => Math.min(first, timeline.start), Infinity));
  const end = new Date(all.reduce((last, timeline) => Math.max(last, timeline.end), -Infinity));
  const busy = await busyTimes(
    buses.map((bus) => bus.candidate),
    travel,
    start,
    end,
  );
  return buses.flatMap((bus) => {
    const taken = busy.get(bus.candidate.vehicleId);
    if (!taken) return [bus];
    const timelines = bus.timelines.filter((timeline) =>
      taken.every(([from, until]) => from >= timeline.end || until <= timeline.start),
    );
    return timelines.length > 0 ? [{ ...bus, timelines }] : [];
  });
}

/** The lower operator price wins, a tie waits (which comes first). Undefined when it may not go that far. */
function cheapest({ timelines, ...bus }: AbleBus, plan: TripPlan, settings: Settings): PricedBus | undefined {
  let best: PricedBus | undefined;
  for (const timeline of timelines) {
    const price = priceMeasured(timeline.measures, bus.lists, {
      ...termsOf(plan, settings, bus.commissionBasisPoints),
      drivers: timeline.drivers,
    });
    if (price.offered && (!best || price.operatorPrice < best.price.operatorPrice)) best = { ...bus, timeline, price };
  }
  return best;
}

const termsOf = (plan: TripPlan, settings: Settings, commissionBasisPoints: number) => ({
  commissionBasisPoints,
  surchargeFee: settings.surchargeFee,
  taxBasisPoints: settings.taxBasisPoints,
  countries: plan.countries,
});

async function factsOf(
  candidates: readonly Candidate[],
  localDate: string,
): Promise<[Map<number, OfferedVehicle>, DayLists, Map<number, number>]> {
  const companyIds = [...new Set(candidates.map((candidate) => candidate.companyId))];
  if (companyIds.length === 0) return [new Map(), await priceListsOn([], localDate), new Map()];
  return Promise.all([
    vehiclesOf(
      candidates.map((candidate) => candidate.vehicleId),
      companyIds,
    ),
    priceListsOn(companyIds, localDate),
    commissionsOn(companyIds, localDate),
  ]);
}

const startKey = ({ lat, lon }: Candidate) => `${lat},${lon}`;
const distinctStarts = (candidates: readonly Candidate[]) =>
  new Map(candidates.map((candidate) => [startKey(candidate), { lat: candidate.lat, lon: candidate.lon }]));

async function filtered(
  candidates: readonly Candidate[],
  vehicles: Map<number, OfferedVehicle>,
  filters: OfferFilters,
): Promise<Candidate[]> {
  const { busTypes, fuelTypes, equipment, certificates } = filters;
  const fitting = candidates.filter(({ vehicleId }) => {
    const vehicle = vehicles.get(vehicleId);
    return (
      vehicle !== undefined &&
      (busTypes.length === 0 || busTypes.includes(vehicle.busType)) &&
      (fuelTypes.length === 0 || fuelTypes.includes(vehicle.fuelType)) &&
      certificates.every((certificate) => vehicle.certificates.includes(certificate))
    );
  });
  if (equipment.length === 0) return fitting;
  const codes = await equipmentOf(fitting.map((candidate) => candidate.vehicleId));
  return fitting.filter((candidate) => equipment.every((code) => codes.get(candidate.vehicleId)?.includes(code)));
}

/** The passengers are on the bus or wait for it at least until then: breaks and rests only come on top. */
function passengersUntil({ trip, ways }: TripPlan): Date {
  const out = ways.legs.reduce((sum, leg) => sum + leg.seconds + leg.ferrySeconds, 0);
  return trip.return ?? new Date(trip.departure.getTime() + out * SECOND);
}

function refusalOf(refusals: readonly Refusal[], tooSoon: boolean, settings: Settings): SearchOutcome['refusal'] {
  if (tooSoon)
    return {
      fault: { key: 'booking.cannotBookNow', params: [settings.directBookingLeadHours], field: 'departure' },
      advice: [],
    };
  const early = refusals.filter((refusal) => refusal.reason === 'returnTooEarly');
  if (early.length > 0) {
    const earliest = Math.ceil(Math.min(...early.map((refusal) => refusal.earliestReturn)) / MINUTE) * MINUTE;
    return {
      fault: { key: 'booking.returnTooEarly', params: [toLocalText(earliest).replace('T', ' ')], field: 'return' },
      advice: [],
    };
  }
  const long = refusals.find((refusal) => refusal.reason === 'tripTooLong');
  return long
    ? { fault: { key: 'booking.tripTooLong', params: [], field: 'departure' }, advice: long.advice }
    : undefined;
}

/** Per operator the cheapest set of the fewest buses that together hold the group. */
function combinations(priced: readonly PricedBus[], plan: TripPlan, settings: Settings): FoundOffer[] {
  const companies = new Map<number, PricedBus[]>();
  for (const bus of priced)
    companies.set(bus.candidate.companyId, [...(companies.get(bus.candidate.companyId) ?? []), bus]);
  const wanted = { passengers: passengersOf(plan.trip), wheelchairs: plan.trip.wheelchairs };
  return [...companies.values()].flatMap((buses) => {
    const combinable = buses.map((bus) => ({
      bus,
      seats: bus.candidate.seats,
      wheelchairPlaces: bus.candidate.wheelchairPlaces,
      price: bus.price.operatorPrice,
    }));
    const chosen = combineBuses(combinable, wanted);
    return chosen && chosen.length > 1
      ? [
          toOffer(
            plan,
            chosen.map((one) => one.bus),
            settings,
          ),
        ]
      : [];
  });
}

/** The order's fee is charged once: each bus carries its part, the first one what does not divide. */
const feeShare = (fee: number, buses: number, index: number): number =>
  Math.floor(fee / buses) + (index === 0 ? fee % buses : 0);

function toOffer(plan: TripPlan, priced: readonly PricedBus[], settings: Settings): FoundOffer {
  const { trip } = plan;
  const seating = seatPassengers(
    priced.map((bus) => bus.candidate),
    trip,
  );
  const buses = priced.map((bus, index): ShownBus => {
    const surchargeFee = feeShare(settings.surchargeFee, priced.length, index);
    const terms = {
      ...termsOf(plan, settings, bus.commissionBasisPoints),
      surchargeFee,
      drivers: bus.timeline.drivers,
    };
    const price = priced.length === 1 ? bus.price : (priceMeasured(bus.timeline.measures, bus.lists, terms) as Price);
    const { operatorPrice, customerPrice, tax, total, lines } = price;
    return {
      bus: {
        vehicleId: bus.candidate.vehicleId,
        ...seating[index]!,
        drivers: bus.timeline.drivers,
        between: bus.timeline.between,
        lists: bus.lists.ids,
        lines,
        commissionBasisPoints: bus.commissionBasisPoints,
        surchargeFee,
        taxBasisPoints: tax === 0 ? 0 : settings.taxBasisPoints,
        operatorPrice,
        customerPrice,
        tax,
        total,
      },
      vehicle: bus.vehicle,
      candidate: bus.candidate,
      timeline: bus.timeline,
    };
  });
  const { ratingSum, ratingCount } = priced[0]!.vehicle;
  const offer: Offer = {
    trip,
    companyId: priced[0]!.candidate.companyId,
    countries: plan.countries,
    buses: buses.map((one) => one.bus),
    expires: new Date(clock.millis() + OFFER_MINUTES * MINUTE),
  };
  return {
    offer,
    buses,
    total: totalOf(offer),
    startMetres: Math.max(...priced.map((bus) => bus.startMetres)),
    emissionsGrams: buses.reduce(
      (sum, one) => sum + emissionsGrams(one.timeline.measures.metres, one.vehicle.fuelType, one.vehicle.fuelPerKm),
      0,
    ),
    rating: ratingCount === 0 ? null : ratingSum / ratingCount,
  };
}
