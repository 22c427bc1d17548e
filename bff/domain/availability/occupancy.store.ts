import { execute, select } from '@db/query';

export interface Interval {
  start: Date;
  end: Date;
}

/**
 * Takes the vehicles' booking locks in ascending order, for the rest of the transaction, by writing their version: a cluster with several
 * writers does not see row locks of its other nodes, but refuses two writes of one row.
 */
async function lockVehicles(vehicleIds: readonly number[]): Promise<void> {
  const ids = [...new Set(vehicleIds)].sort((a, b) => a - b);
  await execute('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id IN (:ids) ORDER BY id', { ids });
}

/** Whether anything stands in the way of that vehicle in [start, end). Only a caller that holds the lock may act on the answer. */
async function isFree(vehicleId: number, { start, end }: Interval): Promise<boolean> {
  const rows = await select(
    'SELECT 1 FROM occupancies WHERE vehicle_id = :vehicleId AND starts_at < :end AND ends_at > :start LIMIT 1',
    { vehicleId, start, end },
  );
  return rows.length === 0;
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

/** Occupies the vehicle for a booking that is still to be paid, until the order's hold ends. */
async function hold(vehicleId: number, bookingId: number, { start, end }: Interval, minutes: number): Promise<void> {
  await execute(
    `INSERT INTO occupancies (vehicle_id, starts_at, ends_at, kind, booking_id, expires_at)
     VALUES (:vehicleId, :start, :end, 'preliminaryBooked', :bookingId, UTC_TIMESTAMP(3) + INTERVAL :minutes MINUTE)`,
    { vehicleId, start, end, bookingId, minutes },
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

export const occupancyStore = { lockVehicles, isFree, busyAmong, hold, extend, confirm, book, release };
