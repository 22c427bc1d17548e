export { paymentsNeedingAttention } from './attention.store';
export { closeOpenPayment } from './close-payment';
export { post, type LedgerAccount, type LedgerLine, type LedgerReference } from './ledger';
export { createPayment, openPayment, type OpenPayment } from './open-payment';
export { registerOrderPayments, type FailedPayment, type OrderPayments, type PaidOrder } from './order-port';
export {
  isLive,
  paymentStates,
  refundStates,
  type PaymentStatus,
  type RefundReason,
  type RefundStatus,
} from './payment-states';
export { paymentsOfOrder, paidOf, refundsOfOrder, findRefund, findPayment } from './order-payments';
export { promiseRefund, type PromiseRefund } from './promise-refund';
export { handlePaymentEvents, receiveEvent } from './receive-event';
export { reconcile, type Reconciliation } from './reconcile';
export { sendRefund } from './send-refund';
export { settleCheckout, type Settled } from './settle-checkout';
