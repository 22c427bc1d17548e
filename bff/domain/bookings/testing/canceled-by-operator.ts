import type { Actor } from '@bff/domain/shared/actor';
import { createBookableVehicle, createUser } from '@db/factories';
import { cancelOrder } from '../cancel-order';
import { aTrip } from './market';
import { orderFixture, type OrderFixture } from './order-fixture';

/** A paid order whose only bus its operator has canceled, with its trip as a search request. */
export async function canceledByOperator(
  options: Parameters<typeof orderFixture>[0] = {},
): Promise<OrderFixture & { number: string; bookingId: number; by: Actor }> {
  const order = await orderFixture({ departure: aTrip().departure, ...options });
  const [{ id, number }] = order.bookings as [OrderFixture['bookings'][number]];
  await cancelOrder(order.operator, { orderNumber: order.orderNumber, reason: 'Motorn är trasig' });
  return { ...order, number, bookingId: id, by: order.customer };
}

/** Another company with a bookable bus, and one of its users. */
export async function anotherCompany(vehicle: { seats?: number } = {}) {
  const bus = await createBookableVehicle({ vehicle });
  return { ...bus, operator: await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId }) };
}
