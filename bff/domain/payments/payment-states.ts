import { type PaymentStatus, paymentStates as ofPayments, refundStates as ofRefunds } from '@states/payment-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { PaymentStatus, RefundMethod, RefundReason, RefundStatus } from '@states/payment-states';
export const paymentStates = enforced('payment', ofPayments);
export const refundStates = enforced('refund', ofRefunds);

/** Its session may be open at the provider: no other may be opened for the order. */
export const LIVE = ['created', 'open', 'failed'] as const satisfies readonly PaymentStatus[];
export const isLive = (status: PaymentStatus): boolean => (LIVE as readonly string[]).includes(status);
