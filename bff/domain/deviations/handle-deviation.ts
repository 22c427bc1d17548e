// Traces: S1-015, S1-025, S4-065
import { onlyNumber, seeBooking } from '@bff/domain/bookings';
import type { ShownImage } from '@bff/domain/images';
import { queueMail } from '@bff/domain/notifications';
import { type Actor, system } from '@bff/domain/shared/actor';
import { editRecord } from '@bff/domain/shared/edit-record';
import { must } from '@bff/domain/shared/errors';
import type { Page } from '@bff/domain/shared/list-page';
import { revisionOf } from '@bff/domain/shared/revision';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { CHARGING_ACTS, type ChargingAct, isChargedFor, isOpenDeviation } from '@states/deviation-states';
import { deviationPolicy } from './deviation.policy';
import { type DeviationDetails, type DeviationListQuery, type DeviationRow, deviationStore } from './deviation.store';

const mailer = system('deviations');

const facts = ({ cause, extraMetres, extraMinutes, price, comment, signature }: DeviationDetails) => ({
  cause,
  extraMetres,
  extraMinutes,
  price,
  comment,
  signature,
});

/** @throws DomainError `auth.noPermission` */
export async function listDeviations(actor: Actor, query: DeviationListQuery): Promise<Page<DeviationRow>> {
  must(deviationPolicy.list(actor, query.companyId), 'auth.noPermission');
  return deviationStore.list(query);
}

/** The company's deviations that are not closed. @throws DomainError `auth.noPermission` */
export async function openDeviations(actor: Actor, companyId: number): Promise<Waiting> {
  must(deviationPolicy.list(actor, companyId), 'auth.noPermission');
  return deviationStore.waitingFor(companyId);
}

/** Everybody's that wait for their operator, or for an administrator. @throws DomainError `auth.noPermission` */
export async function waitingDeviations(actor: Actor): Promise<{ notHandled: Waiting; toCharge: Waiting }> {
  must(deviationPolicy.list(actor, undefined), 'auth.noPermission');
  return deviationStore.waitingForAnybody();
}

/** @throws DomainError `deviation.notFound` */
function mustSee(actor: Actor, row: DeviationRow | undefined): DeviationRow {
  must(row && deviationPolicy.see(actor, row), 'deviation.notFound');
  return row;
}

/** @throws DomainError `deviation.notFound`, also for another company's */
export async function seeDeviation(
  actor: Actor,
  id: number,
): Promise<{ deviation: DeviationRow; images: ShownImage[]; revision: string }> {
  const deviation = mustSee(actor, await deviationStore.find(id));
  return { deviation, images: await deviationStore.images(id), revision: revisionOf(facts(deviation)) };
}

/** @throws DomainError `deviation.notFound`, `auth.noPermission` */
async function lockToHandle(actor: Actor, id: number): Promise<DeviationRow> {
  const row = mustSee(actor, await deviationStore.lock(id));
  must(deviationPolicy.handle(actor, row), 'auth.noPermission');
  return row;
}

/**
 * Prices and corrects a report, until an invoice is requested.
 * @throws DomainError `deviation.notFound`, `auth.noPermission`, `deviation.closed`, `input.changedMeanwhile`
 */
export async function changeDeviation(
  actor: Actor,
  { id, revision, details }: { id: number; revision: string | undefined; details: DeviationDetails },
): Promise<void> {
  await editRecord<DeviationRow, DeviationDetails>({
    entity: 'deviation',
    entityId: id,
    by: actor,
    seen: revision,
    facts,
    told: ['extraMetres', 'extraMinutes', 'price'],
    lock: async () => {
      const row = await lockToHandle(actor, id);
      must(isOpenDeviation(row), 'deviation.closed');
      return row;
    },
    change: () => details,
    write: (next) => deviationStore.change(id, facts(next)),
  });
}

export type HandlingAct = 'handle' | 'noDeviation' | 'needsInvoice';

/**
 * The operator's handling: looks into it, then dismisses it as no deviation, or asks for an invoice, which the customer is told about.
 * @throws DomainError `deviation.notFound`, `auth.noPermission`, `deviation.notPriced`, `state.notAllowed`
 */
export async function handleDeviation(actor: Actor, id: number, act: HandlingAct): Promise<void> {
  await inTransaction(async () => {
    const row = await lockToHandle(actor, id);
    if (act === 'handle') return deviationStore.moveHandling(row, 'handled', actor);
    if (act === 'noDeviation') return deviationStore.moveHandling(row, 'noDeviation', actor);
    must((row.price ?? 0) > 0, 'deviation.notPriced');
    await deviationStore.moveToInvoice(row, actor);
    await tellCustomer(row);
  });
}

/**
 * Its price is on the invoice: the customer's amount is calculated there from the operator's price. Until then the mail says what is known,
 * and how to object.
 */
async function tellCustomer({ id, bookingNumber, cause, extraMetres, extraMinutes }: DeviationRow): Promise<void> {
  const { order } = await seeBooking(mailer, bookingNumber);
  // Nobody is left to be told: the account is deleted.
  if (order.contactEmail === '') return;
  await queueMail('deviationToInvoice', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `deviation:${id}:customer`,
    data: {
      name: order.contactName,
      orderNumber: onlyNumber(order),
      bookingNumber,
      from: order.stops[0]?.name ?? '',
      to: order.stops.at(-1)?.name ?? '',
      departure: order.departure,
      operator: order.company.name,
      cause,
      extraMetres,
      extraMinutes,
      bookingUrl: `${publicOrigin()}/${order.language}/booking/details/${bookingNumber}`,
    },
  });
}

/**
 * An administrator's decision: charged, invoice sent, paid offline, rejected with a reason.
 * @throws DomainError `deviation.notFound`, `auth.noPermission`, `state.notAllowed`
 */
export async function chargeDeviation(
  actor: Actor,
  id: number,
  { act, reason }: { act: ChargingAct; reason?: string },
): Promise<void> {
  must(deviationPolicy.charge(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const row = mustSee(actor, await deviationStore.lock(id));
    await deviationStore.move(row, CHARGING_ACTS[act], { actor, reason: reason ?? null });
  });
}

/** What was reported on a booking's journey, in the order reported. Access to the journey is decided by the caller. */
export const reportedDeviations = (bookingId: number): Promise<DeviationRow[]> => deviationStore.ofBooking(bookingId);

/** The deviations that a booking's customer pays for. Access to the booking is decided by the caller. */
export async function deviationsOfBooking(bookingId: number): Promise<DeviationRow[]> {
  return (await deviationStore.ofBooking(bookingId)).filter(({ status }) => isChargedFor(status));
}

/** What was reported on a booking's journey, in the order reported; nothing for those who may not see it. */
export const seeDeviationsOf = async (actor: Actor, bookingId: number): Promise<DeviationRow[]> =>
  (await deviationStore.ofBooking(bookingId)).filter((row) => deviationPolicy.see(actor, row));
