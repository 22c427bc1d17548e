export { paymentsNeedingAttention } from './attention.store';
export { checkPayment, type CheckedPayment } from './check-payment';
export { readCharge } from './charged';
export { closeOpenPayment } from './close-payment';
export {
  movedDifferenceFor,
  penaltyFor,
  post,
  type OperatorDebt,
  operatorDebts,
  postMoved,
  postPenalty,
} from './ledger';
export type { LedgerAccount, LedgerLine, LedgerReference } from './ledger.store';
export { handleMismatch } from './handle-mismatch';
export { refundedElsewhere, retryRefund } from './replace-refund';
export { ownNumber } from './own-number';
export { createPayment, openPayment, type OpenPayment } from './open-payment';
export { registerOrderPayments, type FailedPayment, type OrderPayments, type PaidOrder } from './order-port';
export { disputeStates, type DisputeStatus } from './dispute-states';
export type { Dispute } from './dispute.store';
export type { HeardEvent } from './payment-event.store';
export { ISSUE_KINDS, type IssueKind, type IssueListQuery, type PaymentIssue } from './payment-issue.store';
export { handlePaymentIssue, listPaymentIssues, seePaymentIssue } from './payment-issues';
export { type PaymentSummary, REFUND_ATTENTION, type RefundListQuery, type RefundSummary } from './payment-list.store';
export type { Payer } from './payer.store';
export type { Payment } from './payment.store';
export type { RefundRow } from './refund.store';
export {
  listPayments,
  listRefunds,
  seePayment,
  seeRefund,
  type SeenRefund,
  sumPayments,
  sumRefunds,
} from './see-payments';
export {
  isLive,
  paymentStates,
  refundStates,
  type PaymentStatus,
  type RefundMethod,
  type RefundReason,
  type RefundStatus,
} from './payment-states';
export { paymentsOfOrder, paidOf, refundsOfOrder, findRefund, findPayment } from './order-payments';
export { promiseRefund, type PromiseRefund } from './promise-refund';
export { handlePaymentEvents, receiveEvent } from './receive-event';
export { reconcile, type Reconciliation } from './reconcile';
export { sendRefund } from './send-refund';
export { paymentOfSession, settleCheckout, type Settled, settleLivePayments } from './settle-checkout';
