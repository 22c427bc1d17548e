// Traces: S3-017, S3-018, S3-019, S8-046, S8-092, S5-053
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { busTimelines, isExpired, type Offer, planTrip, startWays, totalOf, type TripPlan } from '@bff/domain/offers';
import { namedInSwedish } from '@bff/domain/places';
import { readSettings, type Settings } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { expireHolds } from './expire-holds';
import { holdVehicles } from './held-vehicle.store';
import type { PlannedBus } from './new-order';

/** An offer's buses as they would drive now. */
export interface PreparedHold {
  plan: TripPlan;
  buses: PlannedBus[];
  holdMinutes: number;
  purchaseType: 'direct' | 'quote';
}

/** Checks all that can be known without a lock and refuses what cannot be held; only the lock decides who gets a bus. */
export async function prepareHold(offer: Offer): Promise<PreparedHold> {
  must(!isExpired(offer), 'booking.offerExpired');
  must(totalOf(offer) > 0, 'booking.offerInvalid');
  const settings = await readSettings(offer.trip.departure);
  const plan = await planTrip(await namedInSwedish(offer.trip));
  must(!plan.quoteOnly, 'booking.quoteOnly');
  const buses = await planBuses(offer, plan, settings);
  const wanted = wantedOf(buses);
  // Most late customers need not queue for the lock to learn that the bus is taken, unless it is taken by an overdue hold.
  if (!(await occupancyStore.areFree(wanted))) {
    await expireHolds({ vehicleIds: wanted.map(({ vehicleId }) => vehicleId) });
    must(await occupancyStore.areFree(wanted), 'booking.occupied');
  }
  return { plan, buses, holdMinutes: settings.holdMinutes, purchaseType: 'direct' };
}

export const wantedOf = (buses: readonly PlannedBus[]): Wanted[] => buses.map((bus) => bus.wanted);

/**
 * The offer's buses as they would drive now; refuses one that is gone, has moved away or would have to leave too soon. For a quote,
 * `quotedMetres` says how far its buses may come.
 */
export async function planBuses(
  offer: Offer,
  plan: TripPlan,
  settings: Settings,
  quotedMetres?: number,
): Promise<PlannedBus[]> {
  const ids = offer.buses.map((bus) => bus.vehicleId);
  must(new Set(ids).size === ids.length, 'booking.offerInvalid');
  const vehicles = await holdVehicles(ids, offer.trip.departure);
  const found = ids.flatMap((id) => vehicles.get(id) ?? []);
  must(found.length === ids.length, 'booking.occupied');
  const ways = await startWays(
    plan,
    found,
    quotedMetres ??
      Math.max(settings.pickupDistanceMetres, ...found.map((vehicle) => vehicle.pickupDistanceMetres ?? 0)),
  );
  return offer.buses.map((offered, index) => {
    const vehicle = found[index]!;
    const way = ways[index];
    must(vehicle.companyId === offer.companyId, 'booking.occupied');
    const farthest = quotedMetres ?? vehicle.pickupDistanceMetres ?? settings.pickupDistanceMetres;
    must(way && way.toFirst.metres <= farthest, 'booking.startTooFar', [Math.round(farthest / 1_000)]);
    const crew = {
      offersSecondDriver: offered.drivers === 2,
      leastDrivers: offered.drivers,
      allowTenHours: vehicle.allowsTenHourDays,
      maximumDrivingHours: settings.maximumDrivingHoursPerDay,
    };
    const { timelines } = busTimelines(plan, way, crew, settings);
    const timeline = timelines.find((one) => one.between === offered.between) ?? timelines[0];
    must(timeline, 'booking.tripTooLong');
    must(timeline.start >= clock.millis() + settings.directBookingLeadHours * HOUR, 'booking.cannotBookNow', [
      settings.directBookingLeadHours,
    ]);
    return {
      offered,
      vehicle,
      segments: timeline.segments,
      wanted: { vehicleId: vehicle.vehicleId, start: new Date(timeline.start), end: new Date(timeline.end) },
    };
  });
}
