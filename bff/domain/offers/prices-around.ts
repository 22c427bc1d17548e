import { readSettings } from '@bff/domain/settings';
import { fromLocalText, HOUR, shiftedDay, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import { checkTripRequest, type TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { type BusTimeline, TimelineCache } from './bus-timelines';
import { awayTimes, type BusyTimes, busyTimesOf } from './candidate.store';
import { companySupplies } from './company-supply';
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

export interface PricesAround {
  days: DayAround[];
  /** The lowest known price with the other return that was asked for, in öre with tax; null if unknown. */
  returning: number | null;
}

/**
 * The price of the trip on the days around it, and on its own day with `otherReturn`: what the cheapest free one of the buses that are
 * cheapest as asked for costs then. Others may be cheaper, so a search finds this price or a lower one. Days that can no longer be booked
 * are left out.
 */
export async function pricesAround(
  plan: TripPlan,
  buses: readonly PricedBus[],
  revisions: number,
  otherReturn?: Date,
): Promise<PricesAround> {
  const days = shiftedTrips(plan.trip);
  const trips = otherReturn ? [...days, { ...plan.trip, return: otherReturn }] : days;
  if (trips.length === 0) return { days: [], returning: null };
  const chosen = likeliest(buses);
  const priced = await Promise.all(trips.map((trip) => onDay({ ...plan, trip }, chosen, revisions)));
  const taken = await takenDuring(chosen.map(idOf), priced.flat());
  const totals = priced.map((onTrip) => {
    const free = onTrip.flatMap(({ vehicleId, ways }) => {
      const times = taken.get(vehicleId) ?? [];
      return ways.filter(({ timeline: { start, end } }) => times.every(([at, to]) => at >= end || to <= start));
    });
    return free.length > 0 ? Math.min(...free.map(({ total }) => total)) : null;
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

/** The cheapest buses, in order, at most so many of each operator; of two with the same price, the first. One pass, because a search finds thousands. */
function likeliest(buses: readonly PricedBus[]): PricedBus[] {
  const chosen: PricedBus[] = [];
  for (const bus of buses) {
    const { price, start, vehicle } = bus;
    const dearest = chosen.at(-1);
    if (dearest && chosen.length === MOST_BUSES && price.total >= dearest.price.total) continue;
    // A moved bus has another route on another day.
    if (start !== vehicle.depot) continue;
    const after = chosen.findLastIndex((one) => one.price.total <= price.total);
    chosen.splice(after + 1, 0, bus);
    const isOfOperator = (one: PricedBus) => one.vehicle.companyId === vehicle.companyId;
    if (chosen.filter(isOfOperator).length > MOST_OF_ONE) chosen.splice(chosen.findLastIndex(isOfOperator), 1);
    else if (chosen.length > MOST_BUSES) chosen.pop();
  }
  return chosen;
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

interface OnDay {
  vehicleId: number;
  ways: { timeline: BusTimeline; total: number }[];
}

/** The price of each bus on that day, for each way that it could do the trip. */
async function onDay(plan: TripPlan, buses: readonly PricedBus[], revisions: number): Promise<OnDay[]> {
  const { trip } = plan;
  const settings = await readSettings(trip.departure);
  const { maximumTripDays, directBookingLeadHours } = settings;
  if (checkTripRequest(trip, { now: clock.now(), maximumTripDays }).length > 0) return [];
  const companyIds = [...new Set(buses.map(({ vehicle }) => vehicle.companyId))];
  const supplies = await companySupplies(companyIds, toLocalDate(trip.departure), revisions);
  const lastDay = toLocalDate(passengersUntil(plan));
  const earliest = clock.millis() + directBookingLeadHours * HOUR;
  const timelines = new TimelineCache(plan, settings);
  const prices = new PriceCache(plan, settings);
  return buses.flatMap(({ vehicle, start, way }): OnDay[] => {
    const supply = supplies.get(vehicle.companyId);
    const lists = supply?.lists.pick(vehicle.vehicleId);
    if (!supply || !lists || !mayDrive(vehicle, plan, lastDay)) return [];
    const ways = timelines
      .of(way, vehicle.offersSecondDriver, vehicle.allowsTenHourDays)
      .timelines.flatMap((timeline) => {
        const priced = timeline.start >= earliest ? cheapest({ vehicle, supply, start, way, lists, timelines: [timeline] }, prices, settings) : undefined; // prettier-ignore
        return priced ? [{ timeline, total: priced.price.total }] : [];
      });
    return ways.length > 0 ? [{ vehicleId: vehicle.vehicleId, ways }] : [];
  });
}

/** When those buses are busy, or start elsewhere, on any of the days: read once. */
async function takenDuring(vehicleIds: readonly number[], days: readonly OnDay[]): Promise<BusyTimes> {
  const timelines = days.flatMap(({ ways }) => ways.map(({ timeline }) => timeline));
  if (timelines.length === 0) return new Map();
  const from = new Date(Math.min(...timelines.map(({ start }) => start)));
  const until = new Date(Math.max(...timelines.map(({ end }) => end)));
  const [busy, away] = await Promise.all([busyTimesOf(vehicleIds, from, until), awayTimes(vehicleIds, from, until)]);
  for (const [vehicleId, times] of away) busy.set(vehicleId, [...(busy.get(vehicleId) ?? []), ...times]);
  return busy;
}
