import { randomUUID } from 'node:crypto';
import { createOrder } from '@db/factories';
import { Payment, PaymentIssue, Refund } from '@db/models';
import type { SubjectKind } from '../rows';

/** Payments and refunds for administrators: they belong to no single one. */
const owners: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
const byHand = { reference: 'Bankgiro 2027-03-02', reason: 'Kortet är spärrat' };

/** A payment in another currency than the order's. */
export const aMismatchedPayment: SubjectKind = {
  owners,
  make: async () => {
    const { order } = await createOrder({});
    const { id } = await Payment.create({
      orderId: order.id,
      amount: order.total,
      status: 'mismatch',
      idempotencyKey: randomUUID(),
    });
    return { params: { id: String(id) }, fields: byHand, secrets: [order.number] };
  },
};

/** A refund that the bank rejected. */
export const aFailedRefund: SubjectKind = {
  owners,
  make: async () => {
    const { order } = await createOrder({});
    const amount = order.total;
    const payment = await Payment.create({
      orderId: order.id,
      amount,
      capturedAmount: amount,
      status: 'succeeded',
      idempotencyKey: randomUUID(),
    });
    const { id } = await Refund.create({
      paymentId: payment.id,
      amount,
      status: 'failed',
      reason: 'canceled',
      idempotencyKey: randomUUID(),
    });
    return { params: { id: String(id) }, fields: byHand, secrets: [order.number] };
  },
};

/** The same, selected in the list. */
export const aChosenRefund: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params } = await aFailedRefund.make(owner);
    return { query: { row: params!['id']! } };
  },
};

/** A payment issue at the provider that needs attention. */
export const aPaymentIssue: SubjectKind = {
  owners,
  make: async () => {
    const subject = `evt_${randomUUID().replaceAll('-', '')}`;
    const now = new Date();
    const { id } = await PaymentIssue.create({
      kind: 'event',
      subject,
      detail: 'charge.sandbox_test',
      raisedAt: now,
      lastRaisedAt: now,
    });
    return { params: { id: String(id) }, fields: byHand, secrets: [subject] };
  },
};

/** The same, selected in the list. */
export const aChosenPaymentIssue: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, ...rest } = await aPaymentIssue.make(owner);
    return { ...rest, query: { row: params!['id']! } };
  },
};
