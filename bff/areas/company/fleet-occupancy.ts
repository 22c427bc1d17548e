// Traces: S2-081
import { lockoutRevision, seeFleet } from '@bff/domain/lockouts';
import type { UserActor } from '@bff/domain/shared/actor';
import { midnightOf } from '@bff/domain/shared/stockholm-days';
import { type EpochMillis, HOUR, shiftedDay, toLocalText, toMinute } from '@bff/domain/shared/time';
import type { OccupancyKind } from '@states/occupancy-kinds';

type OccupancyView = 'day' | 'week' | 'month';

/** A period on the page, in local days: from midnight of the first to the midnight that ends the last. */
export interface OccupancyPeriod {
  view: OccupancyView;
  /** `2027-03-10`: any day in the period. */
  day: string;
  firstDay: string;
  /** The day after the last one. */
  afterDay: string;
  start: EpochMillis;
  end: EpochMillis;
}

/** One tick of the axis: a day, or an hour of it. */
export interface OccupancyTick {
  start: EpochMillis;
  end: EpochMillis;
  /** The day, or the hour on the clock; when clocks are set back, one hour appears twice. */
  local: string;
}

export interface OccupancyBar {
  id: number;
  kind: OccupancyKind;
  start: EpochMillis;
  end: EpochMillis;
  /** Counted from the top: overlapping locks each get a lane. */
  lane: number;
  comment?: string | undefined;
  bookingNumber?: string | undefined;
  /** Where its trip goes: `Uppsala – Gävle`. */
  route?: string | undefined;
  /** For a lockout: the revision shown. */
  revision?: string | undefined;
}

export interface OccupancyRow {
  id: number;
  registrationNumber: string;
  model: string;
  seats: number;
  lanes: number;
  bars: OccupancyBar[];
}

const midnight = (day: string): EpochMillis => midnightOf(day).getTime();

/** Monday is 0. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const nextMonth = (day: string): string => `${shiftedDay(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** The day, the week (from Monday) or the month that contains the day. */
export function occupancyPeriod(view: OccupancyView, day: string): OccupancyPeriod {
  const firstDay = view === 'day' ? day : view === 'week' ? shiftedDay(day, -weekday(day)) : `${day.slice(0, 7)}-01`;
  const afterDay = view === 'month' ? nextMonth(day) : shiftedDay(firstDay, view === 'day' ? 1 : 7);
  return { view, day, firstDay, afterDay, start: midnight(firstDay), end: midnight(afterDay) };
}

/** The hours of a day, 23 or 25 of them when clocks change; otherwise days. */
export function occupancyTicks({ view, firstDay, afterDay, start, end }: OccupancyPeriod): OccupancyTick[] {
  const ticks: OccupancyTick[] = [];
  if (view === 'day') {
    for (let at = start; at < end; at += HOUR)
      ticks.push({ start: at, end: at + HOUR, local: toLocalText(at).slice(11, 13) });
    return ticks;
  }
  for (let day = firstDay; day < afterDay; day = shiftedDay(day, 1))
    ticks.push({ start: midnight(day), end: midnight(shiftedDay(day, 1)), local: day });
  return ticks;
}

interface Asked {
  companyId: number;
  text: string;
  depotId: number | undefined;
}

/** The first lane that is free from then on, or a new one, taken until then. `ends`: when each lane of a row is free again. */
export function takeLane(ends: EpochMillis[], from: EpochMillis, until: EpochMillis): number {
  const first = ends.findIndex((at) => at <= from);
  const lane = first === -1 ? ends.length : first;
  ends[lane] = until;
  return lane;
}

/** The company's buses as rows, with what occupies each in the period. */
export async function readOccupancy(
  actor: UserActor,
  { start, end }: OccupancyPeriod,
  asked: Asked,
): Promise<OccupancyRow[]> {
  const { vehicles, occupancies } = await seeFleet(actor, { ...asked, start: new Date(start), end: new Date(end) });
  const rows = new Map(vehicles.map((vehicle): [number, OccupancyRow] => [vehicle.id, { ...vehicle, lanes: 1, bars: [] }])); // prettier-ignore
  /** When each lane of a bus is free again. */
  const free = new Map<number, EpochMillis[]>();
  for (const { id, vehicleId, kind, bookingNumber, route, comment, ...period } of occupancies) {
    const row = rows.get(vehicleId);
    if (!row) continue;
    const [from, until] = [toMinute(period.start).getTime(), toMinute(period.end).getTime()];
    const ends = free.get(vehicleId) ?? [];
    free.set(vehicleId, ends);
    const lane = takeLane(ends, from, until);
    row.lanes = ends.length;
    row.bars.push({
      id,
      kind,
      start: from,
      end: until,
      lane,
      ...(comment && { comment }),
      ...(bookingNumber && { bookingNumber }),
      ...(route && { route: `${route.from} – ${route.to}` }),
      ...(kind === 'manuallyLocked' && { revision: lockoutRevision({ ...period, comment }) }),
    });
  }
  return [...rows.values()];
}
