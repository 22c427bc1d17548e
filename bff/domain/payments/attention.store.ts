import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { selectOne } from '@db/query';

/** A refund leaves within seconds; one that has not left after this long waits for something that is broken. */
const LATE_TO_LEAVE_MS = HOUR;
/** Banks take up to ten days. */
const LATE_TO_ARRIVE_MS = 14 * DAY;

/**
 * Of a payment `p`: money came in that does not match its order, and is neither paid back whole nor taken care of by a person; or one of its
 * issues (a dispute, a failed reconciliation …) waits.
 */
export const PAYMENT_WAITS = `((p.status = 'mismatch' AND p.handled_at IS NULL AND (p.refunded_amount < p.captured_amount OR p.captured_amount = 0))
  OR EXISTS (SELECT 1 FROM payment_issues AS waiting WHERE waiting.payment_id = p.id AND waiting.handled_at IS NULL))`;

/** Of a refund `r` of a payment `p`: it did not arrive, none was made in its place, and the money is still there to be paid back. */
export const REFUND_FAILED = `(r.status = 'failed' AND CAST(p.captured_amount AS SIGNED) - CAST(p.refunded_amount AS SIGNED) - p.disputed_amount >= r.amount
  AND NOT EXISTS (SELECT 1 FROM refunds AS anew WHERE anew.retry_of = r.id))`;

/** Of a refund `r`: it should have left, or arrived, long ago. Needs `attentionInstants()`. */
export const REFUND_LATE = `((r.status = 'requested' AND r.created_at < :shouldHaveLeft) OR (r.status = 'pending' AND r.created_at < :shouldHaveArrived))`;

export const attentionInstants = () => ({
  shouldHaveLeft: new Date(clock.millis() - LATE_TO_LEAVE_MS),
  shouldHaveArrived: new Date(clock.millis() - LATE_TO_ARRIVE_MS),
});

export interface PaymentsNeedingAttention {
  mismatches: number;
  failedRefunds: number;
  lateRefunds: number;
  paymentIssues: number;
}

/** What somebody has to look at by hand. */
export async function paymentsNeedingAttention(): Promise<PaymentsNeedingAttention> {
  const counts = await selectOne<PaymentsNeedingAttention>(
    `SELECT (SELECT COUNT(*) FROM payments p WHERE ${PAYMENT_WAITS}) AS mismatches,
      (SELECT COUNT(*) FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE ${REFUND_FAILED}) AS failedRefunds,
      (SELECT COUNT(*) FROM refunds r WHERE ${REFUND_LATE}) AS lateRefunds,
      (SELECT COUNT(*) FROM payment_issues WHERE handled_at IS NULL) AS paymentIssues`,
    attentionInstants(),
  );
  return counts ?? { mismatches: 0, failedRefunds: 0, lateRefunds: 0, paymentIssues: 0 };
}
