import type { Settings } from '@bff/domain/settings';
import { passengersOf } from '@bff/domain/trips';
import { canCombine, combineBuses } from './combine-buses';
import { type Facets, type OfferFilters, passing } from './facets';
import { FoundOffer } from './found-offer';
import type { PricedBus } from './priced-buses';
import type { TripPlan } from './trip-plan';

/** What several buses of one operator can do for a group that no single bus seats (domain.md section 6). */
export class BusCombinations {
  private readonly wanted: { passengers: number; wheelchairs: number };

  constructor(
    private readonly buses: readonly PricedBus[],
    private readonly plan: TripPlan,
    private readonly settings: Settings,
  ) {
    this.wanted = { passengers: passengersOf(plan.trip), wheelchairs: plan.trip.wheelchairs };
  }

  /** Per operator, the cheapest set of the fewest buses that together seat the group, if it passes the filters. */
  offers(filters: OfferFilters): FoundOffer[] {
    return this.fleets(filters).flatMap((fleet) => {
      const combinable = fleet.map((bus) => ({
        bus,
        seats: bus.vehicle.seats,
        wheelchairPlaces: bus.vehicle.wheelchairPlaces,
        price: bus.price.operatorPrice,
      }));
      const chosen = combineBuses(combinable, this.wanted)?.map(({ bus }) => bus) ?? [];
      const found = chosen.length > 1 ? [new FoundOffer(this.plan, this.settings, chosen)] : [];
      return found.filter(({ total }) => filters.maxPrice === undefined || total <= filters.maxPrice * 100);
    });
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

  /** The operators with an offer. What it costs is only calculated where it matters: facets ask for every value there is. */
  private operators(filters: OfferFilters): number[] {
    if (filters.maxPrice !== undefined) return this.offers(filters).map(({ companyId }) => companyId);
    const isAble = (fleet: readonly PricedBus[]) =>
      canCombine(
        fleet.map(({ vehicle: { seats, wheelchairPlaces }, price }) => ({
          seats,
          wheelchairPlaces,
          price: price.operatorPrice,
        })),
        this.wanted,
      );
    return this.fleets(filters)
      .filter(isAble)
      .map((fleet) => fleet[0]!.vehicle.companyId);
  }

  /** The buses of each operator that pass the filters; a price is that of all of them together. */
  private fleets(filters: OfferFilters): PricedBus[][] {
    const fleets = new Map<number, PricedBus[]>();
    for (const bus of passing(this.buses, { ...filters, maxPrice: undefined })) {
      const fleet = fleets.get(bus.vehicle.companyId);
      if (fleet) fleet.push(bus);
      else fleets.set(bus.vehicle.companyId, [bus]);
    }
    return [...fleets.values()];
  }
}
