import { Op } from 'sequelize';
import { BookingChoice, Order, Refund } from '@db/models';

/** An unfinished purchase that a user made for a unit of their organisation. */
export interface UnitPurchase {
  id: number;
  number: string;
  unitId: number;
  unitName: string;
  from: string;
  to: string;
  departure: Date;
  /** One of its buses is still to come or on the road. */
  isComing: boolean;
}

export interface Contact {
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}

const NOBODY: Contact = { contactName: '', contactEmail: '', contactPhone: '' };

export const unitPurchaseStore = {
  /**
   * Purchases with a bus that ends after `since` and is not canceled, or with a refund on its way or a choice waiting. A purchase without a
   * unit is only held, and the clock ends it.
   */
  async openOf(userId: number, { since, now }: { since: Date; now: Date }): Promise<UnitPurchase[]> {
    const orders = await Order.findAll({
      where: { userId, dealUnitId: { [Op.not]: null } },
      include: [
        { association: 'unit', attributes: ['name'], required: true },
        { association: 'bookings', attributes: ['id', 'status', 'plannedEndAt'], separate: true },
        { association: 'stops', attributes: ['name'], separate: true, order: ['position'] },
      ],
      order: ['departureAt', 'id'],
    });
    const openMoney = await withOpenMoney(orders.map(({ id }) => id));
    return orders.flatMap((order) => {
      const ends = order
        .bookings!.filter(({ status }) => status !== 'canceled')
        .map(({ plannedEndAt }) => plannedEndAt);
      if (!openMoney.has(order.id) && !ends.some((end) => end > since)) return [];
      const { id, number, dealUnitId, unit, stops, departureAt } = order;
      return [
        {
          id,
          number,
          unitId: dealUnitId!,
          unitName: unit!.name,
          departure: departureAt,
          from: stops![0]?.name ?? '',
          to: stops!.at(-1)?.name ?? '',
          isComing: ends.some((end) => end > now),
        },
      ];
    });
  },

  async setContact(orderIds: readonly number[], contact: Contact): Promise<void> {
    await Order.update({ ...contact }, { where: { id: [...orderIds] } });
  },

  /** Removes a user from all that they bought for an organisation; the trips themselves stay with the organisation. */
  async removeContact(userId: number, { except }: { except: readonly number[] }): Promise<void> {
    await Order.update(NOBODY, {
      where: { userId, dealOrganisationId: { [Op.not]: null }, id: { [Op.notIn]: [...except] } },
    });
  },
};

async function withOpenMoney(orderIds: readonly number[]): Promise<Set<number>> {
  const refunds = await Refund.scope('unsettled').findAll({
    attributes: ['id'],
    include: { association: 'payment', attributes: ['orderId'], required: true, where: { orderId: [...orderIds] } },
  });
  const choices = await BookingChoice.scope('waiting').findAll({
    attributes: ['id'],
    include: { association: 'booking', attributes: ['orderId'], required: true, where: { orderId: [...orderIds] } },
  });
  return new Set([
    ...refunds.map(({ payment }) => payment!.orderId),
    ...choices.map(({ booking }) => booking!.orderId),
  ]);
}
