// Traces: S3-043, S8-039
import type { PriceListKind } from '@states/price-list-kinds';
import {
  type CostsByKind,
  type PriceLists,
  priceListPolicy,
  type Price,
  priceMeasured,
  type PriceResult,
} from '@bff/domain/pricing';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError, must } from '@bff/domain/shared/errors';
import { toLocalDate } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';
import { type BusTimeline, busTimelines, type Refusal } from './bus-timelines';
import { companySupplies } from './company-supply';
import { totalOfRevisions } from './company-supply.store';
import { termsOf } from './priced-buses';
import { planTrip, startWays, type TripPlan } from './trip-plan';

/** Farther than any bus drives to where a trip begins. */
const MOST_METRES = 2_500_000;

export interface ExampleWanted<Kind extends PriceListKind = PriceListKind> {
  companyId: number;
  /** The kind that is being edited, and what applies to a bus; the other kinds, or all without it, are the company's own for that day. */
  written?: { kind: Kind; costsFor: (vehicleId: number) => CostsByKind[Kind] };
  /** The buses that may drive, if any of them is the company's; otherwise any of its buses, or one based where the trip begins. */
  drives?: (vehicleId: number) => boolean;
  trip: TripRequest;
}

export type PriceExample =
  | {
      kind: 'price';
      price: Price;
      commissionBasisPoints: number;
      taxBasisPoints: number;
      /** Road metres of the whole run, positioning included. */
      metres: number;
      startMetres: number;
      drivers: number;
      atHome: boolean;
      countries: readonly string[];
      /** The bus that drives; 0: none of the company's. */
      vehicleId: number;
    }
  /** Without lists of these kinds no trip has a price that day. */
  | { kind: 'missing'; key: 'priceList.missing'; lists: PriceListKind[] }
  /** Such a trip would not be offered. */
  | { kind: 'refused'; key: ErrorKey | 'maximumDistance'; params: readonly (string | number)[] };

/**
 * What a real trip would cost with the prices being edited: roads, driving rules, commission, fee and tax as in a search, and the cheaper
 * of waiting and going home. Writes nothing. Does not check that the bus is free.
 * @throws DomainError `auth.noPermission`
 */
export async function priceExample(actor: Actor, wanted: ExampleWanted): Promise<PriceExample> {
  const { companyId, written, trip, drives } = wanted;
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const localDate = toLocalDate(trip.departure);
  const [settings, supplies] = await Promise.all([
    readSettings(trip.departure),
    totalOfRevisions().then((total) => companySupplies([companyId], localDate, total)),
  ]);
  const supply = supplies.get(companyId);
  const vehicles = [...(supply?.vehicles.values() ?? [])];
  const vehicle = (drives && vehicles.find((one) => drives(one.vehicleId))) ?? vehicles[0];
  const vehicleId = vehicle?.vehicleId ?? 0;
  const counting = supply?.lists.counting(vehicleId);
  const known = {
    vehicle: counting?.vehicle,
    driving: counting?.driving,
    driver: counting?.driver,
    ...(written && { [written.kind]: written.costsFor(vehicleId) }),
  };
  const lists = complete(known);
  if (Array.isArray(lists)) return { kind: 'missing', key: 'priceList.missing', lists };

  let plan: TripPlan;
  try {
    plan = await planTrip(trip);
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', key: error.key, params: error.params };
    throw error;
  }
  if (plan.quoteOnly) return { kind: 'refused', key: 'booking.quoteOnly', params: [] };
  const [way] = await startWays(plan, [vehicle?.depot ?? trip.stops[0]!.place], MOST_METRES);
  if (!way) return { kind: 'refused', key: 'booking.noRoute', params: [] };
  const reach = vehicle?.pickupDistanceMetres ?? settings.pickupDistanceMetres;
  if (way.toFirst.metres > reach) return { kind: 'refused', key: 'booking.startTooFar', params: [reach / 1_000] };
  const crew = {
    offersSecondDriver: vehicle?.offersSecondDriver ?? false,
    allowTenHours: vehicle?.allowsTenHourDays ?? false,
    maximumDrivingHours: settings.maximumDrivingHoursPerDay,
  };
  const { timelines, refusal } = busTimelines(plan, way, crew, settings);
  if (timelines.length === 0) return { kind: 'refused', ...refusedBy(refusal) };

  const commissionBasisPoints = supply?.commissionBasisPoints ?? settings.commissionBasisPoints;
  const priced = timelines.map((timeline) => {
    const terms = termsOf(plan, settings, { commissionBasisPoints, drivers: timeline.drivers });
    return { timeline, price: priceMeasured(timeline.measures, lists, terms) };
  });
  const best = cheapest(priced);
  if (!best) return { kind: 'refused', key: 'maximumDistance', params: [] };
  const { segments, drivers, between } = best.timeline;
  return {
    kind: 'price',
    price: best.price,
    commissionBasisPoints,
    taxBasisPoints: settings.taxBasisPoints,
    metres: segments.reduce((sum, segment) => sum + segment.metres, 0),
    startMetres: way.toFirst.metres,
    drivers,
    atHome: between === 'home',
    countries: plan.countries,
    vehicleId,
  };
}

/** The three lists, or the kinds that are missing. */
function complete(known: { [Kind in PriceListKind]?: CostsByKind[Kind] | undefined }): PriceLists | PriceListKind[] {
  const { vehicle, driving, driver } = known;
  if (vehicle && driving && driver) return { vehicleCost: vehicle, drivingCost: driving, driverCost: driver };
  return (['vehicle', 'driving', 'driver'] as const).filter((one) => !known[one]);
}

/** The lower operator price wins; on a tie the bus waits (the first way), as in a search. */
function cheapest(priced: readonly { timeline: BusTimeline; price: PriceResult }[]) {
  let best: { timeline: BusTimeline; price: Price } | undefined;
  for (const { timeline, price } of priced)
    if (price.offered && (!best || price.operatorPrice < best.price.operatorPrice)) best = { timeline, price };
  return best;
}

function refusedBy(refusal: Refusal | undefined): { key: ErrorKey; params: readonly string[] } {
  if (refusal?.reason !== 'returnTooEarly') return { key: 'booking.tripTooLong', params: [] };
  return { key: 'booking.returnTooEarly', params: [new Date(refusal.earliestReturn).toISOString()] };
}
