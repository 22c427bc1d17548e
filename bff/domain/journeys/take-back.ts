// Traces: S8-699
import { takeBackStart } from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { BEFORE_REPORT, isActive, type ReportedAct, reportOfStatus, TAKE_BACK_MS } from '@states/journey-states';
import { CLOSED_AFTER_MS } from './close-unreported';
import { DONE_AT, doneAt, findJourney, isDone } from './journey-acts';
import { journeyPolicy } from './journey.policy';
import { type JourneyRow, journeyStore } from './journey.store';

interface TakenBack {
  /** The journey's public number. */
  number: string;
  /** The report. */
  act: ReportedAct;
  /** When it was taken back, according to a device that could not say so then. */
  pressedAt?: Date | undefined;
}

/**
 * The last report, if it can still be taken back, and until when: nobody has acted on it meanwhile (decision 1297). That its driver is on
 * another journey by now is found out when it is.
 */
export async function reportToTakeBack(journey: JourneyRow): Promise<{ act: ReportedAct; until: Date } | undefined> {
  const act = reportOfStatus(journey.status);
  const at = act && journey[DONE_AT[act]];
  if (!act || !at) return undefined;
  // The clock would only close it again.
  const isClosed = journey.plannedEnd.getTime() + CLOSED_AFTER_MS <= clock.millis();
  const isActedOn = journey.rating !== null || (act === 'start' && (await hasStarted(journey)));
  return isClosed || isActedOn ? undefined : { act, until: new Date(at.getTime() + TAKE_BACK_MS) };
}

/** Its start has been relied on: as the answer to a customer who missed the bus, or by an incident on the road. */
const hasStarted = async ({ id, missingReportedAt, missingAnsweredAt }: JourneyRow): Promise<boolean> =>
  (missingReportedAt !== null && missingAnsweredAt === null) || (await journeyStore.hasDeviation(id));

/**
 * Takes back the last report, made by mistake: the journey is where it was before, and the log says so. With its start, so is the booking.
 * Safe to send twice.
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `journey.notTakenBack`, `driver.activeJourney`
 */
export async function takeBackReport(
  actor: Actor,
  { number, act, pressedAt }: TakenBack,
): Promise<{ wasDone: boolean }> {
  const seen = await findJourney(actor, number);
  must(journeyPolicy.takeBack(actor, seen), 'auth.noPermission');
  return inTransaction(async () => {
    if (act === 'start' && isDone(seen, act)) await takeBackStart(actor, seen);
    const journey = await journeyStore.lock(seen.id);
    // Another driver has been named meanwhile.
    must(journey && journeyPolicy.takeBack(actor, journey), 'journey.notFound');
    if (!isDone(journey, act)) return { wasDone: true };
    const last = await reportToTakeBack(journey);
    must(last?.act === act && doneAt(journey, pressedAt) <= last.until, 'journey.notTakenBack');
    const to = BEFORE_REPORT[act];
    if (isActive(to) && journey.driverUserId !== null)
      must(!(await journeyStore.activeOf(journey.driverUserId, journey.id)), 'driver.activeJourney');
    await journeyStore.takeBack(journey, to, { actor, code: 'takenBack', set: { [DONE_AT[act]]: null } });
    return { wasDone: false };
  });
}
