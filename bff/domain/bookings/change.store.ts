import { Op } from 'sequelize';
import type { Actor } from '@bff/domain/shared/actor';
import { changeState } from '@bff/domain/shared/change-state.store';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { enforced } from '@bff/domain/shared/transitions';
import { clock } from '@bff/platform/clock';
import { BookingChange } from '@db/models';
import { type ChangeStatus, changeStates } from '@states/change-states';
import { type TripVersion, tripVersionSchema } from './trip-version';

/** A change of a booked trip. Amounts in öre. */
export interface ChangeRow {
  id: number;
  orderId: number;
  bookingId: number;
  status: ChangeStatus;
  totalBefore: number;
  totalAfter: number;
  before: TripVersion;
  after: TripVersion;
  payBy: Date | null;
  expiresAt: Date | null;
  settledAt: Date | null;
}

const changeOf = (row: BookingChange): ChangeRow => ({
  ...{ id: row.id, orderId: row.orderId, bookingId: row.bookingId, status: row.status },
  ...{ totalBefore: row.totalBefore, totalAfter: row.totalAfter },
  before: tripVersionSchema.parse(row.versionBefore),
  after: tripVersionSchema.parse(row.versionAfter),
  ...{ payBy: row.payBy, expiresAt: row.expiresAt, settledAt: row.settledAt },
});

const machine = { entity: 'bookingChange', model: BookingChange, states: enforced(changeStates) };
const WAITING: readonly ChangeStatus[] = ['payable'];

interface NewChange extends Pick<ChangeRow, 'orderId' | 'bookingId' | 'before' | 'after'> {
  userId: number;
  status: 'payable' | 'applied';
  /** Of one that waits. */
  until: Date | null;
}

export const changeStore = {
  async insert(by: Actor, { before, after, until, ...change }: NewChange): Promise<number> {
    const row = await BookingChange.create({
      ...change,
      ...{ totalBefore: before.booking.total, totalAfter: after.booking.total },
      ...{ versionBefore: before, versionAfter: after, payBy: until, expiresAt: until },
      settledAt: change.status === 'applied' ? clock.now() : null,
    });
    await logTransition({ entity: 'bookingChange', entityId: row.id, from: null, to: change.status, by });
    return row.id;
  },

  /** What waits of an order, if something does. Locked after its order. */
  async waiting(orderId: number, { lock = false } = {}): Promise<ChangeRow | undefined> {
    const row = await BookingChange.findOne({ where: { orderId, status: [...WAITING] }, lock });
    return row ? changeOf(row) : undefined;
  },

  async lock(id: number): Promise<ChangeRow | undefined> {
    const row = await BookingChange.findByPk(id, { lock: true });
    return row ? changeOf(row) : undefined;
  },

  async statusOf(id: number): Promise<ChangeStatus | undefined> {
    return (await BookingChange.findByPk(id, { attributes: ['status'] }))?.status;
  },

  /** Those that counted, the oldest first. */
  async applied(orderId: number): Promise<ChangeRow[]> {
    const rows = await BookingChange.findAll({ where: { orderId, status: 'applied' }, order: ['id'] });
    return rows.map(changeOf);
  },

  /** Those whose time is over, with their orders' numbers. */
  async overdue(now: Date, limit: number): Promise<{ id: number; orderNumber: string }[]> {
    const rows = await BookingChange.findAll({
      attributes: ['id'],
      where: { status: [...WAITING], expiresAt: { [Op.lte]: now } },
      include: { association: 'order', attributes: ['number'], required: true },
      order: ['expiresAt', 'id'],
      limit,
    });
    return rows.map(({ id, order }) => ({ id, orderNumber: order!.number }));
  },

  async extend(id: number, expiresAt: Date): Promise<void> {
    await BookingChange.update({ expiresAt }, { where: { id } });
  },

  /** A street may be a person's. */
  async eraseStreets(orderId: readonly number[]): Promise<void> {
    const without = (version: TripVersion) => ({
      ...version,
      stops: version.stops.map((stop) => ({ ...stop, street: null })),
    });
    for (const row of await BookingChange.findAll({ where: { orderId: [...orderId] } })) {
      const { before, after } = changeOf(row);
      await row.update({ versionBefore: without(before), versionAfter: without(after) });
    }
  },

  settle: (change: ChangeRow, to: Exclude<ChangeStatus, 'payable'>, actor: Actor): Promise<void> =>
    changeState(machine, change, to, { actor, set: { settledAt: clock.now() } }),
};
