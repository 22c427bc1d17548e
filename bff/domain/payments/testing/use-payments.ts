import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { provide } from '@bff/domain/shared/services';
import type { PaymentProvider } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { perConnection } from '@db/per-connection';
import { useTestDatabase } from '@db/testing/test-database';
import { brokenPaymentInvariants } from './payment-invariants';
import { type PaymentWorld, startPaymentWorld } from './payment-world';
import { recordedOrders } from './recorded-orders';

/** Orders whose bus is gone: payments for them are refunded. Each file has a database of its own, whose ids begin at one. */
export const lost = perConnection(() => new Set<number>());
const recorded = recordedOrders((orderId) => (lost().has(orderId) ? 'refund' : 'confirmed'));
/** What payments told an order. */
export const { told } = recorded;
export let world: PaymentWorld;

/** For tests of payments: a provider that behaves unless a test says otherwise, and a ledger that balances after each. */
export function usePayments(): void {
  useTestDatabase();
  beforeAll(async () => {
    world = await startPaymentWorld(recorded.orders);
  });
  afterAll(() => world.stop());
  beforeEach(() => {
    const calm = {
      copies: 1,
      minDelayMs: 0,
      maxDelayMs: 0,
      isPaused: false,
      refunds: 'succeeded',
      outage: 'none',
    } as const;
    world.sandbox.sandbox.control(calm);
    provide({ payments: world.sandbox.provider });
  });
  afterEach(async () => {
    clock.release();
    world.sandbox.sandbox.control({ isPaused: false, outage: 'none' });
    await world.settleWebhooks();
    expect(await brokenPaymentInvariants()).toEqual([]);
  });
}

export const press = (sessionId: string, action: 'pay' | 'decline') =>
  world.sandbox.sandbox.customer(sessionId, action);
/** The provider, with some of its answers changed. */
export const lying = (changes: Partial<PaymentProvider>) =>
  provide({ payments: { ...world.sandbox.provider, ...changes } });
