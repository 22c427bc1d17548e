import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { seePayment, seeRefund } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';

type SeenPayment = Awaited<ReturnType<typeof seePayment>>;
type SeenRefund = Awaited<ReturnType<typeof seeRefund>>;

/** A payment with its refunds, the provider's messages and the history of all of them. @throws DomainError `auth.noPermission`, `payment.notFound` */
export async function paymentPage(
  actor: UserActor,
  paymentId: number,
): Promise<SeenPayment & { history: LoggedEvent[] }> {
  const seen = await seePayment(actor, paymentId);
  const history = await historyOfThings(actor, [
    { entity: 'payment', entityId: paymentId },
    { entity: 'paymentCheck', entityId: paymentId },
    ...seen.disputes.map(({ id }) => ({ entity: 'dispute', entityId: id })),
    ...seen.issues.map(({ id }) => ({ entity: 'paymentIssue', entityId: id })),
    ...seen.refunds.map(({ id }) => ({ entity: 'refund', entityId: id })),
  ]);
  return { ...seen, history };
}

/** A refund with its payment and history. @throws DomainError `auth.noPermission`, `refund.notFound` */
export async function refundPage(actor: UserActor, refundId: number): Promise<SeenRefund & { history: LoggedEvent[] }> {
  const seen = await seeRefund(actor, refundId);
  return { ...seen, history: await historyOfThings(actor, [{ entity: 'refund', entityId: refundId }]) };
}
