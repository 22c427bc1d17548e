// Traces: S4-041, S4-042, S4-043
import { Op } from 'sequelize';
import { inMinutes } from '@db/database-clock';
import { Occupancy } from '@db/models';
import { execute } from '@db/query';

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
 * writers does not see the row locks of its other nodes, but refuses two writes of one row. Raw SQL, because a model's update has no order.
 */
const lockVehicles = (vehicleIds: readonly number[]): Promise<unknown> =>
  execute('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id IN (:ids) ORDER BY id', {
    ids: [...new Set(vehicleIds)].sort((a, b) => a - b),
  });

/**
 * Whether all of them are free in [start, end), apart from the booking that is to be moved. Meaningful only to a caller that holds the
 * locks.
 */
async function areFree(wanted: readonly Wanted[], { but }: { but?: number } = {}): Promise<boolean> {
  const inTheWay = await Occupancy.findOne({
    attributes: ['id'],
    where: {
      ...(but === undefined ? {} : { bookingId: { [Op.or]: [null, { [Op.ne]: but }] } }),
      [Op.or]: wanted.map(({ vehicleId, start, end }) => ({
        vehicleId,
        startsAt: { [Op.lt]: end },
        endsAt: { [Op.gt]: start },
      })),
    },
  });
  return inTheWay === null;
}

/** Which of the vehicles are busy at some time in [start, end). */
async function busyAmong(vehicleIds: readonly number[], { start, end }: Interval): Promise<Set<number>> {
  const rows = await Occupancy.findAll({
    attributes: ['vehicleId'],
    where: { vehicleId: [...vehicleIds], startsAt: { [Op.lt]: end }, endsAt: { [Op.gt]: start } },
  });
  return new Set(rows.map(({ vehicleId }) => vehicleId));
}

/** Occupies vehicles for unpaid bookings, until the order's hold ends. */
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

/** Occupies vehicles for a quote, until it expires. */
async function holdForQuote(quoteId: number, wanted: readonly Wanted[], expiresAt: Date): Promise<void> {
  await Occupancy.bulkCreate(
    wanted.map(({ vehicleId, start, end }) => ({
      vehicleId,
      quoteId,
      expiresAt,
      startsAt: start,
      endsAt: end,
      kind: 'preliminaryBooked' as const,
    })),
  );
}

/** Releases the vehicles of quotes. Only for a caller that holds their locks. */
async function releaseQuotes(quoteIds: readonly number[]): Promise<void> {
  await Occupancy.destroy({ where: { quoteId: [...quoteIds] } });
}

/** Occupies a vehicle for the time that a change adds to a booking, until the change expires. */
async function holdForChange(bookingChangeId: number, pieces: readonly Wanted[], expiresAt: Date): Promise<void> {
  await Occupancy.bulkCreate(
    pieces.map(({ vehicleId, start, end }) => ({
      vehicleId,
      bookingChangeId,
      expiresAt,
      startsAt: start,
      endsAt: end,
      kind: 'preliminaryBooked' as const,
    })),
  );
}

async function extendChange(bookingChangeId: number, expiresAt: Date): Promise<void> {
  await Occupancy.update({ expiresAt }, { where: { bookingChangeId } });
}

/** Releases what a change held. Only for a caller that holds the vehicle's lock. */
async function releaseChange(bookingChangeId: number): Promise<void> {
  await Occupancy.destroy({ where: { bookingChangeId } });
}

/** Moves a booking's occupancy to that vehicle and time. Only for a caller that holds the locks. */
async function moveToTime(bookingId: number, { vehicleId, start, end }: Wanted): Promise<void> {
  await Occupancy.update({ vehicleId, startsAt: start, endsAt: end }, { where: { bookingId } });
}

async function extend(bookingIds: readonly number[], expiresAt: Date): Promise<void> {
  await Occupancy.update({ expiresAt }, { where: { bookingId: [...bookingIds] } });
}

/** The booking is definite: its occupancy no longer expires. */
async function confirm(bookingIds: readonly number[]): Promise<void> {
  await Occupancy.update({ kind: 'booked', expiresAt: null }, { where: { bookingId: [...bookingIds] } });
}

/** Occupies the vehicle again, definitely, for a booking whose hold had ended. */
async function book(vehicleId: number, bookingId: number, { start, end }: Interval): Promise<void> {
  await Occupancy.create({ vehicleId, bookingId, startsAt: start, endsAt: end, kind: 'booked' });
}

/** The interval in which a booking occupies its vehicle. */
async function ofBooking(bookingId: number): Promise<Interval | undefined> {
  const occupancy = await Occupancy.findOne({ where: { bookingId } });
  return occupancy ? { start: occupancy.startsAt, end: occupancy.endsAt } : undefined;
}

/** Moves a booking's occupancy to another vehicle. Only for a caller that holds both locks. */
async function moveTo(bookingId: number, vehicleId: number): Promise<void> {
  await Occupancy.update({ vehicleId }, { where: { bookingId } });
}

async function release(bookingIds: readonly number[]): Promise<void> {
  await Occupancy.destroy({ where: { bookingId: [...bookingIds] } });
}

export const occupancyStore = {
  lockVehicles,
  areFree,
  busyAmong,
  hold,
  holdForQuote,
  releaseQuotes,
  holdForChange,
  extendChange,
  releaseChange,
  moveToTime,
  extend,
  confirm,
  book,
  ofBooking,
  moveTo,
  release,
};
