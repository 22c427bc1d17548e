import { waysIn } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import type { TripRequest } from '@bff/domain/trips';
import { Op, type WhereOptions } from 'sequelize';
import { databaseNow } from '@db/database-clock';
import { Order } from '@db/models';
import { ownOrders } from './own-orders';
import { heldUntil } from './held-until';
import { PAYMENT_PAGES, ofOwner } from './order-list.store';

/** One or more buses that a user holds and has not paid for. `total` in öre. */
export interface OwnHold {
  orderNumber: string;
  from: string;
  to: string;
  company: string;
  total: number;
  departure: Date;
  until: Date;
}

type Owner = NonNullable<ReturnType<typeof ownOrders>>;

const held = (owner: Owner, { userId }: UserActor): WhereOptions<Order> => ({
  [Op.and]: [ofOwner(owner), { userId, holdExpiresAt: { [Op.gt]: databaseNow() } }],
});

/** What the actor holds right now, ending soonest first. */
export async function ownHolds(actor: UserActor): Promise<OwnHold[]> {
  const owner = ownOrders(actor);
  // Every page of a customer asks, and hardly ever is anything held: to ask that alone costs a third of reading what is held.
  if (!owner || !(await Order.findOne({ attributes: ['id'], where: held(owner, actor) }))) return [];
  const orders = await Order.findAll({
    attributes: ['id', 'number', 'departureAt', 'holdExpiresAt', 'total'],
    where: held(owner, actor),
    include: [
      { association: 'stops', attributes: ['position', 'name'], separate: true, order: ['position'] },
      { association: 'company', attributes: ['name'] },
      PAYMENT_PAGES,
    ],
    order: ['holdExpiresAt'],
  });
  const holds = orders.map((order) => ({
    orderNumber: order.number,
    from: order.stops![0]?.name ?? '',
    to: order.stops!.at(-1)?.name ?? '',
    company: order.company!.name,
    total: order.total,
    departure: order.departureAt,
    until: heldUntil(order)!,
  }));
  return waysIn(actor.language, holds);
}

/** Buses that a user already holds for the trip they are searching for. Amounts in öre. */
export interface HeldForTrip {
  orderNumber: string;
  until: Date;
  vehicleIds: number[];
  total: number;
  customerPrice: number;
}

/** What the actor holds right now for that trip: from the same places at the same times. */
export async function ownHoldsOf(actor: UserActor, trip: TripRequest): Promise<HeldForTrip[]> {
  const owner = ownOrders(actor);
  if (!owner) return [];
  const orders = await Order.findAll({
    attributes: ['id', 'number', 'holdExpiresAt', 'total', 'customerPrice'],
    where: { [Op.and]: [held(owner, actor), { departureAt: trip.departure, returnAt: trip.return ?? null }] },
    include: [
      { association: 'stops', attributes: ['position', 'placeId'], separate: true, order: ['position'] },
      { association: 'bookings', attributes: ['orderId', 'vehicleId'], separate: true, order: ['id'] },
      PAYMENT_PAGES,
    ],
  });
  const places = trip.stops.map(({ place }) => place.id).join('|');
  return orders
    .filter(({ stops }) => stops!.map(({ placeId }) => placeId).join('|') === places)
    .map((order) => ({
      orderNumber: order.number,
      until: heldUntil(order)!,
      total: order.total,
      customerPrice: order.customerPrice,
      vehicleIds: order.bookings!.map(({ vehicleId }) => vehicleId),
    }));
}
