import type { Settings } from '@bff/domain/settings';
import { passengersOf } from '@bff/domain/trips';
import { combineBuses, MAX_BUSES } from './combine-buses';
import { type Facets, filterOf, type OfferFilters } from './facets';
import { FoundOffer } from './found-offer';
import type { PricedBus } from './priced-buses';
import type { TripPlan } from './trip-plan';

/** What several buses of one operator can do for a group that no single bus seats (domain.md section 6). */
export class BusCombinations {
  private readonly known = new Map<string, FoundOffer | undefined>();
  private readonly wanted: { passengers: number; wheelchairs: number };
  /** The buses of each operator, the largest first. */
  private readonly fleets: readonly (readonly PricedBus[])[];

  constructor(
    private readonly buses: readonly PricedBus[],
    private readonly plan: TripPlan,
    private readonly settings: Settings,
  ) {
    this.wanted = { passengers: passengersOf(plan.trip), wheelchairs: plan.trip.wheelchairs };
    const fleets = new Map<number, PricedBus[]>();
    for (const bus of buses) {
      const fleet = fleets.get(bus.vehicle.companyId);
      if (fleet) fleet.push(bus);
      else fleets.set(bus.vehicle.companyId, [bus]);
    }
    this.fleets = [...fleets.values()].map((fleet) => fleet.sort((a, b) => b.vehicle.seats - a.vehicle.seats));
  }

  /** Per operator, the cheapest set of the fewest buses that together seat the group, if it passes the filters. */
  offers(filters: OfferFilters): FoundOffer[] {
    const passes = filterOf(ofEach(filters));
    return this.fleets
      .flatMap((fleet) => this.cheapest(fleet.filter(passes)) ?? [])
      .filter(({ total }) => filters.maxPrice === undefined || total <= filters.maxPrice * 100);
  }

  /** How many offers there are with these filters. */
  count(filters: OfferFilters): number {
    return this.operators(filters).length;
  }

  /** What each further choice would leave, counted in offers. */
  facets(filters: OfferFilters): Facets {
    const { equipment, certificates } = filters;
    const counts = (values: readonly string[], withValue: (value: string) => Partial<OfferFilters>) =>
      Object.fromEntries([...new Set(values)].map((value) => [value, this.count({ ...filters, ...withValue(value) })]));
    const vehicles = this.buses.map(({ vehicle }) => vehicle);
    return {
      busTypes: counts(vehicles.map(({ busType }) => busType), (value) => ({ busTypes: [value] })), // prettier-ignore
      fuelTypes: counts(vehicles.map(({ fuelType }) => fuelType), (value) => ({ fuelTypes: [value] })), // prettier-ignore
      equipment: counts(
        [...new Set(vehicles.flatMap(({ equipment: has, accessibility }) => [has, accessibility]))].flat(),
        (value) => ({ equipment: [...equipment, value] }),
      ),
      certificates: counts([...new Set(vehicles.map(({ certificates: has }) => has))].flat(), (value) => ({
        certificates: [...certificates, value],
      })),
      operators: Object.fromEntries(this.operators({ ...filters, operator: undefined }).map((id) => [id, 1])),
    };
  }

  /** The operators with an offer. Where seats decide, no set is looked for: facets ask for every value there is. */
  private operators(filters: OfferFilters): number[] {
    const { passengers, wheelchairs } = this.wanted;
    if (filters.maxPrice !== undefined || wheelchairs > 0)
      return this.offers(filters).map(({ companyId }) => companyId);
    const passes = filterOf(ofEach(filters));
    const isEnough = (fleet: readonly PricedBus[]) => {
      let seats = 0;
      let buses = 0;
      for (const bus of fleet) {
        if (!passes(bus)) continue;
        seats += bus.vehicle.seats;
        if (seats >= passengers) return true;
        if (++buses === MAX_BUSES) return false;
      }
      return false;
    };
    return this.fleets.filter(isEnough).map((fleet) => fleet[0]!.vehicle.companyId);
  }

  /** Undefined if no set of the fleet is enough. Of many filters, the same buses are left. */
  private cheapest(fleet: readonly PricedBus[]): FoundOffer | undefined {
    const key = fleet.map(({ vehicle }) => vehicle.vehicleId).join();
    if (this.known.has(key)) return this.known.get(key);
    const combinable = fleet.map((bus) => ({
      bus,
      seats: bus.vehicle.seats,
      wheelchairPlaces: bus.vehicle.wheelchairPlaces,
      price: bus.price.operatorPrice,
    }));
    const chosen = combineBuses(combinable, this.wanted)?.map(({ bus }) => bus) ?? [];
    const found = chosen.length > 1 ? new FoundOffer(this.plan, this.settings, chosen) : undefined;
    this.known.set(key, found);
    return found;
  }
}

/** What each of the buses has to satisfy by itself: a price is that of all of them. */
const ofEach = (filters: OfferFilters): OfferFilters => ({ ...filters, maxPrice: undefined });
