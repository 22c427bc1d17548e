import { type Price, priceMeasured } from '@bff/domain/pricing';
import type { Settings } from '@bff/domain/settings';
import { MINUTE } from '@bff/domain/shared/time';
import { emissionsGrams } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { BusTimeline } from './bus-timelines';
import { seatPassengers } from './combine-buses';
import type { SuppliedVehicle } from './company-supply.store';
import { OFFER_MINUTES, type Offer, type OfferedBus, totalOf } from './offer-token';
import { type PricedBus, termsOf } from './priced-buses';
import type { TripPlan } from './trip-plan';

/** A bus of an offer with what is shown of it. */
export interface ShownBus {
  bus: OfferedBus;
  vehicle: SuppliedVehicle;
  timeline: BusTimeline;
}

/** What everybody may read of it. */
export const publicBus = ({ vehicle, bus }: ShownBus) => ({
  busType: vehicle.busType,
  model: vehicle.model,
  modelYear: vehicle.modelYear,
  seats: vehicle.seats,
  wheelchairPlaces: vehicle.wheelchairPlaces,
  fuelType: vehicle.fuelType,
  equipment: [...vehicle.equipment],
  accessibility: [...vehicle.accessibility],
  drivers: bus.drivers,
  between: bus.between,
});

/**
 * One thing to choose: a bus, or several of one operator. A search finds hundreds and shows twenty: what counting and sorting need is
 * calculated at once, the rest on demand.
 */
export class FoundOffer {
  readonly companyId: number;
  readonly companyName: string;
  /** Öre. */
  readonly total: number;
  private shown: ShownBus[] | undefined;
  private made: Offer | undefined;

  constructor(
    private readonly plan: TripPlan,
    private readonly settings: Settings,
    readonly priced: readonly PricedBus[],
  ) {
    const { vehicle, price } = priced[0]!;
    this.companyId = vehicle.companyId;
    this.companyName = vehicle.companyName;
    this.total = priced.length === 1 ? price.total : totalOf(this.offer);
  }

  /** The first bus's: tells identical offers apart. */
  get vehicleId(): number {
    return this.priced[0]!.vehicle.vehicleId;
  }

  /** Road metres from the starting position to the first stop; with several buses, of the farthest. */
  get startMetres(): number {
    return Math.max(...this.priced.map(({ startMetres }) => startMetres));
  }

  get emissionsGrams(): number {
    return this.priced.reduce(
      (sum, { timeline, vehicle }) =>
        sum + emissionsGrams(timeline.measures.metres, vehicle.fuelType, vehicle.fuelPerKm),
      0,
    );
  }

  get rating(): number | null {
    const { ratingSum, ratingCount } = this.priced[0]!.vehicle;
    return ratingCount === 0 ? null : ratingSum / ratingCount;
  }

  /** How many have rated its operator. */
  get ratings(): number {
    return this.priced[0]!.vehicle.ratingCount;
  }

  /** The price of all its buses without tax, in öre. */
  get customerPrice(): number {
    return this.buses.reduce((sum, { bus }) => sum + bus.customerPrice, 0);
  }

  /** Expires counting from the first access. */
  get offer(): Offer {
    return (this.made ??= {
      trip: this.plan.trip,
      companyId: this.companyId,
      countries: this.plan.countries,
      buses: this.buses.map(({ bus }) => bus),
      expires: new Date(clock.millis() + OFFER_MINUTES * MINUTE),
    });
  }

  get buses(): ShownBus[] {
    return (this.shown ??= this.show());
  }

  private show(): ShownBus[] {
    const { plan, settings, priced } = this;
    const seating = seatPassengers(
      priced.map(({ vehicle }) => vehicle),
      plan.trip,
    );
    return priced.map(({ vehicle, timeline, lists, commissionBasisPoints }, index) => {
      const surchargeFee = feeShare(settings.surchargeFee, priced.length, index);
      const terms = termsOf(plan, settings, { commissionBasisPoints, drivers: timeline.drivers, surchargeFee });
      const price = priceMeasured(timeline.measures, lists, terms) as Price;
      const { operatorPrice, customerPrice, tax, total, lines } = price;
      const bus: OfferedBus = {
        vehicleId: vehicle.vehicleId,
        ...seating[index]!,
        drivers: timeline.drivers,
        between: timeline.between,
        lists: lists.ids,
        lines,
        commissionBasisPoints,
        surchargeFee,
        taxBasisPoints: tax === 0 ? 0 : settings.taxBasisPoints,
        operatorPrice,
        customerPrice,
        tax,
        total,
      };
      return { bus, vehicle, timeline };
    });
  }
}

/** The order's fee is charged once: each bus carries a share, the first one the remainder. */
const feeShare = (fee: number, buses: number, index: number): number =>
  Math.floor(fee / buses) + (index === 0 ? fee % buses : 0);
