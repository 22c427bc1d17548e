import { Op } from 'sequelize';
import { inMinutes } from '@db/database-clock';
import { Occupancy } from '@db/models';
import { execute, select } from '@db/query';

export interface Interval {
  start: Date;
  end: Date;
}

/** A vehicle and when it is wanted. */
export interface Wanted extends Interval {
  vehicleId: number;
}

/**
 * Takes the vehicles' booking locks in ascending order, for the rest of the transaction, by writing their version: a cluster with several
 * writers does not see row locks of its other nodes, but refuses two writes of one row. As SQL, since a model's update has no order.
 */
const lockVehicles = (vehicleIds: readonly number[]): Promise<unknown> =>
  execute('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id IN (:ids) ORDER BY id', {
    ids: [...new Set(vehicleIds)].sort((a, b) => a - b),
  });

/** Whether nothing stands in the way of any of them in [start, end). Only a caller that holds the locks may act on the answer. */
async function areFree(wanted: readonly Wanted[]): Promise<boolean> {
  const inTheWay = await Occupancy.findOne({
    attributes: ['id'],
    where: {
      [Op.or]: wanted.map(({ vehicleId, start, end }) => ({
        vehicleId,
        startsAt: { [Op.lt]: end },
        endsAt: { [Op.gt]: start },
      })),
    },
  });
  return inTheWay === null;
}

/** The vehicles of those that are busy at some time in [start, end). */
async function busyAmong(vehicleIds: readonly number[], { start, end }: Interval): Promise<Set<number>> {
  if (vehicleIds.length === 0) return new Set();
  const rows = await select<{ id: number }>(
    'SELECT DISTINCT vehicle_id AS id FROM occupancies WHERE vehicle_id IN (:vehicleIds) AND starts_at < :end AND ends_at > :start',
    { vehicleIds, start, end },
  );
  return new Set(rows.map((row) => row.id));
}

/** Occupies vehicles for bookings that are still to be paid, until the order's hold ends. */
async function hold(held: readonly (Wanted & { bookingId: number })[], minutes: number): Promise<void> {
  await Occupancy.bulkCreate(
    held.map(({ vehicleId, start, end, bookingId }) => ({
      vehicleId,
      startsAt: start,
      endsAt: end,
      kind: 'preliminaryBooked' as const,
      bookingId,
      expiresAt: inMinutes(minutes),
    })),
  );
}

async function extend(bookingIds: readonly number[], expires: Date): Promise<void> {
  await execute('UPDATE occupancies SET expires_at = :expires WHERE booking_id IN (:bookingIds)', {
    bookingIds,
    expires,
  });
}

/** The booking is certain: its occupancy no longer expires. */
async function confirm(bookingIds: readonly number[]): Promise<void> {
  await execute("UPDATE occupancies SET kind = 'booked', expires_at = NULL WHERE booking_id IN (:bookingIds)", {
    bookingIds,
  });
}

/** Occupies the vehicle again for a booking whose hold had ended, now for certain. */
async function book(vehicleId: number, bookingId: number, { start, end }: Interval): Promise<void> {
  await execute(
    `INSERT INTO occupancies (vehicle_id, starts_at, ends_at, kind, booking_id) VALUES (:vehicleId, :start, :end, 'booked', :bookingId)`,
    { vehicleId, start, end, bookingId },
  );
}

async function release(bookingIds: readonly number[]): Promise<void> {
  await execute('DELETE FROM occupancies WHERE booking_id IN (:bookingIds)', { bookingIds });
}

export const occupancyStore = {
  lockVehicles,
  areFree,
  busyAmong,
  hold,
  extend,
  confirm,
  book,
  release,
};
