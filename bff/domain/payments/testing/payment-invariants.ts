import { select } from '@db/query';

/** What must always hold for payments, as rows that violate it (I2, I4, I5 of the programme, and the outcome of events). Empty is right. */
export async function brokenPaymentInvariants(): Promise<{ rule: string; id: string | number }[]> {
  const checks: Record<string, string> = {
    'refunds are at most what was captured': `SELECT p.id FROM payments p
      JOIN refunds r ON r.payment_id = p.id AND r.status <> 'failed'
      GROUP BY p.id, p.captured_amount HAVING SUM(r.amount) > p.captured_amount`,
    'a payment knows what its refunds are': `SELECT p.id FROM payments p
      LEFT JOIN refunds r ON r.payment_id = p.id AND r.status <> 'failed'
      GROUP BY p.id, p.refunded_amount HAVING p.refunded_amount <> COALESCE(SUM(r.amount), 0)`,
    'each posting sums to 0': 'SELECT posting AS id FROM ledger_entries GROUP BY posting HAVING SUM(amount) <> 0',
    'what lies at the provider is what was captured less what was given back and what disputes took': `SELECT p.id FROM payments p
      LEFT JOIN ledger_entries l ON l.payment_id = p.id AND l.account = 'provider'
      GROUP BY p.id, p.captured_amount
      HAVING COALESCE(SUM(l.amount), 0) <> p.captured_amount - COALESCE((SELECT SUM(r.amount) FROM refunds r
        WHERE r.payment_id = p.id AND r.method = 'provider' AND r.status IN ('pending', 'succeeded')), 0)
        - COALESCE((SELECT SUM(d.withdrawn_amount + d.fee) FROM disputes d WHERE d.payment_id = p.id), 0)`,
    'a payment knows what its disputes took': `SELECT p.id FROM payments p
      LEFT JOIN disputes d ON d.payment_id = p.id
      GROUP BY p.id, p.disputed_amount HAVING p.disputed_amount <> COALESCE(SUM(d.withdrawn_amount), 0)`,
    'what succeeded is what was asked for':
      "SELECT id FROM payments WHERE status = 'succeeded' AND captured_amount <> amount",
    'nothing is captured before it has succeeded': `SELECT id FROM payments
      WHERE status NOT IN ('succeeded', 'mismatch') AND captured_amount <> 0`,
    'a mismatch is refunded whole':
      "SELECT id FROM payments WHERE status = 'mismatch' AND refunded_amount <> captured_amount",
    'one live payment an order': `SELECT order_id AS id FROM payments WHERE status IN ('created', 'open', 'failed')
      GROUP BY order_id HAVING COUNT(*) > 1`,
    'every event is handled': 'SELECT event_id AS id FROM payment_events WHERE handled_at IS NULL',
  };
  const broken = [];
  for (const [rule, sql] of Object.entries(checks)) {
    for (const { id } of await select<{ id: string | number }>(sql)) broken.push({ rule, id });
  }
  return broken;
}
