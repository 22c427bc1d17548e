import { type PickedLists, type PriceTerms, type PriceTotals, totalsMeasured } from '@bff/domain/pricing';
import type { Settings } from '@bff/domain/settings';
import type { Position } from '@bff/domain/shared/position';
import { HOUR, MINUTE, SECOND, toLocalDate } from '@bff/domain/shared/time';
import { cachedFor } from '@bff/platform/cached-for';
import { clock } from '@bff/platform/clock';
import { type BusTimeline, type Refusal, TimelineCache } from './bus-timelines';
import {
  busyTimes,
  candidatesFor,
  type FoundVehicle,
  type Interval,
  longestOwnPickupDistance,
} from './candidate.store';
import { type CompanySupply, companySupplies } from './company-supply';
import { type SuppliedVehicle, totalOfRevisions } from './company-supply.store';
import { startWays, type TripPlan } from './trip-plan';
import type { StartWays } from '@bff/domain/trips';

// One search takes thousands of buses through here: plain loops, and no copies of what is already known.

/** A bus as it starts on that day, with what is known of its operator. */
interface SuppliedBus {
  vehicle: SuppliedVehicle;
  supply: CompanySupply;
  start: Position;
  busyThen: readonly Interval[] | undefined;
}

/** A bus that could do the trip, judging by roads, rules and price lists. */
interface AbleBus extends SuppliedBus {
  vehicleId: number;
  way: StartWays;
  lists: PickedLists;
  timelines: readonly BusTimeline[];
}

/** An available bus as it would do the trip, with its own price. */
export interface PricedBus {
  vehicle: SuppliedVehicle;
  /** Its starting position on that day. */
  start: Position;
  way: StartWays;
  /** Road metres from there to the first stop. */
  startMetres: number;
  lists: PickedLists;
  commissionBasisPoints: number;
  timeline: BusTimeline;
  price: PriceTotals;
}

export interface PricedBuses {
  buses: PricedBus[];
  /** Why others could not do it. */
  refusals: Refusal[];
  /** Some would have to leave too soon: how much later the first of them could, in milliseconds. */
  tooSoonBy: number | null;
  /** The sum of all operators' revisions, read before any of them was looked at. */
  revisions: number;
}

/**
 * All free buses with that many seats, of operators that drive in every country of the trip and whose traffic permit is valid until it
 * ends; each priced by itself.
 */
export async function pricedBuses(
  plan: TripPlan,
  settings: Settings,
  wanted: { seats: number; wheelchairs: number; held: ReadonlySet<number> },
): Promise<PricedBuses> {
  const { trip } = plan;
  const travel = { at: trip.departure, until: passengersUntil(plan) };
  const maxMetres = await longestPickup(settings);
  const reach = { first: trip.stops[0]!.place, usualMetres: settings.pickupDistanceMetres, mostMetres: maxMetres };
  const [found, total] = await Promise.all([candidatesFor(reach, { ...wanted, ...travel }), totalOfRevisions()]);
  const lastDay = toLocalDate(travel.until);
  const supplied = await withSupply(found, toLocalDate(trip.departure), total, (vehicle) =>
    mayDrive(vehicle, plan, lastDay),
  );
  const { able, ...others } = await ableBuses(supplied, plan, settings, maxMetres);
  const prices = new PriceCache(plan, settings);
  const buses: PricedBus[] = [];
  for (const bus of await freeOf(able, travel, wanted.held)) {
    const priced = cheapest(bus, prices, settings);
    if (priced) buses.push(priced);
  }
  return { buses, revisions: total, ...others };
}

/** Whether its operator drives in every country of the trip and has a traffic permit valid until it ends. */
export const mayDrive = ({ countries, permitUntil }: SuppliedVehicle, plan: TripPlan, lastDay: string): boolean =>
  (permitUntil === null || permitUntil >= lastDay) && plan.countries.every((country) => countries.includes(country));

/** The longest distance that any vehicle allows itself. */
const ownPickup = cachedFor<void, number>(MINUTE, longestOwnPickupDistance);

/** How far vehicles come at most, by the setting or their own, in metres. */
export const longestPickup = async (settings: Settings): Promise<number> =>
  Math.max(settings.pickupDistanceMetres, await ownPickup());

/** The passengers are on the bus or wait for it at least until then: breaks and rests only add to it. */
export function passengersUntil({ trip, ways }: TripPlan): Date {
  const out = ways.legs.reduce((sum, leg) => sum + leg.seconds + leg.ferrySeconds, 0);
  return trip.return ?? new Date(trip.departure.getTime() + out * SECOND);
}

/** The found vehicles with what is known of them; leaves out what has come or gone since, and operators that may not drive the trip. */
async function withSupply(
  found: readonly FoundVehicle[],
  localDate: string,
  total: number,
  may: (vehicle: SuppliedVehicle) => boolean,
): Promise<SuppliedBus[]> {
  const supplies = await companySupplies([...new Set(found.map(({ companyId }) => companyId))], localDate, total);
  const buses: SuppliedBus[] = [];
  // An operator's vehicles mostly come together, and whether it may drive holds for all of them.
  let operator: number | undefined;
  let supply: CompanySupply | undefined;
  let isAllowed: boolean | undefined;
  for (const { vehicleId, companyId, startsAt, busyThen } of found) {
    if (companyId !== operator) {
      operator = companyId;
      supply = supplies.get(companyId);
      isAllowed = undefined;
    }
    const vehicle = supply?.vehicles.get(vehicleId);
    if (!supply || !vehicle || !(isAllowed ??= may(vehicle))) continue;
    buses.push({ vehicle, supply, start: startsAt ?? vehicle.depot, busyThen });
  }
  return buses;
}

/** The buses that are near enough, have a price and can legally do it, leaving late enough. */
async function ableBuses(buses: readonly SuppliedBus[], plan: TripPlan, settings: Settings, maxMetres: number) {
  const starts = [...new Set(buses.map(({ start }) => start))];
  const ways = await startWays(plan, starts, maxMetres);
  const wayOf = new Map<Position, StartWays | undefined>();
  starts.forEach((start, index) => wayOf.set(start, ways[index]));
  const earliest = clock.millis() + settings.directBookingLeadHours * HOUR;
  const cache = new TimelineCache(plan, settings);
  const able: AbleBus[] = [];
  const refusals: Refusal[] = [];
  let tooSoonBy: number | null = null;
  for (const { vehicle, supply, start, busyThen } of buses) {
    const way = wayOf.get(start);
    if (!way || way.toFirst.metres > (vehicle.pickupDistanceMetres ?? settings.pickupDistanceMetres)) continue;
    const lists = supply.lists.pick(vehicle.vehicleId);
    if (!lists) continue;
    const { timelines, refusal } = cache.of(way, vehicle.offersSecondDriver, vehicle.allowsTenHourDays);
    if (refusal && timelines.length === 0) refusals.push(refusal);
    const inTime = timelines.every(({ start: leaves }) => leaves >= earliest)
      ? timelines
      : timelines.filter(({ start: leaves }) => leaves >= earliest);
    if (inTime.length < timelines.length)
      for (const { start: leaves } of timelines)
        if (leaves < earliest) tooSoonBy = Math.min(tooSoonBy ?? Infinity, earliest - leaves);
    if (inTime.length === 0) continue;
    const { vehicleId } = vehicle;
    able.push({ vehicleId, vehicle, supply, start, busyThen, way, lists, timelines: inTime });
  }
  return { able, refusals, tooSoonBy };
}

/** The buses whose way there and back fits between their other work; each keeps the timelines that fit. */
async function freeOf(
  buses: readonly AbleBus[],
  travel: { at: Date; until: Date },
  held: ReadonlySet<number>,
): Promise<AbleBus[]> {
  if (buses.length === 0) return [];
  let first = Infinity;
  let last = -Infinity;
  for (const { timelines } of buses)
    for (const { start, end } of timelines) {
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
  const busy = await busyTimes(buses, travel, new Date(first), new Date(last));
  const free: AbleBus[] = [];
  for (const bus of buses) {
    const { busyThen = [], timelines } = bus;
    const busyAlso = busy.get(bus.vehicleId) ?? [];
    if (busyThen.length + busyAlso.length === 0 || held.has(bus.vehicleId)) {
      free.push(bus);
      continue;
    }
    const taken = [...busyThen, ...busyAlso];
    const possible = timelines.filter(({ start, end }) =>
      taken.every(([from, until]) => from >= end || until <= start),
    );
    if (possible.length > 0) free.push({ ...bus, timelines: possible });
  }
  return free;
}

/** The lower operator price wins; on a tie the bus waits (the first way). Undefined if it may not go that far. */
export function cheapest(
  bus: Omit<AbleBus, 'busyThen' | 'vehicleId'>,
  prices: PriceCache,
  settings: Settings,
): PricedBus | undefined {
  const { vehicle, start, way, lists, supply } = bus;
  const startMetres = way.toFirst.metres;
  const commissionBasisPoints = supply.commissionBasisPoints ?? settings.commissionBasisPoints;
  let best: PricedBus | undefined;
  for (const timeline of bus.timelines) {
    const price = prices.of(timeline, lists, commissionBasisPoints);
    if (price && (!best || price.operatorPrice < best.price.operatorPrice))
      best = { vehicle, start, way, startMetres, lists, commissionBasisPoints, timeline, price };
  }
  return best;
}

/** Buses of one operator that start at one place and have the same lists cost the same. Lists belong to one operator, and so does the commission. */
export class PriceCache {
  private readonly known = new Map<PickedLists, Map<BusTimeline, PriceTotals | undefined>>();

  constructor(
    private readonly plan: TripPlan,
    private readonly settings: Settings,
  ) {}

  /** Undefined if it may not go that far. */
  of(timeline: BusTimeline, lists: PickedLists, commissionBasisPoints: number): PriceTotals | undefined {
    let ofLists = this.known.get(lists);
    if (!ofLists) this.known.set(lists, (ofLists = new Map<BusTimeline, PriceTotals | undefined>()));
    let price = ofLists.get(timeline);
    if (!price && !ofLists.has(timeline)) {
      const terms = termsOf(this.plan, this.settings, { commissionBasisPoints, drivers: timeline.drivers });
      ofLists.set(timeline, (price = totalsMeasured(timeline.measures, lists, terms)));
    }
    return price;
  }
}

/** Drivers and commission are the bus's; the fee is the order's, unless a share of it is given. */
export const termsOf = (
  plan: TripPlan,
  settings: Settings,
  {
    drivers,
    commissionBasisPoints,
    surchargeFee = settings.surchargeFee,
  }: { drivers: number; commissionBasisPoints: number; surchargeFee?: number },
): PriceTerms => ({
  drivers,
  commissionBasisPoints,
  surchargeFee,
  taxBasisPoints: settings.taxBasisPoints,
  countries: plan.countries,
});
