import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { NOTHING_WAITS, type Waiting } from '@bff/domain/shared/waiting.store';
import { select } from '@db/query';

/** A refund leaves within seconds; one that has not left after this long waits for something broken. */
const LATE_TO_LEAVE_MS = HOUR;
/** Banks take up to ten days. */
const LATE_TO_ARRIVE_MS = 14 * DAY;

// Raw SQL, because they ask about other rows than the listed one: for counts, and as literals in models' lists, whose table names they use.

/**
 * For a payment: money came in that does not match its order and is neither refunded in full nor handled; or one of its issues (a dispute,
 * a failed reconciliation …) waits.
 */
export const PAYMENT_WAITS = `((Payment.status = 'mismatch' AND Payment.handled_at IS NULL
    AND (Payment.refunded_amount < Payment.captured_amount OR Payment.captured_amount = 0))
  OR EXISTS (SELECT 1 FROM payment_issues AS waiting WHERE waiting.payment_id = Payment.id AND waiting.handled_at IS NULL))`;

/** For a refund and its payment: it did not arrive, was not replaced, and the money is still there to be refunded. */
export const REFUND_FAILED = `(Refund.status = 'failed'
  AND CAST(payment.captured_amount AS SIGNED) - CAST(payment.refunded_amount AS SIGNED) - payment.disputed_amount >= Refund.amount
  AND NOT EXISTS (SELECT 1 FROM refunds AS anew WHERE anew.retry_of = Refund.id))`;

/** For a refund: it should have left, or arrived, long ago. Needs `attentionInstants()`. */
export const REFUND_LATE = `((Refund.status = 'requested' AND Refund.created_at < :shouldHaveLeft)
  OR (Refund.status = 'pending' AND Refund.created_at < :shouldHaveArrived))`;

export const attentionInstants = () => ({
  shouldHaveLeft: new Date(clock.millis() - LATE_TO_LEAVE_MS),
  shouldHaveArrived: new Date(clock.millis() - LATE_TO_ARRIVE_MS),
});

const KINDS = ['mismatches', 'failedRefunds', 'lateRefunds', 'paymentIssues'] as const;
export type PaymentsNeedingAttention = Record<(typeof KINDS)[number], Waiting>;

/** What administrators have to look at. */
export async function paymentsNeedingAttention(): Promise<PaymentsNeedingAttention> {
  const found = await select<Waiting & { kind: (typeof KINDS)[number] }>(
    `SELECT 'mismatches' AS kind, COUNT(*) AS count, MIN(Payment.created_at) AS oldest FROM payments AS Payment WHERE ${PAYMENT_WAITS}
     UNION ALL SELECT 'failedRefunds', COUNT(*), MIN(Refund.created_at)
       FROM refunds AS Refund JOIN payments AS payment ON payment.id = Refund.payment_id WHERE ${REFUND_FAILED}
     UNION ALL SELECT 'lateRefunds', COUNT(*), MIN(Refund.created_at) FROM refunds AS Refund WHERE ${REFUND_LATE}
     UNION ALL SELECT 'paymentIssues', COUNT(*), MIN(raised_at) FROM payment_issues WHERE handled_at IS NULL`,
    attentionInstants(),
  );
  const byKind = new Map(found.map(({ kind, ...waiting }) => [kind, waiting]));
  return Object.fromEntries(KINDS.map((kind) => [kind, byKind.get(kind) ?? NOTHING_WAITS])) as PaymentsNeedingAttention;
}
