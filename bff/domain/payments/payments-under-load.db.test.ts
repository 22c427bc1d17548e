import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { reconcile, settleCheckout } from '.';
import { brokenPaymentInvariants } from './testing/payment-invariants';
import { startPaymentWorld, type PaymentWorld } from './testing/payment-world';
import { recordedOrders } from './testing/recorded-orders';

const PAYMENTS = 80;
const AT_ONCE = 10;
const PAIRS = 20;

const recorded = recordedOrders((orderId) => (orderId % 10 === 7 ? 'refund' : 'confirmed'));

/** Does all of it, that many at a time. */
async function inTurns(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe('payments under load', () => {
  useTestDatabase({ pool: 20 });
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await startPaymentWorld(recorded.orders);
  });
  afterAll(() => world.stop());

  it(
    `P1: ${PAYMENTS} payments, their events repeated, shuffled and delayed, each end in one booking or one refund`,
    { timeout: 180_000 },
    async () => {
      world.sandbox.sandbox.control({ copies: 3, minDelayMs: 0, maxDelayMs: 2_000 });
      const customer = (sessionId: string, action: 'pay' | 'decline') =>
        world.sandbox.sandbox.customer(sessionId, action);
      let paid = 0;
      const working = { isDone: false };
      // Webhooks are handled while others still pay.
      const worker = (async () => {
        while (!working.isDone) {
          await world.settleWebhooks();
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      })();
      await inTurns(PAYMENTS, async (n) => {
        const { sessionId } = await world.openOrder(10_000 + n);
        if (n % 3 === 0) await customer(sessionId, 'decline');
        if (n % 10 === 9) return;
        await customer(sessionId, 'pay');
        paid++;
        if (n % 2 === 0) await settleCheckout(sessionId);
      });
      working.isDone = true;
      await worker;
      await world.settleWebhooks();
      await world.sendRefunds();
      await world.settleWebhooks();

      expect(await brokenPaymentInvariants()).toEqual([]);
      const counted = await select<{ status: string; count: number }>(
        'SELECT status, COUNT(*) AS count FROM payments GROUP BY status',
      );
      const counts = Object.fromEntries(counted.map(({ status, count }) => [status, count]));
      expect(counts['succeeded']).toBe(paid);
      // Each order was told of its money exactly once, however often events arrived.
      const told = await select<{ to: string; orders: number; times: number }>(
        `SELECT to_state AS \`to\`, COUNT(DISTINCT entity_id) AS orders, COUNT(*) AS times FROM event_log
       WHERE entity = 'told' AND to_state IN ('confirmed', 'refund') GROUP BY to_state`,
      );
      for (const { orders, times } of told) expect(times).toBe(orders);
      expect(told.reduce((sum, { orders }) => sum + orders, 0)).toBe(paid);
      const refunded = told.find(({ to }) => to === 'refund')?.orders ?? 0;
      expect(refunded).toBeGreaterThan(0);
      const refunds = await selectOne<{ count: number }>(
        "SELECT COUNT(*) AS count FROM refunds WHERE status = 'succeeded'",
      );
      expect(refunds?.count).toBe(refunded);
      // I10: what the provider captured and refunded is what we have.
      clock.advance(5 * MINUTE);
      try {
        expect(await reconcile('frequent')).toMatchObject({ settled: 0, differences: [] });
      } finally {
        clock.release();
      }
      const captured = await world.sandbox.provider.listCaptured(new Date(clock.millis() - 60 * MINUTE));
      const ours = await selectOne<{ sum: number }>(
        "SELECT CAST(SUM(amount) AS SIGNED) AS sum FROM ledger_entries WHERE account = 'provider'",
      );
      expect(ours?.sum).toBe(captured.reduce((sum, each) => sum + each.amountReceived - each.amountRefunded, 0));
    },
  );

  it(`P2: webhook against return page, ${PAIRS} pairs: told once each`, { timeout: 60_000 }, async () => {
    world.sandbox.sandbox.control({ copies: 1, minDelayMs: 0, maxDelayMs: 5 });
    for (let i = 0; i < PAIRS; i++) {
      const { orderId, sessionId } = await world.openOrder();
      await world.sandbox.sandbox.customer(sessionId, 'pay');
      await Promise.all([settleCheckout(sessionId), world.settleWebhooks(), settleCheckout(sessionId)]);
      expect(await recorded.told(orderId)).toHaveLength(1);
    }
    expect(await brokenPaymentInvariants()).toEqual([]);
  });
});
