import { readSettings } from '@bff/domain/settings';
import { fromLocalText, HOUR, shiftedDay, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import { checkTripRequest, type TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { TimelineCache } from './bus-timelines';
import { awayTimes, type BusyTimes, busyTimesOf } from './candidate.store';
import { companySupplies } from './company-supply';
import { FoundOffer } from './found-offer';
import { cheapest, mayDrive, passengersUntil, PriceCache, type PricedBus } from './priced-buses';
import type { TripPlan } from './trip-plan';

/** The same trip on another day. */
export interface DayAround {
  /** Local. */
  day: string;
  departure: Date;
  return: Date | undefined;
  /** The lowest known price, in öre with tax; null if unknown. */
  total: number | null;
}

/** How many days before and after. */
const DAYS = 3;
/** A day is priced with the buses that are cheapest on the day asked for: pricing all of them would cost a search per day. */
const MOST_BUSES = 12;
const MOST_OF_ONE = 2;
/** The same where several buses take the group; each operator has one such set. */
const MOST_SETS = 6;

export interface PricesAround {
  days: DayAround[];
  /** The lowest known price with the other return that was asked for, in öre with tax; null if unknown. */
  returning: number | null;
}

/** The buses that take the group together: mostly one. */
export type BusSet = readonly PricedBus[];

/**
 * The price of the trip on the days around it, and on its own day with `otherReturn`: what the cheapest free one of these sets costs then.
 * Others may be cheaper, so a search finds this price or a lower one. Days that can no longer be booked are left out.
 */
export async function pricesAround(
  plan: TripPlan,
  sets: readonly BusSet[],
  revisions: number,
  otherReturn?: Date,
): Promise<PricesAround> {
  const days = shiftedTrips(plan.trip);
  const trips = otherReturn ? [...days, { ...plan.trip, return: otherReturn }] : days;
  if (trips.length === 0) return { days: [], returning: null };
  const chosen = sets.flat();
  const priced = await Promise.all(trips.map((trip) => onDay({ ...plan, trip }, chosen, revisions)));
  const taken = await takenDuring(
    chosen.map(idOf),
    priced.flatMap(({ buses }) => buses),
  );
  const totals = priced.map(({ buses, totalOf }) => {
    const free = new Map<number, PricedBus>();
    for (const { vehicleId, ways } of buses) {
      const times = taken.get(vehicleId) ?? [];
      for (const way of ways) {
        const { start, end } = way.timeline;
        const known = free.get(vehicleId);
        if (known && known.price.total <= way.price.total) continue;
        if (times.every(([at, to]) => at >= end || to <= start)) free.set(vehicleId, way);
      }
    }
    const found = sets.flatMap((set) => {
      const then = set.flatMap((bus) => free.get(idOf(bus)) ?? []);
      return then.length === set.length ? [totalOf(then)] : [];
    });
    return found.length > 0 ? Math.min(...found) : null;
  });
  return {
    days: days.map(({ departure, return: back }, index) => ({
      day: toLocalDate(departure),
      departure,
      return: back,
      total: totals[index]!,
    })),
    returning: totals[days.length] ?? null,
  };
}

const idOf = ({ vehicle }: PricedBus): number => vehicle.vehicleId;

const startsAtDepot = ({ start, vehicle }: PricedBus): boolean => start === vehicle.depot;

/** The cheapest sets of several buses; a moved bus has another route on another day. */
export const likeliestSets = (offers: readonly FoundOffer[]): BusSet[] =>
  offers
    .filter(({ priced }) => priced.every(startsAtDepot))
    .sort((a, b) => a.total - b.total)
    .slice(0, MOST_SETS)
    .map(({ priced }) => priced);

/** The cheapest buses, in order, at most so many of each operator; of two with the same price, the first. One pass, because a search finds thousands. */
export function likeliestBuses(buses: readonly PricedBus[]): BusSet[] {
  const chosen: PricedBus[] = [];
  for (const bus of buses) {
    const { price, vehicle } = bus;
    const dearest = chosen.at(-1);
    if (dearest && chosen.length === MOST_BUSES && price.total >= dearest.price.total) continue;
    // A moved bus has another route on another day.
    if (!startsAtDepot(bus)) continue;
    const after = chosen.findLastIndex((one) => one.price.total <= price.total);
    chosen.splice(after + 1, 0, bus);
    const isOfOperator = (one: PricedBus) => one.vehicle.companyId === vehicle.companyId;
    if (chosen.filter(isOfOperator).length > MOST_OF_ONE) chosen.splice(chosen.findLastIndex(isOfOperator), 1);
    else if (chosen.length > MOST_BUSES) chosen.pop();
  }
  return chosen.map((one) => [one]);
}

/** At the same local times, across clock changes. */
function shiftedTrips(trip: TripRequest): TripRequest[] {
  const shifts = Array.from({ length: 2 * DAYS + 1 }, (_, index) => index - DAYS).filter((shift) => shift !== 0);
  return shifts.flatMap((shift): TripRequest[] => {
    const departure = shifted(trip.departure, shift);
    const back = trip.return && shifted(trip.return, shift);
    if (!departure || (trip.return && !back)) return [];
    const other = { ...trip, departure, ...(back ? { return: back } : {}) };
    return departure.getTime() > clock.millis() ? [other] : [];
  });
}

/** Undefined for a time that its day does not have. */
function shifted(instant: Date, days: number): Date | undefined {
  const [day, time] = toLocalText(instant).split('T') as [string, string];
  return fromLocalText(`${shiftedDay(day, days)}T${time}`);
}

/** A bus as it would do the trip on that day, in each way that it could. */
interface BusOnDay {
  vehicleId: number;
  ways: PricedBus[];
}

interface OnDay {
  buses: BusOnDay[];
  /** What those buses cost together, in öre with tax. */
  totalOf: (set: BusSet) => number;
}

/** Those of the buses that could do the trip on that day. */
async function onDay(plan: TripPlan, buses: readonly PricedBus[], revisions: number): Promise<OnDay> {
  const { trip } = plan;
  const settings = await readSettings(trip.departure);
  const { maximumTripDays, directBookingLeadHours } = settings;
  const totalOf = (set: BusSet) => new FoundOffer(plan, settings, set).total;
  if (checkTripRequest(trip, { now: clock.now(), maximumTripDays }).length > 0) return { buses: [], totalOf };
  const companyIds = [...new Set(buses.map(({ vehicle }) => vehicle.companyId))];
  const supplies = await companySupplies(companyIds, toLocalDate(trip.departure), revisions);
  const lastDay = toLocalDate(passengersUntil(plan));
  const earliest = clock.millis() + directBookingLeadHours * HOUR;
  const timelines = new TimelineCache(plan, settings);
  const prices = new PriceCache(plan, settings);
  const able = buses.flatMap(({ vehicle, start, way }): BusOnDay[] => {
    const supply = supplies.get(vehicle.companyId);
    const lists = supply?.lists.pick(vehicle.vehicleId);
    if (!supply || !lists || !mayDrive(vehicle, plan, lastDay)) return [];
    const ways = timelines
      .of(way, vehicle.offersSecondDriver, vehicle.allowsTenHourDays)
      .timelines.flatMap((timeline) => {
        const priced = timeline.start >= earliest ? cheapest({ vehicle, supply, start, way, lists, timelines: [timeline] }, prices, settings) : undefined; // prettier-ignore
        return priced ? [priced] : [];
      });
    return ways.length > 0 ? [{ vehicleId: vehicle.vehicleId, ways }] : [];
  });
  return { buses: able, totalOf };
}

/** When those buses are busy, or start elsewhere, on any of the days: read once. */
async function takenDuring(vehicleIds: readonly number[], days: readonly BusOnDay[]): Promise<BusyTimes> {
  const timelines = days.flatMap(({ ways }) => ways.map(({ timeline }) => timeline));
  if (timelines.length === 0) return new Map();
  const from = new Date(Math.min(...timelines.map(({ start }) => start)));
  const until = new Date(Math.max(...timelines.map(({ end }) => end)));
  const [busy, away] = await Promise.all([busyTimesOf(vehicleIds, from, until), awayTimes(vehicleIds, from, until)]);
  for (const [vehicleId, times] of away) busy.set(vehicleId, [...(busy.get(vehicleId) ?? []), ...times]);
  return busy;
}
