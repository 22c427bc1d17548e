// Traces: S8-618, S8-619, S8-658
import { z } from 'zod';
import { onlyNumber, seeBooking } from '@bff/domain/bookings';
import { queueMail } from '@bff/domain/notifications';
import { type Actor, type Language, system } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { isConfirmed } from '@states/booking-states';
import type { EventCode } from '@states/event-codes';
import { journeyPolicy } from './journey.policy';
import { type JourneyRow, journeyStore } from './journey.store';

const teller = system('journeys');
/** How long after pick-up, and after each answer of the operator, the customer can report the bus as missing. */
const MISSING_AFTER_MS = 30 * MINUTE;
/** The operator's time to answer. */
export const ANSWER_WITHIN_MS = 15 * MINUTE;

const link = (language: Language, path: string) => `${publicOrigin()}/${language}${path}`;
const isAwaited = ({ status, bookingStatus }: JourneyRow): boolean =>
  status === 'notStarted' && isConfirmed(bookingStatus);
const isWaiting = ({ missingReportedAt, missingAnsweredAt }: JourneyRow): boolean =>
  missingReportedAt !== null && missingAnsweredAt === null;

/** When the customer can first report the bus as missing. */
const missingFrom = ({ pickupAt, missingAnsweredAt }: JourneyRow): Date =>
  new Date((missingAnsweredAt ?? pickupAt).getTime() + MISSING_AFTER_MS);

/** Why the bus cannot be reported as missing now; undefined when it can, also again while an answer is awaited. */
export function missingRefusal(
  journey: JourneyRow,
): ['missingBus.notNow'] | ['missingBus.tooEarly', from: string] | undefined {
  if (!isAwaited(journey)) return ['missingBus.notNow'];
  if (isWaiting(journey)) return undefined;
  const from = missingFrom(journey);
  return clock.now() < from ? ['missingBus.tooEarly', from.toISOString()] : undefined;
}

/** The report of a bus that is still awaited. */
export interface MissingBus {
  reportedAt: Date;
  answeredAt: Date | null;
  answerBy: Date;
  /** By saying that it is on its way; otherwise only by its start. */
  canBeAnswered: boolean;
}

/** Null without a report. */
export function missingOf(journey: JourneyRow): MissingBus | null {
  const { missingReportedAt: reportedAt, missingAnsweredAt: answeredAt, hasAnsweredMissing } = journey;
  if (!isAwaited(journey) || reportedAt === null) return null;
  const answerBy = new Date(reportedAt.getTime() + ANSWER_WITHIN_MS);
  return { reportedAt, answeredAt, answerBy, canBeAnswered: answeredAt === null && !hasAnsweredMissing };
}

/** An answer has been awaited for that long. */
export const isUnanswered = (journey: JourneyRow): boolean =>
  isAwaited(journey) && isWaiting(journey) && journey.missingReportedAt!.getTime() + ANSWER_WITHIN_MS <= clock.millis();

/** The journey of that number, for its customer. @throws DomainError `journey.notFound` */
export async function journeyOfMissingBus(actor: Actor, number: string): Promise<JourneyRow> {
  const journey = await journeyStore.find(number);
  must(journey && journeyPolicy.reportMissing(actor, journey), 'journey.notFound');
  return journey;
}

const note = ({ id, status }: JourneyRow, by: Actor, code: EventCode) =>
  logTransition({ entity: 'journey', entityId: id, from: status, to: status, by, code });

/**
 * The customer reports that the bus did not come; the operator is told at once and has fifteen minutes to answer. Safe to send twice.
 * @throws DomainError `journey.notFound`, `missingBus.tooEarly` with the time from when, `missingBus.notNow`
 */
export async function reportMissingBus(actor: Actor, number: string): Promise<void> {
  const { id } = await journeyOfMissingBus(actor, number);
  await inTransaction(async () => {
    const journey = await journeyStore.lock(id);
    must(journey, 'journey.notFound');
    const [refusal, ...params] = missingRefusal(journey) ?? [];
    must(refusal === undefined, refusal ?? 'missingBus.notNow', params);
    if (isWaiting(journey)) return;
    const at = clock.now();
    await journeyStore.reportMissing(id, at);
    await note(journey, actor, 'reportedMissing');
    await tellOperator(journey, at);
  });
}

async function tellOperator({ number, bookingNumber, pickupAt }: JourneyRow, at: Date): Promise<void> {
  const { order, booking } = await seeBooking(teller, bookingNumber);
  const { company } = order;
  if (!z.email().safeParse(company.contactEmail).success) {
    // It is on the booking's page all the same.
    logger.error({ journey: number }, 'the operator has no usable mail address');
    return;
  }
  await queueMail('operatorAlert', {
    to: company.contactEmail,
    language: company.language,
    dedupeKey: `missing:${number}:${at.getTime()}`,
    data: {
      alert: 'busMissing',
      bookingNumber,
      registrationNumber: booking.registrationNumber,
      starts: pickupAt,
      ends: booking.plannedEnd,
      url: link(company.language, `/dashboard/company/booking/details/${bookingNumber}`),
    },
  });
}

/**
 * The operator answers that the bus is on its way; the customer is told. Safe to send twice. Reporting a start is an answer too, and once
 * this has been answered before, the only one.
 * @throws DomainError `journey.notFound`, `missingBus.notNow`, `missingBus.answeredBefore`
 */
export async function answerMissingBus(actor: Actor, number: string): Promise<void> {
  const seen = await journeyStore.find(number);
  must(seen && journeyPolicy.answerMissing(actor, seen), 'journey.notFound');
  await inTransaction(async () => {
    const journey = await journeyStore.lock(seen.id);
    must(journey, 'journey.notFound');
    must(isAwaited(journey) && journey.missingReportedAt !== null, 'missingBus.notNow');
    if (!isWaiting(journey)) return;
    must(!journey.hasAnsweredMissing, 'missingBus.answeredBefore');
    const at = clock.now();
    await journeyStore.answerMissing(journey.id, at);
    await note(journey, actor, 'onItsWay');
    await tellCustomer({ ...journey, missingAnsweredAt: at });
  });
}

async function tellCustomer(journey: JourneyRow): Promise<void> {
  const { number, bookingNumber, missingAnsweredAt } = journey;
  const { order } = await seeBooking(teller, bookingNumber);
  const { name, emergencyPhone } = order.company;
  await queueMail('busOnItsWay', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `missing:${number}:${missingAnsweredAt?.getTime()}:answered`,
    data: {
      name: order.contactName,
      orderNumber: onlyNumber(order),
      bookingNumber,
      about: { from: order.stops[0]?.name ?? '', to: order.stops.at(-1)?.name ?? '', departure: order.departure },
      operator: { name, emergencyPhone },
      againFrom: missingFrom(journey),
      bookingUrl: link(order.language, `/booking/details/${bookingNumber}`),
    },
  });
}
