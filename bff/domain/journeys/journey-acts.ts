// Traces: S4-059, S4-064, S8-027, S8-075, S8-076, S9-016
import { startBooking } from '@bff/domain/bookings';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import { isActive, isOver, JOURNEY_ACTS, type JourneyAct } from '@states/journey-states';
import { journeyPolicy } from './journey.policy';
import { type JourneyRow, journeyStore } from './journey.store';

/** The column that stores when an act was done: once, so that the same act sent again counts as done. */
export const DONE_AT = {
  start: 'startedAt',
  finish: 'finishedAt',
  startReturn: 'returnStartedAt',
  completeReturn: 'returnCompletedAt',
  terminate: 'terminatedAt',
} as const satisfies Readonly<Record<JourneyAct, keyof JourneyRow>>;

export const isDone = (journey: JourneyRow, act: JourneyAct): boolean => journey[DONE_AT[act]] !== null;

export interface JourneyReport {
  /** The journey's public number. */
  number: string;
  act: JourneyAct;
  /** Why it is terminated. */
  reason?: string;
  code?: EventCode;
  /** When it was done, according to a device that could not send it then. Accepted as far as it is plausible: see `doneAt`. */
  pressedAt?: Date | undefined;
}

/** A journey that nobody reports is closed this long after its end: no report is older. */
const OLDEST_REPORT_MS = 12 * HOUR;

/**
 * When an act was done: now, or when its button was pressed, if that is after the previous report, not before `earliest` and not in the
 * future. A device's clock may be wrong, or set wrong on purpose.
 */
export function doneAt(journey: JourneyRow, pressedAt: Date | undefined, earliest?: Date): Date {
  const now = clock.now();
  if (!pressedAt) return now;
  const before = Object.values(DONE_AT).map((name) => journey[name]?.getTime() ?? 0);
  const least = Math.max(...before, earliest?.getTime() ?? 0, now.getTime() - OLDEST_REPORT_MS);
  return new Date(Math.min(Math.max(pressedAt.getTime(), least), now.getTime()));
}

/** The journey of that number. @throws DomainError `journey.notFound`, also for one that the actor may not see */
export async function findJourney(actor: Actor, number: string): Promise<JourneyRow> {
  const journey = await journeyStore.find(number);
  must(journey && (actor.kind === 'system' || journeyPolicy.see(actor, journey)), 'journey.notFound');
  return journey;
}

/** When a journey may be started at the earliest: some minutes (a setting) before the passengers are picked up. */
export async function startsFrom({ pickupAt }: Pick<JourneyRow, 'pickupAt'>): Promise<Date> {
  const { startWindowMinutes } = await readSettings();
  return new Date(pickupAt.getTime() - startWindowMinutes * MINUTE);
}

/**
 * Reports an act on the road. Safe to send twice: what was reported before stays, and is answered as done. A start makes the booking
 * `started` in the same transaction.
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `journey.tooEarly` with the time from when, `journey.notPaid`,
 * `booking.notActive`, `driver.activeJourney`, `state.notAllowed`
 */
export async function reportJourney(actor: Actor, report: JourneyReport): Promise<{ wasDone: boolean }> {
  const { number, act } = report;
  const seen = await findJourney(actor, number);
  must(journeyPolicy.drive(actor, seen), 'auth.noPermission');
  if (isDone(seen, act)) return { wasDone: true };
  if (act === 'start') {
    const from = await startsFrom(seen);
    must(clock.now() >= from, 'journey.tooEarly', [from.toISOString()]);
  }
  return inTransaction(() => carryOut(actor, seen, report));
}

async function carryOut(actor: Actor, { id, orderId, bookingId }: JourneyRow, report: JourneyReport) {
  const { act, reason, code, pressedAt } = report;
  const to = JOURNEY_ACTS[act];
  if (act === 'start') await startBooking(actor, { orderId, bookingId });
  const journey = await journeyStore.lock(id);
  // Another driver has been named meanwhile.
  must(journey && journeyPolicy.drive(actor, journey), 'journey.notFound');
  if (isDone(journey, act)) return { wasDone: true };
  must(!isOver(journey), 'state.notAllowed', [journey.status, 'journey']);
  if (isActive(to) && journey.driverUserId !== null)
    must(!(await journeyStore.activeOf(journey.driverUserId, id)), 'driver.activeJourney');
  const at = doneAt(journey, pressedAt, act === 'start' ? await startsFrom(journey) : undefined);
  await journeyStore.move(journey, to, {
    actor,
    code,
    reason: reason ?? null,
    set: { [DONE_AT[act]]: at, ...(act === 'terminate' ? { terminationReason: reason ?? null } : {}) },
  });
  return { wasDone: false };
}
