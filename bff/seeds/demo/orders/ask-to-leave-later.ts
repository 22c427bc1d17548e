import { changeTrip, planChange, readOrderDetails, type WantedTrip } from '@bff/domain/bookings';
import { MINUTE } from '@bff/domain/shared/time';
import type { DemoCustomer } from './demo-actors';

/** The customer wants the same trip so many minutes later; of more than half an hour the company is asked. */
export async function askToLeaveLater(customer: DemoCustomer, orderNumber: string, minutes: number): Promise<void> {
  const order = await readOrderDetails(orderNumber);
  const bookingNumber = order?.bookings[0]?.number;
  if (!order || !bookingNumber) throw new Error(`demo data: there is no order ${orderNumber}`);
  const { adults, children, wheelchairs } = order;
  const wanted: WantedTrip = {
    stops: order.stops.map(({ placeId, name, country, lat, lon, street, dwellSeconds }) => ({
      place: { id: placeId ?? `${lat},${lon}`, name, country, lat, lon },
      street: street ?? '',
      dwellSeconds,
    })),
    departure: new Date(order.departure.getTime() + minutes * MINUTE),
    ...(order.return && { return: order.return }),
    adults,
    children,
    wheelchairs,
  };
  const { after } = await planChange(customer, bookingNumber, wanted);
  await changeTrip(customer, { bookingNumber, ...wanted, agreedTotal: after.booking.total });
}
