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

/** A company's own bus as it would do a trip that it is asked for, by itself. */
export interface OwnBus {
  vehicle: SuppliedVehicle;
  startMetres: number | null;
  /** The cheapest legal way; undefined with `refusal`, or where no road leads. */
  timeline: BusTimeline | undefined;
  refusal: Refusal | undefined;
  /** What the company's lists give; undefined where one is missing, or where the trip is longer than they go. */
  price: Price | undefined;
  lists: { vehicle: number; driving: number; driver: number } | undefined;
  commissionBasisPoints: number;
}

/**
 * All buses for sale of a company with how each would drive a trip, how legal that is, and what the lists would give. Without what a search asks
 * beside: distance, lead time, direct booking. Whether a bus is free is not asked. @throws DomainError `booking.noRoute`, `route.unavailable`
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
    const none = { vehicle, startMetres: null, timeline: undefined, refusal: undefined, price: undefined };
    if (!way) return { ...none, lists: lists?.ids, commissionBasisPoints };
    // Whether a second driver comes along is for the company to say: it is asked.
    const crew = {
      offersSecondDriver: true,
      allowTenHours: vehicle.allowsTenHourDays,
      maximumDrivingHours: settings.maximumDrivingHoursPerDay,
    };
    const { timelines, refusal } = busTimelines(plan, way, crew, settings);
    let timeline = timelines[0];
    let price: Price | undefined;
    for (const one of lists ? timelines : []) {
      const terms = termsOf(plan, settings, { commissionBasisPoints, drivers: one.drivers });
      const priced = priceMeasured(one.measures, lists!, terms);
      if (priced.offered && (!price || priced.operatorPrice < price.operatorPrice)) [timeline, price] = [one, priced];
    }
    return {
      ...{ vehicle, timeline, price, commissionBasisPoints, startMetres: way.toFirst.metres },
      refusal: timeline ? undefined : refusal,
      lists: lists?.ids,
    };
  });
  return { plan, settings, buses };
}
