import { abroadOf } from '@bff/domain/documents';
import { companyLogos } from '@bff/domain/companies';
import type { ShownImage } from '@bff/domain/images';
import { legsOf, liveBookings, type OrderDetails, type OrderLeg } from '@bff/domain/bookings';
import { stopsMap, type StopsMap } from '@bff/domain/maps';
import { type ShownPhone, shownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';

/** A trip as its pages show it, whichever buses drive it. */
export interface TripView {
  type: OrderDetails['tripType'];
  from: string;
  to: string;
  departure: Date;
  legs: OrderLeg[];
  adults: number;
  children: number;
  wheelchairs: number;
  contact: { name: string; email: string; phone: ShownPhone | null };
  comment: string | null;
  specialRequests: string | null;
  operator: { name: string; email: string; phone: ShownPhone; logo: ShownImage | null };
  map: StopsMap;
}

export async function tripView(order: OrderDetails): Promise<TripView> {
  const { stops, company } = order;
  const logos = await companyLogos([company.id]);
  return {
    type: order.tripType,
    from: stops[0]?.name ?? '',
    to: stops.at(-1)?.name ?? '',
    departure: order.departure,
    legs: legsOf(order),
    adults: order.adults,
    children: order.children,
    wheelchairs: order.wheelchairs,
    contact: { name: order.contactName, email: order.contactEmail, phone: shownPhoneIf(order.contactPhone) },
    comment: order.comment,
    specialRequests: order.specialRequests,
    operator: {
      name: company.name,
      email: company.contactEmail,
      phone: shownPhone(company.contactPhone),
      logo: logos.get(company.id) ?? null,
    },
    map: await stopsMap(stops, { returns: order.return !== null }),
  };
}

/** What the customer pays, in öre, and how it is made up. */
export interface PriceView {
  customerPrice: number;
  tax: number;
  taxBasisPoints: number;
  total: number;
  /** Codes of countries passed other than Sweden: with any, there is no Swedish tax. */
  abroad: string[];
}

export function priceView(
  order: Pick<OrderDetails, 'countries'>,
  priced: { customerPrice: number; tax: number; taxBasisPoints: number; total: number },
): PriceView {
  const { customerPrice, tax, taxBasisPoints, total } = priced;
  return { customerPrice, tax, taxBasisPoints, total, abroad: abroadOf(order) };
}

/** All buses of an order have the same tax. */
export const orderPrice = (order: OrderDetails): PriceView =>
  priceView(order, {
    customerPrice: order.customerPrice,
    tax: order.tax,
    taxBasisPoints: liveBookings(order)[0]?.taxBasisPoints ?? 0,
    total: order.total,
  });
