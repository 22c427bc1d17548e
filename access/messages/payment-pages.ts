import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { execute } from '@db/query';
import { aFailedRefund, aMismatchedPayment } from '../testing/payment-subjects';
import { admin, formOf, opened, type StateCase } from './state-case';

const ADMIN = '/dashboard/admin';
const elsewhere = (id: string) => `${ADMIN}/refunds/elsewhere/${id}`;

/** A correction by an administrator, sent after something about it has changed. */
const afterwards =
  (kind: typeof aFailedRefund, change: string, path: (id: string) => string): StateCase =>
  async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(kind, person);
    await execute(change, { id });
    return send(person, path(id), fields);
  };

/** Payments and refunds that administrators correct. */
export const paymentPages: Partial<Record<ErrorKey, StateCase>> = {
  'payment.nothingToHandle': afterwards(
    aMismatchedPayment,
    "UPDATE payments SET status = 'expired' WHERE id = :id",
    (id) => `${ADMIN}/payments/handle/${id}`,
  ),
  'paymentIssue.notFound': opened(`${ADMIN}/payment-issues/details/999999`),
  'refund.notFound': opened(`${ADMIN}/refunds/details/999999`),
  'refund.notFailed': afterwards(aFailedRefund, "UPDATE refunds SET status = 'requested' WHERE id = :id", elsewhere),
  'refund.replaced': async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(aFailedRefund, person);
    await send(person, `${ADMIN}/refunds/details/${id}`, { intent: 'retry' });
    return send(person, elsewhere(id), fields);
  },
  'refund.nothingLeft': afterwards(
    aFailedRefund,
    'UPDATE payments p JOIN refunds r ON r.payment_id = p.id SET p.refunded_amount = p.captured_amount WHERE r.id = :id',
    elsewhere,
  ),
};
