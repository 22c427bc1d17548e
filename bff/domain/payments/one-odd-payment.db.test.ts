// Traces: S8-316
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provide } from '@bff/domain/shared/services';
import { MINUTE } from '@bff/domain/shared/time';
import { PaymentProviderUnavailable, type PaymentProvider } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { closeOpenPayment, handlePaymentIssue, listPaymentIssues, paidOf, promiseRefund, reconcile } from '.';
import { brokenPaymentInvariants } from './testing/payment-invariants';
import { startPaymentWorld, type PaymentWorld } from './testing/payment-world';
import { recordedOrders } from './testing/recorded-orders';

/** One payment that the provider does not know, or that fails, among others that are fine. */
const { orders, told } = recordedOrders();

describe('one odd payment', () => {
  useTestDatabase();
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await startPaymentWorld(orders);
  });
  afterAll(() => world.stop());
  beforeEach(() => {
    world.sandbox.sandbox.control({ copies: 0, outage: 'none', forgotten: [], clockAheadSeconds: 0 });
    provide({ payments: world.sandbox.provider });
  });
  afterEach(async () => {
    world.sandbox.sandbox.control({ copies: 1, outage: 'none', forgotten: [], clockAheadSeconds: 0 });
    provide({ payments: world.sandbox.provider });
    clock.advance(60 * MINUTE);
    await reconcile('nightly');
    clock.release();
    expect(await brokenPaymentInvariants()).toEqual([]);
  });

  const press = (sessionId: string, action: 'pay' | 'decline') => world.sandbox.sandbox.customer(sessionId, action);
  const lying = (changes: Partial<PaymentProvider>) => provide({ payments: { ...world.sandbox.provider, ...changes } });
  const issues = (subject: string) =>
    select<{ id: number; kind: string; detail: string; waits: number; times: number }>(
      'SELECT id, kind, detail, handled_at IS NULL AS waits, times FROM payment_issues WHERE subject = :subject',
      { subject },
    );

  it('that the provider does not know stops nobody behind it, and waits for an administrator', async () => {
    const odd = await world.openOrder();
    const after = await world.openOrder();
    await press(after.sessionId, 'pay');
    world.sandbox.sandbox.control({ forgotten: [odd.sessionId] });
    clock.advance(5 * MINUTE);
    const result = await reconcile('frequent');
    expect(result.failed).toBe(1);
    expect(await told(after.orderId)).toEqual(['confirmed']);
    expect(await issues(`payment:${odd.paymentId}`)).toMatchObject([
      { kind: 'reconciliation', detail: 'resource_missing', waits: 1 },
    ]);
    // Known again: its issue is closed.
    world.sandbox.sandbox.control({ forgotten: [] });
    await reconcile('frequent');
    expect(await issues(`payment:${odd.paymentId}`)).toMatchObject([{ waits: 0 }]);
  });

  it('and a failing part of the run stop no other part: the run fails after them', async () => {
    const paid = await world.openOrder();
    await press(paid.sessionId, 'pay');
    clock.advance(5 * MINUTE);
    await reconcile('frequent');
    const { paymentIntentId } = await world.payment(paid.paymentId);
    const { id } = (await world.sandbox.sandbox.payment(paymentIntentId!, 'dispute'))!;
    await reconcile('frequent');
    await world.sandbox.sandbox.dispute(id, 'lost');
    lying({ listEvents: () => Promise.reject(new PaymentProviderUnavailable('the events are away')) });
    await expect(reconcile('frequent')).rejects.toThrow('the events are away');
    expect(await select('SELECT status FROM disputes WHERE provider_dispute_id = :id', { id })).toEqual([
      { status: 'lost' },
    ]);
  });

  it('that the provider never knew is closed when its time is over, or when the customer goes on', async () => {
    const late = await world.openOrder();
    const again = await world.openOrder();
    world.sandbox.sandbox.control({ forgotten: [late.sessionId, again.sessionId] });
    expect(await closeOpenPayment(again.orderId)).toBe('closed');
    expect(await told(again.orderId)).toEqual(['expired']);
    clock.advance(40 * MINUTE);
    await reconcile('frequent');
    expect(await told(late.orderId)).toEqual(['expired']);
    expect(await issues(`payment:${late.paymentId}`)).toMatchObject([{ waits: 1 }]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('Anna Andersson 4242'))],
    ['is not answered', () => Promise.reject(new PaymentProviderUnavailable('500'))],
  ])('that %s stops neither the payments behind it nor the other parts', async (_, fail) => {
    const odd = await world.openOrder();
    const after = await world.openOrder();
    const paid = await world.openOrder(80_000);
    await press(paid.sessionId, 'pay');
    await reconcileNow();
    const [refundId] = await promiseRefund({ orderId: paid.orderId, amount: 10_000, reason: 'canceled' });
    await press(after.sessionId, 'pay');
    const real = world.sandbox.provider;
    lying({ getCheckout: (id) => (id === odd.sessionId ? fail() : real.getCheckout(id)) });
    clock.advance(5 * MINUTE);
    expect((await reconcile('frequent')).failed).toBe(1);
    expect(await told(after.orderId)).toEqual(['confirmed']);
    expect(await select('SELECT status FROM refunds WHERE id = :refundId', { refundId })).toEqual([
      { status: 'succeeded' },
    ]);
    const [issue] = await issues(`payment:${odd.paymentId}`);
    expect(issue).toMatchObject({ waits: 1 });
    expect(issue!.detail).toMatch(/^(unexpected|unavailable)$/);
  });

  const reconcileNow = async () => {
    clock.advance(5 * MINUTE);
    return reconcile('frequent');
  };

  it('among many when the provider is down costs no time, and raises no issue for each', async () => {
    for (let n = 0; n < 5; n++) await world.openOrder();
    let asked = 0;
    lying({
      getCheckout: () => {
        asked++;
        return Promise.reject(new PaymentProviderUnavailable('away'));
      },
      listEvents: () => Promise.reject(new PaymentProviderUnavailable('away')),
    });
    clock.advance(5 * MINUTE);
    await expect(reconcile('frequent')).rejects.toThrow(PaymentProviderUnavailable);
    expect(asked).toBe(3);
  });

  it('waits no longer once an administrator has handled it, which nobody else may do', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const odd = await world.openOrder();
    world.sandbox.sandbox.control({ forgotten: [odd.sessionId] });
    await reconcileNow();
    const query = { kind: undefined, waiting: true, oldestFirst: false, page: 1, pageSize: 50 };
    const { rows } = await listPaymentIssues(admin, query);
    const issue = rows.find(({ paymentId }) => paymentId === odd.paymentId)!;
    const done = { issueId: issue.id, reason: 'Another account of ours', reference: 'call 4711' };
    const stranger = await createUser({ roles: ['COMPANY_ADMIN'] });
    await expect(handlePaymentIssue(stranger, done)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await handlePaymentIssue(admin, done);
    await handlePaymentIssue(admin, done);
    await reconcileNow();
    expect((await listPaymentIssues(admin, query)).rows.map(({ id }) => id)).not.toContain(issue.id);
    expect(
      await select("SELECT reason FROM event_log WHERE entity = 'paymentIssue' AND entity_id = :id", { id: issue.id }),
    ).toEqual([{ reason: 'Another account of ours' }]);
    await expect(handlePaymentIssue(admin, { ...done, issueId: 999_999 })).rejects.toMatchObject({
      key: 'paymentIssue.notFound',
    });
  });

  describe.each([
    ['ahead', 300],
    ['behind', -300],
  ])('a provider whose clock is five minutes %s', (_, clockAheadSeconds) => {
    it('opens pages, and is paid, announced, reconciled and refunded like any other', async () => {
      world.sandbox.sandbox.control({ clockAheadSeconds, copies: 1 });
      const { orderId, sessionId, paymentId } = await world.openOrder(50_000);
      const { expiresAt } = await world.payment(paymentId);
      const minutes = (expiresAt!.getTime() - clock.millis()) / MINUTE;
      // By our clock the page is open for its half hour.
      expect(minutes).toBeGreaterThan(29);
      expect(minutes).toBeLessThan(31.1);
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['confirmed']);
      await promiseRefund({ orderId, amount: 20_000, reason: 'canceled' });
      await world.sendRefunds();
      await world.settleWebhooks();
      expect(await paidOf(orderId)).toBe(30_000);
      const unheard = await world.openOrder(60_000);
      world.sandbox.sandbox.control({ copies: 0 });
      await press(unheard.sessionId, 'pay');
      clock.advance(5 * MINUTE);
      expect(await reconcile('frequent')).toMatchObject({ failed: 0, differences: [] });
      expect(await told(unheard.orderId)).toEqual(['confirmed']);
    });
  });
});
