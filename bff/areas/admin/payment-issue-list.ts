import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { ISSUE_KINDS, listPaymentIssues, type PaymentIssue, seePaymentIssue } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Payment issues, newest first. `attention=waiting`: those that nobody has handled. */
export const paymentIssueListSpec = listSpec({
  sorts: ['raised'],
  plainSort: '-raised',
  filters: { kind: ISSUE_KINDS, attention: ['waiting'] },
});

export function readPaymentIssues(actor: UserActor, query: Asked<typeof paymentIssueListSpec>): ReadList<PaymentIssue> {
  const { kind } = query.filters;
  const waiting = query.filters.attention === 'waiting';
  return (part) => listPaymentIssues(actor, { kind, waiting, oldestFirst: !query.descending, ...part });
}

/** A payment issue with its dispute, the provider's messages and what was done. @throws DomainError `auth.noPermission`, `paymentIssue.notFound` */
export async function paymentIssuePage(
  actor: UserActor,
  id: number,
): Promise<Awaited<ReturnType<typeof seePaymentIssue>> & { history: LoggedEvent[] }> {
  const seen = await seePaymentIssue(actor, id);
  const history = await historyOfThings(actor, [
    { entity: 'paymentIssue', entityId: id },
    ...(seen.dispute ? [{ entity: 'dispute', entityId: seen.dispute.id }] : []),
  ]);
  return { ...seen, history };
}
