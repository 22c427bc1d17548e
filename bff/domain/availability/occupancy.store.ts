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
 * writers does not see row locks of its other nodes, but refuses two writes of one row. As SQL, since a model's update has no order.
 */
const lockVehicles = (vehicleIds: readonly number[]): Promise<unknown> =>
  execute('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id IN (:ids) ORDER BY id', {
    ids: [...new Set(vehicleIds)].sort((a, b) => a - b),
  });

/**
 * Whether nothing stands in the way of any of them in [start, end), but the booking that is to be moved. Only a caller that holds the locks may
 * act on the answer.
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

/** The vehicles of those that are busy at some time in [start, end). */
async function busyAmong(vehicleIds: readonly number[], { start, end }: Interval): Promise<Set<number>> {
  const rows = await Occupancy.findAll({
    attributes: ['vehicleId'],
    where: { vehicleId: [...vehicleIds], startsAt: { [Op.lt]: end }, endsAt: { [Op.gt]: start } },
  });
  return new Set(rows.map(({ vehicleId }) => vehicleId));
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

/** Occupies vehicles for a quote that can be accepted until then. */
async function holdForQuote(quoteId: number, wanted: readonly Wanted[], expiresAt: Date): Promise<void> {
  await Occupancy.bulkCreate(
    wanted.map(({ vehicleId, start, end }) => ({
      ...{ vehicleId, quoteId, expiresAt, startsAt: start, endsAt: end },
      kind: 'preliminaryBooked' as const,
    })),
  );
}

/** Lets the vehicles of quotes go. Only a caller that holds their locks may. */
async function releaseQuotes(quoteIds: readonly number[]): Promise<void> {
  await Occupancy.destroy({ where: { quoteId: [...quoteIds] } });
}

/** Occupies a vehicle for the time that a change adds to a booking, until then. */
async function holdForChange(bookingChangeId: number, pieces: readonly Wanted[], expiresAt: Date): Promise<void> {
  await Occupancy.bulkCreate(
    pieces.map(({ vehicleId, start, end }) => ({
      ...{ vehicleId, bookingChangeId, expiresAt, startsAt: start, endsAt: end },
      kind: 'preliminaryBooked' as const,
    })),
  );
}

async function extendChange(bookingChangeId: number, expiresAt: Date): Promise<void> {
  await Occupancy.update({ expiresAt }, { where: { bookingChangeId } });
}

/** Lets go what a change held. Only a caller that holds the vehicle's lock may. */
async function releaseChange(bookingChangeId: number): Promise<void> {
  await Occupancy.destroy({ where: { bookingChangeId } });
}

/** A booking occupies that vehicle at that time from now on. Only a caller that holds the locks may. */
async function moveToTime(bookingId: number, { vehicleId, start, end }: Wanted): Promise<void> {
  await Occupancy.update({ vehicleId, startsAt: start, endsAt: end }, { where: { bookingId } });
}

async function extend(bookingIds: readonly number[], expiresAt: Date): Promise<void> {
  await Occupancy.update({ expiresAt }, { where: { bookingId: [...bookingIds] } });
}

/** The booking is certain: its occupancy no longer expires. */
async function confirm(bookingIds: readonly number[]): Promise<void> {
  await Occupancy.update({ kind: 'booked', expiresAt: null }, { where: { bookingId: [...bookingIds] } });
}

/** Occupies the vehicle again for a booking whose hold had ended, now for certain. */
async function book(vehicleId: number, bookingId: number, { start, end }: Interval): Promise<void> {
  await Occupancy.create({ vehicleId, bookingId, startsAt: start, endsAt: end, kind: 'booked' });
}

/** From when to when a booking occupies its vehicle. */
async function ofBooking(bookingId: number): Promise<Interval | undefined> {
  const occupancy = await Occupancy.findOne({ where: { bookingId } });
  return occupancy ? { start: occupancy.startsAt, end: occupancy.endsAt } : undefined;
}

/** Gives a booking's time to another vehicle. Only a caller that holds both locks may. */
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
