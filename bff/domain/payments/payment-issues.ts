// Traces: S8-316
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { type Dispute, disputeStore } from './dispute.store';
import { type HeardEvent, paymentEventStore } from './payment-event.store';
import { type IssueListQuery, type PaymentIssue, paymentIssueStore } from './payment-issue.store';
import { paymentPolicy } from './payment.policy';

/** A page of the issues that wait for an administrator, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listPaymentIssues(
  actor: Actor,
  query: IssueListQuery,
): Promise<{ rows: PaymentIssue[]; total: number }> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  return paymentIssueStore.list(query);
}

export interface SeenIssue {
  issue: PaymentIssue;
  dispute: Dispute | null;
  /** The provider's events about its subject, newest first. */
  events: HeardEvent[];
}

/** @throws DomainError `auth.noPermission`, `paymentIssue.notFound` */
export async function seePaymentIssue(actor: Actor, id: number): Promise<SeenIssue> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  const issue = await paymentIssueStore.find(id);
  must(issue, 'paymentIssue.notFound');
  const dispute = issue.disputeId === null ? undefined : await disputeStore.find(issue.disputeId);
  return { issue, dispute: dispute ?? null, events: await paymentEventStore.heardOfSubject(issue.subject) };
}

/**
 * Logs that it was handled, how and why; it is raised again when there is news. Safe to repeat.
 * @throws DomainError `auth.noPermission`, `paymentIssue.notFound`
 */
export async function handlePaymentIssue(
  actor: Actor,
  { issueId, reason, reference }: { issueId: number; reason: string; reference: string },
): Promise<void> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const issue = await paymentIssueStore.lock(issueId);
    must(issue, 'paymentIssue.notFound');
    if (issue.handledAt !== null) return;
    await paymentIssueStore.markHandled({ id: issueId });
    await logTransition({
      entity: 'paymentIssue',
      entityId: issueId,
      from: null,
      to: 'handled',
      by: actor,
      reason,
      data: { reference },
    });
  });
}
