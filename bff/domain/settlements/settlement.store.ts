import { type InferAttributes, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import { Booking, Company, Deviation, type Journey, OrderStop } from '@db/models';
import { foundOutcome, JOURNEY_STATE, shownJourneyOf } from '../shared/shown-journey';
import type { SettledBooking } from './settlement-line';

interface Wanted {
  from: Date;
  /** Not included. */
  until: Date;
  /** Undefined: of all companies. */
  companyId?: number | undefined;
}

const ATTRIBUTES = [
  ...(['id', 'number', 'companyId', 'movedFromId', 'departureAt', 'operatorPrice', 'customerPrice'] as const), // prettier-ignore
  ...(['taxBasisPoints', 'total', 'cancellationFee', 'returnAt'] as const),
];

/** How it went on the road, as reported or found out. */
const JOURNEY = { association: 'journey', attributes: [...JOURNEY_STATE, 'outcomeSource'] };

/** Each with the price that its customer's was based on: the first bus's, if others have replaced it since. */
async function withAgreedPrices(rows: readonly Booking[]): Promise<SettledBooking[]> {
  const firsts = new Map<number, Booking>(rows.map((row) => [row.id, row]));
  const later = () =>
    [...firsts].flatMap(([id, { movedFromId }]) => (movedFromId === null ? [] : [{ id, movedFromId }]));
  for (let moved = later(); moved.length > 0; moved = later()) {
    const found = await Booking.findAll({
      attributes: ['id', 'movedFromId', 'operatorPrice'],
      where: { id: moved.map(({ movedFromId }) => movedFromId) },
    });
    const byId = new Map(found.map((row) => [row.id, row]));
    for (const { id, movedFromId } of moved) firsts.set(id, byId.get(movedFromId)!);
  }
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    companyId: row.companyId,
    departure: row.departureAt,
    operatorPrice: row.operatorPrice,
    customerPrice: row.customerPrice,
    agreedPrice: firsts.get(row.id)!.operatorPrice,
    taxBasisPoints: row.taxBasisPoints,
    total: row.total,
    cancellationFee: row.cancellationFee,
    isNotReported: shownJourneyOf(row) === 'notReported',
    outcome: foundOutcome(row.journey),
  }));
}

export const settlementStore = {
  /** Those that have departed, and canceled ones for which somebody owes something, by departure. */
  async bookings(
    { from, until, companyId }: Wanted,
    now: Date,
  ): Promise<{ departed: SettledBooking[]; canceled: SettledBooking[] }> {
    const within = { [Op.gte]: from, [Op.lt]: until };
    const whose = companyId === undefined ? {} : { companyId };
    const order: [string, string][] = [
      ['departureAt', 'ASC'],
      ['id', 'ASC'],
    ];
    const find = async (model: ModelStatic<Booking>, where: WhereOptions<InferAttributes<Booking>>) =>
      withAgreedPrices(
        await model.findAll({ attributes: [...ATTRIBUTES], where: { ...whose, ...where }, include: JOURNEY, order }),
      );
    return {
      departed: await find(Booking.scope('confirmed'), { departureAt: { ...within, [Op.lte]: now } }),
      canceled: await find(Booking, {
        status: 'canceled',
        departureAt: within,
        [Op.or]: [{ cancellationFee: { [Op.gt]: 0 } }, { canceledBy: 'operator' }],
      }),
    };
  },

  /** The canceled ones of some bookings. */
  canceled: async (ids: readonly number[]): Promise<SettledBooking[]> =>
    withAgreedPrices(
      await Booking.findAll({
        attributes: [...ATTRIBUTES],
        where: { id: [...ids], status: 'canceled' },
        order: ['id'],
      }),
    ),

  /** What customers are charged on top, by booking. What was paid to the driver at once is settled already. */
  async charged(bookingIds: readonly number[]): Promise<{ bookingId: number; price: number }[]> {
    const rows = await Deviation.findAll({
      attributes: ['price'],
      where: { status: ['charged', 'invoiceSent'], price: { [Op.gt]: 0 } },
      include: [
        { association: 'journey', attributes: ['bookingId'], required: true, where: { bookingId: [...bookingIds] } },
      ],
      order: ['id'],
    });
    return rows.map(({ price, journey }) => ({ bookingId: (journey as Journey).bookingId, price: price! }));
  },

  async company(id: number): Promise<{ id: number; name: string; orgNumber: string } | undefined> {
    const company = await Company.findByPk(id, { attributes: ['id', 'name', 'orgNumber'] });
    return company ? { id, name: company.name, orgNumber: company.orgNumber } : undefined;
  },

  async companyNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await Company.findAll({ attributes: ['id', 'name'], where: { id: [...ids] } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  /** Where each booking's trip begins and ends. */
  async ends(bookingIds: readonly number[]): Promise<Map<number, { from: string; to: string }>> {
    const orders = await Booking.findAll({ attributes: ['id', 'orderId'], where: { id: [...bookingIds] } });
    const stops = await OrderStop.findAll({
      attributes: ['orderId', 'name'],
      where: { orderId: [...new Set(orders.map(({ orderId }) => orderId))] },
      order: ['orderId', 'position'],
    });
    return new Map(
      orders.map(({ id, orderId }) => {
        const names = stops.filter((stop) => stop.orderId === orderId).map(({ name }) => name);
        return [id, { from: names[0] ?? '', to: names.at(-1) ?? '' }];
      }),
    );
  },
};
