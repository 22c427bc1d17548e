// Traces: S1-002, S8-047, S8-048, S8-090, S8-096
import { readSettings, type Settings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { MINUTE, toLocalText } from '@bff/domain/shared/time';
import { type Advice, checkTripRequest, passengersOf, type TripFault, type TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { combineBuses } from './combine-buses';
import type { SuppliedVehicle } from './company-supply.store';
import { FoundOffer } from './found-offer';
import { type PricedBus, pricedBuses, type PricedBuses } from './priced-buses';
import { planTrip, type TripPlan } from './trip-plan';

export interface OfferFilters {
  busTypes: readonly string[];
  fuelTypes: readonly string[];
  /** All of it: words of the equipment and of the catalogue of accessibility. */
  equipment: readonly string[];
  certificates: readonly string[];
  operator: number | undefined;
  /** Whole kronor. */
  maxPrice: number | undefined;
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
  const wanted = fits(filters);
  const single = await pricedBuses(plan, settings, { seats: passengers, wheelchairs: trip.wheelchairs }, wanted);
  const refusal = single.buses.length > 0 ? undefined : refusalOf(single, settings);
  let found = single.buses.map((bus) => new FoundOffer(plan, settings, [bus]));
  if (found.length === 0 && passengers > 1 && !refusal) {
    const any = await pricedBuses(plan, settings, { seats: 1, wheelchairs: 0 }, wanted);
    found = combinations(any.buses, plan, settings);
    outcome.combined = found.length > 0;
  }
  const names = new Map<number, string>();
  for (const { companyId, companyName } of found) names.set(companyId, companyName);
  outcome.operators = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => inSwedish.compare(a.name, b.name));
  outcome.offers = found.filter(
    (offer) =>
      (filters.operator === undefined || offer.companyId === filters.operator) &&
      (filters.maxPrice === undefined || offer.total <= filters.maxPrice * 100),
  );
  outcome.refusal = found.length === 0 ? refusal : undefined;
  return outcome;
}

const inSwedish = new Intl.Collator('sv');

async function planned(trip: TripRequest): Promise<TripPlan> {
  try {
    return await planTrip(trip);
  } catch (error) {
    if (error instanceof DomainError && error.key === 'booking.noRoute')
      throw new TripRefused([{ key: error.key, params: error.params, field: error.field ?? 'stop-1' }]);
    throw error;
  }
}

const fits =
  ({ busTypes, fuelTypes, equipment, certificates }: OfferFilters) =>
  (vehicle: SuppliedVehicle): boolean =>
    (busTypes.length === 0 || busTypes.includes(vehicle.busType)) &&
    (fuelTypes.length === 0 || fuelTypes.includes(vehicle.fuelType)) &&
    equipment.every((code) => vehicle.equipment.includes(code) || vehicle.accessibility.includes(code)) &&
    certificates.every((certificate) => vehicle.certificates.includes(certificate));

/** Why nothing can be had, where one reason holds for all of them. */
function refusalOf({ refusals, tooSoon }: PricedBuses, settings: Settings): SearchOutcome['refusal'] {
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
function combinations(buses: readonly PricedBus[], plan: TripPlan, settings: Settings): FoundOffer[] {
  const companies = new Map<number, PricedBus[]>();
  for (const bus of buses) {
    const fleet = companies.get(bus.vehicle.companyId);
    if (fleet) fleet.push(bus);
    else companies.set(bus.vehicle.companyId, [bus]);
  }
  const wanted = { passengers: passengersOf(plan.trip), wheelchairs: plan.trip.wheelchairs };
  return [...companies.values()].flatMap((fleet) => {
    const combinable = fleet.map((bus) => ({
      bus,
      seats: bus.vehicle.seats,
      wheelchairPlaces: bus.vehicle.wheelchairPlaces,
      price: bus.price.operatorPrice,
    }));
    const chosen = combineBuses(combinable, wanted)?.map(({ bus }) => bus) ?? [];
    return chosen.length > 1 ? [new FoundOffer(plan, settings, chosen)] : [];
  });
}
