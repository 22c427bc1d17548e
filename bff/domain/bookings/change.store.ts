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
  /** The operator's deadline; null for a small change, which it is not asked about. */
  proposeUntil: Date | null;
  rejectReason: string | null;
  payBy: Date | null;
  expiresAt: Date | null;
  settledAt: Date | null;
}

const changeOf = (row: BookingChange): ChangeRow => ({
  id: row.id,
  orderId: row.orderId,
  bookingId: row.bookingId,
  status: row.status,
  totalBefore: row.totalBefore,
  totalAfter: row.totalAfter,
  before: tripVersionSchema.parse(row.versionBefore),
  after: tripVersionSchema.parse(row.versionAfter),
  proposeUntil: row.proposeUntil,
  rejectReason: row.rejectReason,
  payBy: row.payBy,
  expiresAt: row.expiresAt,
  settledAt: row.settledAt,
});

const machine = { model: BookingChange, states: enforced('bookingChange', changeStates) };

interface NewChange extends Pick<ChangeRow, 'orderId' | 'bookingId' | 'before' | 'after'> {
  userId: number;
  status: 'proposed' | 'payable' | 'applied';
  /** The deadline of a waiting change. */
  until: Date | null;
}

export const changeStore = {
  async insert(by: Actor, { before, after, until, ...change }: NewChange): Promise<number> {
    const row = await BookingChange.create({
      ...change,
      totalBefore: before.booking.total,
      totalAfter: after.booking.total,
      versionBefore: before,
      versionAfter: after,
      expiresAt: until,
      payBy: change.status === 'payable' ? until : null,
      proposeUntil: change.status === 'proposed' ? until : null,
      settledAt: change.status === 'applied' ? clock.now() : null,
    });
    await logTransition({ entity: 'bookingChange', entityId: row.id, from: null, to: change.status, by });
    return row.id;
  },

  /** The order's waiting change, if any. Locked after its order. */
  async waiting(orderId: number, { lock = false } = {}): Promise<ChangeRow | undefined> {
    const row = await BookingChange.scope('waiting').findOne({ where: { orderId }, lock });
    return row ? changeOf(row) : undefined;
  },

  async lock(id: number): Promise<ChangeRow | undefined> {
    const row = await BookingChange.findByPk(id, { lock: true });
    return row ? changeOf(row) : undefined;
  },

  /** The booking's latest change that its operator was asked about, over or not. */
  async lastProposed(bookingId: number): Promise<ChangeRow | undefined> {
    const where = { bookingId, proposeUntil: { [Op.ne]: null } };
    const row = await BookingChange.findOne({ where, order: [['id', 'DESC']] });
    return row ? changeOf(row) : undefined;
  },

  /** The numbers of the bookings whose operator has to answer, the most urgent first. */
  async proposedTo(companyId: number): Promise<{ bookingNumber: string; since: Date }[]> {
    const rows = await BookingChange.scope('proposed').findAll({
      attributes: ['id', 'createdAt'],
      include: { association: 'booking', attributes: ['number'], where: { companyId }, required: true },
      order: ['expiresAt', 'id'],
    });
    return rows.map(({ booking, createdAt }) => ({ bookingNumber: booking!.number, since: createdAt }));
  },

  /** The earliest departure that a booking has had before a change; undefined if it was never changed. */
  async earliestDeparture(bookingId: number): Promise<Date | undefined> {
    const rows = await BookingChange.scope('applied').findAll({ where: { bookingId } });
    const times = rows.map((row) => changeOf(row).before.booking.departureAt.getTime());
    return times.length > 0 ? new Date(Math.min(...times)) : undefined;
  },

  async statusOf(id: number): Promise<ChangeStatus | undefined> {
    return (await BookingChange.findByPk(id, { attributes: ['status'] }))?.status;
  },

  /** The changes that took effect, oldest first. */
  async applied(orderId: number): Promise<ChangeRow[]> {
    const rows = await BookingChange.scope('applied').findAll({ where: { orderId }, order: ['id'] });
    return rows.map(changeOf);
  },

  /** The changes whose time is over, with their orders' numbers. */
  async overdue(now: Date, limit: number): Promise<{ id: number; orderNumber: string }[]> {
    const rows = await BookingChange.scope('waiting').findAll({
      attributes: ['id'],
      where: { expiresAt: { [Op.lte]: now } },
      include: { association: 'order', attributes: ['number'], required: true },
      order: ['expiresAt', 'id'],
      limit,
    });
    return rows.map(({ id, order }) => ({ id, orderNumber: order!.number }));
  },

  async extend(id: number, expiresAt: Date): Promise<void> {
    await BookingChange.update({ expiresAt }, { where: { id } });
  },

  /** A street may identify a person. */
  async eraseStreets(orderId: readonly number[]): Promise<void> {
    const without = (version: TripVersion) => ({
      ...version,
      stops: version.stops.map((stop) => ({ ...stop, street: null, homeStreet: null })),
    });
    for (const row of await BookingChange.findAll({ where: { orderId: [...orderId] } })) {
      const { before, after } = changeOf(row);
      await row.update({ versionBefore: without(before), versionAfter: without(after) });
    }
  },

  /** The operator has accepted; the difference has to be paid by `until`. */
  toPay: (change: ChangeRow, until: Date, actor: Actor): Promise<void> =>
    changeState(machine, change, 'payable', { actor, set: { payBy: until, expiresAt: until } }),

  settle: (
    change: ChangeRow,
    to: Exclude<ChangeStatus, 'proposed' | 'payable'>,
    actor: Actor,
    rejectReason: string | null = null,
  ): Promise<void> =>
    changeState(machine, change, to, { actor, reason: rejectReason, set: { settledAt: clock.now(), rejectReason } }),
};
