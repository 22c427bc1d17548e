import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import {
  type DisputeStatus,
  listPayments,
  paidOf,
  promiseRefund,
  reconcile,
  refundsOfOrder,
  seePayment,
  settleCheckout,
} from '.';
import { brokenPaymentInvariants } from './testing/payment-invariants';
import { startPaymentWorld, type PaymentWorld } from './testing/payment-world';
import { recordedOrders } from './testing/recorded-orders';

/** What banks and the provider do with captured money: it reaches the ledger, the payment's page and an administrator. */
const { orders } = recordedOrders();
const TOTAL = 100_000;
/** The sandbox's. */
const FEE = 15_000;

describe('after capture', () => {
  useTestDatabase();
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await startPaymentWorld(orders);
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    clock.release();
    world.sandbox.sandbox.control({ copies: 1, isPaused: false, refunds: 'succeeded' });
    await world.settleWebhooks();
    expect(await brokenPaymentInvariants()).toEqual([]);
  });

  const sandbox = () => world.sandbox.sandbox;

  async function paid() {
    const opened = await world.openOrder(TOTAL);
    await sandbox().customer(opened.sessionId, 'pay');
    await settleCheckout(opened.sessionId);
    const { paymentIntentId } = await world.payment(opened.paymentId);
    return { ...opened, intent: paymentIntentId! };
  }

  async function disputed(deed: 'dispute' | 'warn' = 'dispute') {
    const payment = await paid();
    const dispute = (await sandbox().payment(payment.intent, deed))!;
    await world.settleWebhooks();
    return { ...payment, disputeId: dispute.id };
  }

  async function ledger(paymentId: number): Promise<Record<string, number>> {
    const rows = await select<{ account: string; amount: number }>(
      'SELECT account, CAST(SUM(amount) AS SIGNED) AS amount FROM ledger_entries WHERE payment_id = :paymentId GROUP BY account',
      { paymentId },
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  }

  const row = async (disputeId: string) =>
    (
      await select<{ status: DisputeStatus; withdrawn: number; fee: number }>(
        'SELECT status, withdrawn_amount AS withdrawn, fee FROM disputes WHERE provider_dispute_id = :disputeId',
        { disputeId },
      )
    )[0];

  const issue = async (subject: string) =>
    (
      await select<{ kind: string; detail: string; waits: number; paymentId: number | null }>(
        'SELECT kind, detail, handled_at IS NULL AS waits, payment_id AS paymentId FROM payment_issues WHERE subject = :subject',
        { subject },
      )
    )[0];

  it('a dispute takes the money and a fee, and somebody has to respond', async () => {
    const { orderId, paymentId, disputeId } = await disputed();
    expect(await row(disputeId)).toEqual({ status: 'needsResponse', withdrawn: TOTAL, fee: FEE });
    expect(await ledger(paymentId)).toEqual({ provider: -FEE, customer: 0, disputeFees: FEE });
    expect(await paidOf(orderId)).toBe(0);
    expect(await issue(disputeId)).toMatchObject({ kind: 'dispute', detail: 'needsResponse', waits: 1, paymentId });
    expect(await world.outboxKinds()).toContain('payment.issue');
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const seen = await seePayment(admin, paymentId);
    expect(seen.disputes).toMatchObject([{ providerDisputeId: disputeId, reason: 'fraudulent', amount: TOTAL }]);
    expect(seen.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
    const asked = { text: '', sort: 'created', descending: true, page: 1, pageSize: 50, status: undefined } as const;
    const waiting = await listPayments(admin, { ...asked, waiting: true });
    expect(waiting.rows.map(({ id }) => id)).toContain(paymentId);
  });

  it('a won dispute brings the money back, a lost one does not', async () => {
    const won = await disputed();
    await sandbox().dispute(won.disputeId, 'under_review');
    await world.settleWebhooks();
    await sandbox().dispute(won.disputeId, 'won');
    await world.settleWebhooks();
    expect(await row(won.disputeId)).toEqual({ status: 'won', withdrawn: 0, fee: FEE });
    expect(await ledger(won.paymentId)).toEqual({ provider: TOTAL - FEE, customer: -TOTAL, disputeFees: FEE });
    expect(await paidOf(won.orderId)).toBe(TOTAL);
    const lost = await disputed();
    await sandbox().dispute(lost.disputeId, 'lost');
    await world.settleWebhooks();
    expect(await row(lost.disputeId)).toEqual({ status: 'lost', withdrawn: TOTAL, fee: FEE });
    expect(await issue(lost.disputeId)).toMatchObject({ detail: 'lost', waits: 1 });
    expect(await select("SELECT to_state AS `to` FROM event_log WHERE entity = 'dispute' ORDER BY id")).toEqual(
      expect.arrayContaining([{ to: 'needsResponse' }, { to: 'underReview' }, { to: 'won' }, { to: 'lost' }]),
    );
  });

  it('a bank that only enquires takes nothing, until it does', async () => {
    const { orderId, paymentId, disputeId } = await disputed('warn');
    expect(await row(disputeId)).toEqual({ status: 'warningNeedsResponse', withdrawn: 0, fee: 0 });
    expect(await paidOf(orderId)).toBe(TOTAL);
    await sandbox().dispute(disputeId, 'needs_response');
    await world.settleWebhooks();
    expect(await ledger(paymentId)).toEqual({ provider: -FEE, customer: 0, disputeFees: FEE });
  });

  it('a dispute is posted once, however often and in whatever order its events arrive', async () => {
    sandbox().control({ copies: 4, minDelayMs: 0, maxDelayMs: 60 });
    const { intent, paymentId } = await paid();
    const { id } = (await sandbox().payment(intent, 'dispute'))!;
    await sandbox().dispute(id, 'under_review');
    await sandbox().dispute(id, 'won');
    await world.settleWebhooks();
    expect(await ledger(paymentId)).toEqual({ provider: TOTAL - FEE, customer: -TOTAL, disputeFees: FEE });
    expect(await row(id)).toMatchObject({ status: 'won', withdrawn: 0 });
  });

  it('a dispute is found by reconciliation when no webhook arrived', async () => {
    const { intent, paymentId } = await paid();
    sandbox().control({ copies: 0 });
    const { id } = (await sandbox().payment(intent, 'dispute'))!;
    clock.advance(5 * MINUTE);
    expect(await reconcile('frequent')).toMatchObject({ differences: [], failed: 0 });
    expect(await row(id)).toMatchObject({ status: 'needsResponse', withdrawn: TOTAL });
    await sandbox().dispute(id, 'lost');
    // Long after its events are out of reach.
    clock.advance(4 * 24 * 60 * MINUTE);
    expect((await reconcile('frequent')).disputes).toBeGreaterThan(0);
    expect(await row(id)).toMatchObject({ status: 'lost' });
    expect((await ledger(paymentId))['customer']).toBe(0);
  });

  it('a disputed payment is not refunded as well: what the bank has is not given a second time', async () => {
    const { orderId } = await disputed();
    await expect(promiseRefund({ orderId, amount: TOTAL, reason: 'canceled' })).rejects.toThrow(RangeError);
    const racing = await paid();
    const [refundId] = await promiseRefund({ orderId: racing.orderId, amount: TOTAL, reason: 'canceled' });
    await sandbox().payment(racing.intent, 'dispute');
    await world.settleWebhooks();
    await world.sendRefunds();
    expect(await refundsOfOrder(racing.orderId)).toMatchObject([
      { id: refundId, status: 'failed', failureReason: 'charge_disputed' },
    ]);
  });

  it('a refund that the bank returns after it had arrived is noticed', async () => {
    const { orderId, intent } = await paid();
    const [refundId] = await promiseRefund({ orderId, amount: TOTAL, reason: 'canceled' });
    await world.sendRefunds();
    const [theirs] = await world.sandbox.provider.listRefunds({ paymentIntentId: intent });
    await sandbox().refund(theirs!.refundId, 'failed');
    await world.settleWebhooks();
    expect(await refundsOfOrder(orderId)).toMatchObject([{ id: refundId, status: 'failed' }]);
    expect(await paidOf(orderId)).toBe(TOTAL);
    const types = (await select<{ type: string }>('SELECT type FROM payment_events')).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['refund.failed', 'charge.refund.updated']));
  });

  it('a refund that is not ours waits for an administrator, with its payment', async () => {
    const { intent, paymentId } = await paid();
    const { refundId } = await world.sandbox.provider.refund({
      paymentIntentId: intent,
      amount: 5_000,
      reason: 'duplicate',
      idempotencyKey: `by-hand-${paymentId}`,
    });
    await world.settleWebhooks();
    expect(await issue(refundId)).toMatchObject({ kind: 'refund', waits: 1, paymentId });
  });

  it('an unknown event is on the payment’s page and in the queue', async () => {
    const { intent, paymentId } = await paid();
    await sandbox().payment(intent, 'unknown-event');
    await world.settleWebhooks();
    const [event] = await select<{ id: string; outcome: string }>(
      "SELECT event_id AS id, outcome FROM payment_events WHERE type = 'charge.sandbox_test' AND payment_id = :paymentId",
      { paymentId },
    );
    expect(event).toMatchObject({ outcome: 'queued' });
    expect(await issue(event!.id)).toMatchObject({ kind: 'event', detail: 'charge.sandbox_test', waits: 1, paymentId });
  });

  it('an event about an object without an id is accepted, and concerns nobody', async () => {
    const before = world.sandbox.receiver.received.length;
    await sandbox().eventWithoutId();
    await world.settleWebhooks();
    expect(world.sandbox.receiver.received.length).toBe(before + 1);
    expect(
      await select("SELECT object_id AS objectId, outcome FROM payment_events WHERE type = 'balance.available'"),
    ).toEqual([{ objectId: '', outcome: 'ignored' }]);
  });
});
