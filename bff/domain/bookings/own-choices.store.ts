import { waysIn } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import { BookingChoice, Order } from '@db/models';
import { bookingPolicy } from './booking.policy';
import { OPEN_CHOICE } from './choice.store';
import { ofOwner } from './order-list.store';
import { ownOrders } from './own-orders';

/** A bus that its operator canceled and whose buyer has not chosen yet between a refund and another bus. */
interface OwnChoice {
  bookingNumber: string;
  from: string;
  to: string;
  departure: Date;
  deadline: Date;
  /** The order's other buses still drive. */
  othersDrive: boolean;
}

/** What the actor is to choose right now, ending soonest first. */
export async function ownChoices(actor: UserActor): Promise<OwnChoice[]> {
  const owner = ownOrders(actor);
  if (!owner) return [];
  // Every page of a customer asks, and hardly ever does anything wait: all that wait, of everybody, are few and have an index.
  const waiting = await BookingChoice.findAll({
    attributes: ['deadlineAt'],
    where: OPEN_CHOICE,
    include: {
      association: 'booking',
      attributes: ['number', 'orderId'],
      required: true,
      include: [{ association: 'order', attributes: [], where: ofOwner(owner), required: true }],
    },
    order: ['deadlineAt', 'id'],
  });
  if (waiting.length === 0) return [];
  const orders = await ordersToChooseFor(
    actor,
    waiting.map(({ booking }) => booking!.orderId),
  );
  const choices = waiting.flatMap(({ booking, deadlineAt }) => {
    const order = orders.get(booking!.orderId);
    return order ? [{ ...order, bookingNumber: booking!.number, deadline: deadlineAt }] : [];
  });
  return waysIn(actor.language, choices);
}

/** Those of the orders whose choices the actor may make: who has lost a right in its unit is not led to a page that refuses. */
async function ordersToChooseFor(actor: UserActor, ids: readonly number[]) {
  const orders = await Order.findAll({
    attributes: ['id', 'customerId', 'userId', 'dealOrganisationId', 'dealUnitId', 'departureAt'],
    where: { id: [...ids] },
    include: [
      { association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] },
      { association: 'bookings', attributes: ['orderId', 'status'], separate: true },
    ],
  });
  const found = new Map<number, Omit<OwnChoice, 'bookingNumber' | 'deadline'>>();
  for (const { id, customerId, userId, dealOrganisationId, dealUnitId, departureAt, stops, bookings } of orders) {
    const purchase = { customerId, userId, dealOrganisationId, unitLine: await unitLineOf(dealUnitId) };
    if (!bookingPolicy.choose(actor, { ...purchase, operators: [], wasConfirmed: true })) continue;
    found.set(id, {
      from: stops![0]?.name ?? '',
      to: stops!.at(-1)?.name ?? '',
      departure: departureAt,
      othersDrive: bookings!.some(({ status }) => status !== 'canceled'),
    });
  }
  return found;
}
