import { selectOne } from '@db/query';

export interface PaymentsNeedingAttention {
  /** Payments that do not match their order and are not refunded whole yet. */
  mismatches: number;
  /** Refunds that did not arrive, and that no later one of the same payment replaces. */
  failedRefunds: number;
}

/** What somebody has to look at by hand. */
export async function paymentsNeedingAttention(): Promise<PaymentsNeedingAttention> {
  const counts = await selectOne<PaymentsNeedingAttention>(
    `SELECT
      (SELECT COUNT(*) FROM payments WHERE status = 'mismatch' AND refunded_amount < captured_amount) AS mismatches,
      (SELECT COUNT(*) FROM refunds AS failed WHERE failed.status = 'failed' AND NOT EXISTS (
        SELECT 1 FROM refunds AS later WHERE later.payment_id = failed.payment_id AND later.id > failed.id AND later.status <> 'failed'
      )) AS failedRefunds`,
  );
  return counts ?? { mismatches: 0, failedRefunds: 0 };
}
