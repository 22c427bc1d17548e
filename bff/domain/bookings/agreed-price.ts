import { type OwnBus, ownBuses, type TripPlan } from '@bff/domain/offers';
import { priceAgreed, priceSold } from '@bff/domain/pricing';
import type { Settings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import type { TripRequest } from '@bff/domain/trips';
import type { BookingDetails, OrderDetails } from './order-details';
import type { TripVersion } from './trip-version';

/** The bus as planned with the number of drivers that was sold, where that makes a difference. */
const asSold = (bus: OwnBus, drivers: number): Pick<OwnBus, 'timeline' | 'price'> =>
  (drivers === 2 && bus.withTwo) || bus;

/** The list price, in öre, of the trip as booked; undefined if the lists give no price or no route exists any longer. */
async function listedBefore(
  { tripType }: OrderDetails,
  { companyId }: BookingDetails,
  { order, stops, booking }: TripVersion,
): Promise<number | undefined> {
  const trip: TripRequest = {
    type: tripType,
    stops: stops.map(({ placeId, name, countryCode, lat, lon, dwellSeconds }) => ({
      place: { id: placeId ?? `${lat},${lon}`, name, country: countryCode, lat, lon },
      dwellSeconds,
    })),
    departure: order.departureAt,
    ...(order.returnAt && { return: order.returnAt }),
    adults: order.adults,
    children: order.children,
    wheelchairs: order.wheelchairs,
  };
  try {
    const { buses } = await ownBuses(companyId, trip);
    const bus = buses.find(({ vehicle }) => vehicle.vehicleId === booking.vehicleId);
    return bus && asSold(bus, booking.drivers).price?.operatorPrice;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/**
 * Prices a company's buses for a changed trip whose price was agreed separately (a quote) or for another bus (since replaced): the agreed
 * price and commission scale with the list price. Where the lists have no price for one of the two trips, the agreed price stays and the
 * result has no lists: the company then has to accept, whatever changes. Commission rate and fee stay as agreed.
 */
export async function atAgreedPrice(
  buses: readonly OwnBus[],
  sold: { order: OrderDetails; booking: BookingDetails; before: TripVersion },
  { plan, settings }: { plan: TripPlan; settings: Settings },
): Promise<OwnBus[]> {
  const { operatorPrice, customerPrice, commissionBasisPoints, surchargeFee, drivers } = sold.before.booking;
  const listed = plan.quoteOnly ? undefined : await listedBefore(sold.order, sold.booking, sold.before);
  return buses.map((bus) => {
    const { timeline, price: ofLists } = asSold(bus, drivers);
    if (!timeline) return bus;
    const part = listed && ofLists ? ofLists.operatorPrice / listed : 1;
    const { taxBasisPoints } = settings;
    const terms = { drivers: timeline.drivers, commissionBasisPoints, surchargeFee, taxBasisPoints };
    const agreed = priceAgreed(Math.round(operatorPrice * part), { ...terms, countries: plan.countries });
    // Keeps any reduction of the commission by an administrator in proportion.
    const commission = Math.round((customerPrice - surchargeFee - operatorPrice) * part);
    const price = priceSold(
      { ...agreed, surchargeFee, commissionBasisPoints, taxBasisPoints: agreed.tax === 0 ? 0 : taxBasisPoints },
      agreed.operatorPrice + surchargeFee + commission,
    );
    return {
      ...bus,
      timeline,
      price,
      commissionBasisPoints: price.commissionBasisPoints,
      lists: listed && ofLists ? bus.lists : undefined,
    };
  });
}
