import { type DriverTrip, driverSchedule } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { type EpochMillis, toMinute } from '@bff/domain/shared/time';
import { type OccupancyPeriod, takeLane } from './fleet-occupancy';

export interface DriverBar extends Pick<DriverTrip, 'bookingNumber' | 'from' | 'to'> {
  start: EpochMillis;
  end: EpochMillis;
  /** Counted from the top: trips without a driver overlap, and each gets a lane. */
  lane: number;
}

export interface DriverRow {
  /** Null: trips that nobody is named for. */
  driverUserId: number | null;
  name: string | null;
  /** Still a driver of the company: their page can be opened. */
  isDriver: boolean;
  lanes: number;
  bars: DriverBar[];
}

/** The company's drivers as rows with their trips in the period, below the trips that nobody is named for. */
export async function readDriverTimeline(
  actor: UserActor,
  { start, end }: Pick<OccupancyPeriod, 'start' | 'end'>,
  companyId: number,
): Promise<DriverRow[]> {
  const { drivers, trips } = await driverSchedule(actor, { companyId, start: new Date(start), end: new Date(end) });
  const rows = new Map<number | null, DriverRow>();
  const rowOf = (driverUserId: number | null, name: string | null, isDriver: boolean): DriverRow => {
    const row = rows.get(driverUserId) ?? { driverUserId, name, isDriver, lanes: 1, bars: [] };
    rows.set(driverUserId, row);
    return row;
  };
  if (trips.some(({ driverUserId }) => driverUserId === null)) rowOf(null, null, false);
  for (const { userId, name } of drivers) rowOf(userId, name, true);
  /** When each lane of a row is free again. */
  const free = new Map<number | null, EpochMillis[]>();
  for (const { driverUserId, driverName, ...trip } of trips) {
    // Whoever is no driver any longer comes last.
    const row = rowOf(driverUserId, driverName, false);
    const [from, until] = [toMinute(trip.start).getTime(), toMinute(trip.end).getTime()];
    const ends = free.get(driverUserId) ?? [];
    free.set(driverUserId, ends);
    const lane = takeLane(ends, from, until);
    row.lanes = ends.length;
    row.bars.push({ bookingNumber: trip.bookingNumber, from: trip.from, to: trip.to, start: from, end: until, lane });
  }
  return [...rows.values()];
}
