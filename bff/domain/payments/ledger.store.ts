import { execute } from '@db/query';
import { clock } from '@bff/platform/clock';
import type { LedgerLine, LedgerReference } from './ledger';

export const ledgerStore = {
  async insert(posting: string, lines: readonly LedgerLine[], reference: LedgerReference): Promise<void> {
    const rows = lines.map(
      (_, i) => `(:posting, :account${i}, :amount${i}, :orderId, :bookingId, :paymentId, :refundId, :now)`,
    );
    const values: Record<string, string | number> = {};
    lines.forEach(({ account, amount }, i) => {
      values[`account${i}`] = account;
      values[`amount${i}`] = amount;
    });
    await execute(
      `INSERT INTO ledger_entries (posting, account, amount, order_id, booking_id, payment_id, refund_id, booked_at) VALUES ${rows.join(', ')}`,
      {
        ...values,
        posting,
        orderId: reference.orderId ?? null,
        bookingId: reference.bookingId ?? null,
        paymentId: reference.paymentId ?? null,
        refundId: reference.refundId ?? null,
        now: clock.now(),
      },
    );
  },
};
