// Traces: S8-311
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { PageWanted } from '@bff/domain/shared/list-page';
import { type Dispute, disputeStore } from './dispute.store';
import { waitsForAPerson } from './handle-mismatch';
import { paymentEventStore, type HeardEvent } from './payment-event.store';
import { findPayer, type Payer } from './payer.store';
import {
  findPayments,
  findRefunds,
  type PaymentListQuery,
  type PaymentSummary,
  type PaymentSums,
  type RefundListQuery,
  type RefundSummary,
  sumOfRefunds,
  sumsOfPayments,
} from './payment-list.store';
import { type PaymentIssue, paymentIssueStore } from './payment-issue.store';
import { paymentPolicy } from './payment.policy';
import { leftOf, paymentStore, type Payment } from './payment.store';
import { refundStore, type RefundRow } from './refund.store';

/** A page of payments, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listPayments(
  actor: Actor,
  query: PaymentListQuery,
): Promise<{ rows: PaymentSummary[]; total: number }> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  return findPayments(query);
}

/** What all those payments come to. @throws DomainError `auth.noPermission` */
export async function sumPayments(actor: Actor, query: Omit<PaymentListQuery, keyof PageWanted>): Promise<PaymentSums> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  return sumsOfPayments(query);
}

/** What all those refunds come to. @throws DomainError `auth.noPermission` */
export async function sumRefunds(
  actor: Actor,
  query: Omit<RefundListQuery, keyof PageWanted>,
): Promise<{ amount: number }> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  return { amount: await sumOfRefunds(query) };
}

/** A page of refunds, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listRefunds(
  actor: Actor,
  query: RefundListQuery,
): Promise<{ rows: RefundSummary[]; total: number }> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  return findRefunds(query);
}

export interface SeenPayment {
  payment: Payment;
  payer: Payer;
  refunds: RefundRow[];
  disputes: Dispute[];
  /** The issues that administrators had or have to look at. */
  issues: PaymentIssue[];
  /** The provider's events about it, newest first. */
  events: HeardEvent[];
  /** A person has to handle its money at the provider, and confirm that. */
  waitsForAPerson: boolean;
}

/** @throws DomainError `auth.noPermission`, `payment.notFound` */
export async function seePayment(actor: Actor, paymentId: number): Promise<SeenPayment> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  const payment = await paymentStore.find(paymentId);
  must(payment, 'payment.notFound');
  const refunds = await refundStore.ofPayment(paymentId);
  const disputes = await disputeStore.ofPayment(paymentId);
  const names = [
    payment.sessionId,
    payment.paymentIntentId,
    ...refunds.map((refund) => refund.providerRefundId),
    ...disputes.map((dispute) => dispute.providerDisputeId),
  ];
  const events = await paymentEventStore.heardOf(
    paymentId,
    names.filter((name) => name !== null),
  );
  const issues = await paymentIssueStore.ofPayment(paymentId);
  const payer = await findPayer(payment.orderId);
  return { payment, payer, refunds, disputes, issues, events, waitsForAPerson: waitsForAPerson(payment) };
}

export interface SeenRefund {
  refund: RefundRow;
  payment: Payment;
  payer: Payer;
  /** The refund that replaced it, if it failed. */
  replacement: RefundRow | null;
  /** Enough of the payment is left to replace it. */
  canBeReplaced: boolean;
}

/** @throws DomainError `auth.noPermission`, `refund.notFound` */
export async function seeRefund(actor: Actor, refundId: number): Promise<SeenRefund> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  const refund = await refundStore.find(refundId);
  const payment = refund && (await paymentStore.find(refund.paymentId));
  must(refund && payment, 'refund.notFound');
  const replacement = (await refundStore.retryOf(refundId)) ?? null;
  return {
    refund,
    payment,
    payer: await findPayer(payment.orderId),
    replacement,
    canBeReplaced: refund.status === 'failed' && replacement === null && leftOf(payment) >= refund.amount,
  };
}
