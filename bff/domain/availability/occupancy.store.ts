import { inMinutes, type NewId } from '@db/database-values';
import { execute, select, send } from '@db/query';
import { inserting, reading, type Statement, writing } from '@db/statement';

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
 * writers does not see row locks of its other nodes, but refuses two writes of one row.
 */
const lockStatement = (vehicleIds: readonly number[]): Statement<unknown> =>
  writing('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id IN (:ids) ORDER BY id', {
    ids: [...new Set(vehicleIds)].sort((a, b) => a - b),
  });

/** Takes them now. */
const lockVehicles = (vehicleIds: readonly number[]): Promise<unknown> =>
  send(occupancyStore.lockStatement(vehicleIds));

/** Whether nothing stands in the way of any of them in [start, end). Only a caller that holds the locks may act on the answer. */
function areFreeStatement(wanted: readonly Wanted[]): Statement<boolean> {
  const values: Record<string, unknown> = {};
  const overlaps = wanted.map(({ vehicleId, start, end }, index) => {
    Object.assign(values, { [`vehicle_${index}`]: vehicleId, [`start_${index}`]: start, [`end_${index}`]: end });
    return `vehicle_id = :vehicle_${index} AND starts_at < :end_${index} AND ends_at > :start_${index}`;
  });
  return reading(
    `SELECT 1 FROM occupancies WHERE ${overlaps.join(' OR ')} LIMIT 1`,
    values,
    (rows) => rows.length === 0,
  );
}

const areFree = (wanted: readonly Wanted[]): Promise<boolean> => send(areFreeStatement(wanted));

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
const holdStatement = (held: readonly (Wanted & { bookingId: NewId })[], minutes: number): Statement<unknown> =>
  inserting(
    'occupancies',
    held.map(({ vehicleId, start, end, bookingId }) => ({
      vehicle_id: vehicleId,
      starts_at: start,
      ends_at: end,
      kind: 'preliminaryBooked',
      booking_id: bookingId,
      expires_at: inMinutes(minutes),
    })),
  );

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
  lockStatement,
  lockVehicles,
  areFreeStatement,
  areFree,
  busyAmong,
  holdStatement,
  extend,
  confirm,
  book,
  release,
};
