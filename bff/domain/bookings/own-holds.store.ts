import type { UserActor } from '@bff/domain/shared/actor';
import { Op } from 'sequelize';
import { databaseNow } from '@db/database-clock';
import { Order } from '@db/models';
import { ownOrders } from './own-orders';
import { ofOwner } from './order-list.store';

/** A bus, or several, that somebody holds and has not paid for. */
export interface OwnHold {
  orderNumber: string;
  from: string;
  to: string;
  departure: Date;
  until: Date;
}

/** What the actor holds right now, the one that ends first before the others. */
export async function ownHolds(actor: UserActor): Promise<OwnHold[]> {
  const owner = ownOrders(actor);
  if (!owner) return [];
  const orders = await Order.findAll({
    attributes: ['id', 'number', 'departureAt', 'holdExpiresAt'],
    where: { [Op.and]: [ofOwner(owner), { userId: actor.userId, holdExpiresAt: { [Op.gt]: databaseNow() } }] },
    include: { association: 'stops', attributes: ['position', 'name'], separate: true, order: ['position'] },
    order: ['holdExpiresAt'],
  });
  return orders.map((order) => ({
    orderNumber: order.number,
    from: order.stops![0]?.name ?? '',
    to: order.stops!.at(-1)?.name ?? '',
    departure: order.departureAt,
    until: order.holdExpiresAt!,
  }));
}
