import { type Price, priceMeasured } from '@bff/domain/pricing';
import { readSettings, type Settings } from '@bff/domain/settings';
import { toLocalDate } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';
import { type BusTimeline, busTimelines, type Refusal } from './bus-timelines';
import { companySupplies } from './company-supply';
import { type SuppliedVehicle, totalOfRevisions } from './company-supply.store';
import { termsOf } from './priced-buses';
import { planTrip, startWays, type TripPlan } from './trip-plan';

/** Farther than any bus drives to where a trip begins. */
const MOST_METRES = 2_500_000;

/** A way to do a trip, with the price by the company's lists. */
interface Manned {
  timeline: BusTimeline;
  price: Price | undefined;
}

/** A company's own bus as it would do a requested trip on its own. */
export interface OwnBus {
  vehicle: SuppliedVehicle;
  startMetres: number | null;
  /** The cheapest legal way; undefined with `refusal`, or if there is no route. */
  timeline: BusTimeline | undefined;
  refusal: Refusal | undefined;
  /** The price by the company's lists; undefined if one is missing, or the trip is longer than they allow. */
  price: Price | undefined;
  /** The same with two drivers, where one would do. */
  withTwo: Manned | undefined;
  lists: { vehicle: number; driving: number; driver: number } | undefined;
  commissionBasisPoints: number;
}

/**
 * All of a company's buses for sale, with how each would drive a trip, whether that is legal, and the list price. Does not check what a
 * search checks as well: distance, lead time, direct booking, and whether the bus is free. @throws DomainError `booking.noRoute`,
 * `route.unavailable`
 */
export async function ownBuses(
  companyId: number,
  trip: TripRequest,
): Promise<{ plan: TripPlan; settings: Settings; buses: OwnBus[] }> {
  const [plan, settings, supplies] = await Promise.all([
    planTrip(trip),
    readSettings(trip.departure),
    totalOfRevisions().then((total) => companySupplies([companyId], toLocalDate(trip.departure), total)),
  ]);
  const supply = supplies.get(companyId);
  const vehicles = [...(supply?.vehicles.values() ?? [])];
  const ways = await startWays(
    plan,
    vehicles.map(({ depot }) => depot),
    MOST_METRES,
  );
  const commissionBasisPoints = supply?.commissionBasisPoints ?? settings.commissionBasisPoints;
  const buses = vehicles.map((vehicle, index): OwnBus => {
    const way = ways[index];
    const lists = supply?.lists.pick(vehicle.vehicleId);
    const none = {
      vehicle,
      startMetres: null,
      timeline: undefined,
      refusal: undefined,
      price: undefined,
      withTwo: undefined,
    };
    if (!way) return { ...none, lists: lists?.ids, commissionBasisPoints };
    // Whether a second driver comes along is the company's choice: it is asked.
    const crew = {
      offersSecondDriver: true,
      allowTenHours: vehicle.allowsTenHourDays,
      maximumDrivingHours: settings.maximumDrivingHoursPerDay,
    };
    const { timelines, refusal } = busTimelines(plan, way, crew, settings);
    const cheapest = (ways: readonly BusTimeline[]): Manned | undefined => {
      const manned = ways.map((timeline): Manned => {
        const terms = termsOf(plan, settings, { commissionBasisPoints, drivers: timeline.drivers });
        const priced = lists && priceMeasured(timeline.measures, lists, terms);
        return { timeline, price: priced?.offered ? priced : undefined };
      });
      const priceOf = ({ price }: Manned) => price?.operatorPrice ?? Infinity;
      return manned.reduce<Manned | undefined>(
        (best, one) => (best && priceOf(best) <= priceOf(one) ? best : one),
        undefined,
      );
    };
    const chosen = cheapest(timelines);
    const isAlone = chosen?.timeline.drivers === 1;
    const withTwo = isAlone
      ? cheapest(busTimelines(plan, way, { ...crew, leastDrivers: 2 }, settings).timelines)
      : undefined;
    return {
      vehicle,
      commissionBasisPoints,
      withTwo,
      startMetres: way.toFirst.metres,
      timeline: chosen?.timeline,
      price: chosen?.price,
      refusal: chosen ? undefined : refusal,
      lists: lists?.ids,
    };
  });
  return { plan, settings, buses };
}
