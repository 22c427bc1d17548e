// Traces: S1-005, S9-024
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clock } from '@bff/platform/clock';
import { PaymentProviderRefused, PaymentProviderUnavailable } from '../port';
import { aCheckout, startSandboxWorld, type SandboxWorld } from '../testing/sandbox-world';

let world: SandboxWorld;
beforeAll(async () => {
  world = await startSandboxWorld();
});
afterAll(() => world.stop());
afterEach(() => {
  clock.release();
  world.sandbox.control({
    copies: 1,
    minDelayMs: 0,
    maxDelayMs: 0,
    isPaused: false,
    refunds: 'succeeded',
    outage: 'none',
  });
});

const api = (path: string, init: RequestInit = {}) =>
  fetch(world.sandbox.origin + path, {
    ...init,
    headers: { authorization: 'Bearer sk_test_sandbox', ...(init.headers as Record<string, string>) },
  });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
const eventsOf = (type: string) =>
  world.receiver.received
    .map(({ body }) => JSON.parse(body.toString()) as { id: string; type: string; data: { object: { id: string } } })
    .filter((event) => event.type === type);
async function paid(changes: Parameters<typeof aCheckout>[0] = {}) {
  const { sessionId } = await world.provider.openCheckout(aCheckout(changes));
  await world.sandbox.customer(sessionId, 'pay');
  return world.provider.getCheckout(sessionId);
}

describe('checkout through the stripe package', () => {
  it('opens a session that asks for exactly what was requested', async () => {
    const asked = aCheckout({ amount: 12_345, metadata: { note: 'åäö & = []' } });
    const opened = await world.provider.openCheckout(asked);
    expect(opened.url).toBe(`http://localhost:3000/sandbox-payment/${opened.sessionId}`);
    const checkout = await world.provider.getCheckout(opened.sessionId);
    expect(checkout).toMatchObject({
      status: 'open',
      paid: false,
      amount: 12_345,
      amountReceived: 0,
      currency: 'SEK',
      orderNumber: asked.orderNumber,
      paymentId: asked.paymentId,
      paymentIntentId: null,
      decline: null,
      metadata: { note: 'åäö & = []' },
    });
    expect(Math.abs(checkout.expiresAt.getTime() - asked.expiresAt.getTime())).toBeLessThan(1_000);
  });

  it('is paid once, however often pay is pressed', async () => {
    const { sessionId } = await world.provider.openCheckout(aCheckout());
    await Promise.all([1, 2, 3].map(() => world.sandbox.customer(sessionId, 'pay')));
    const checkout = await world.provider.getCheckout(sessionId);
    expect(checkout).toMatchObject({ status: 'complete', paid: true, amountReceived: 1_136_650, url: null });
    expect(checkout.card).toEqual({ brand: 'visa', last4: '4242' });
    expect(await world.provider.findCheckout(checkout.paymentIntentId!)).toEqual(checkout);
    expect(await world.provider.findCheckout('pi_none')).toBeUndefined();
    const captured = await world.provider.listCaptured(new Date(clock.millis() - 60_000));
    expect(captured.filter(({ paymentIntentId }) => paymentIntentId === checkout.paymentIntentId)).toHaveLength(1);
  });

  it('stays open after a declined card, and can then be paid', async () => {
    const { sessionId } = await world.provider.openCheckout(aCheckout());
    await world.sandbox.customer(sessionId, 'decline');
    const declined = await world.provider.getCheckout(sessionId);
    expect(declined).toMatchObject({ status: 'open', paid: false, decline: { code: 'generic_decline' } });
    await vi.waitFor(() =>
      expect(eventsOf('payment_intent.payment_failed').map((event) => event.data.object.id)).toContain(
        declined.paymentIntentId,
      ),
    );
    await world.sandbox.customer(sessionId, 'pay');
    const after = await world.provider.getCheckout(sessionId);
    expect(after).toMatchObject({
      status: 'complete',
      paid: true,
      decline: null,
      paymentIntentId: declined.paymentIntentId,
    });
  });

  it('expires on request, and a paid one stays paid', async () => {
    const { sessionId } = await world.provider.openCheckout(aCheckout());
    expect(await world.provider.expireCheckout(sessionId)).toMatchObject({ status: 'expired', paid: false });
    expect(await world.provider.expireCheckout(sessionId)).toMatchObject({ status: 'expired' });
    await world.sandbox.customer(sessionId, 'pay');
    expect(await world.provider.getCheckout(sessionId)).toMatchObject({ status: 'expired', paid: false });
    const done = await paid();
    expect(await world.provider.expireCheckout(done.sessionId)).toMatchObject({ status: 'complete', paid: true });
  });

  it('expires by itself when the time is up, and announces it by webhook', async () => {
    const start = clock.millis();
    const { sessionId, expiresAt } = await world.provider.openCheckout(aCheckout());
    clock.freeze(new Date(expiresAt.getTime() + 1_000));
    expect(await world.provider.getCheckout(sessionId)).toMatchObject({ status: 'expired' });
    clock.freeze(new Date(start));
    await vi.waitFor(() =>
      expect(eventsOf('checkout.session.expired').map((event) => event.data.object.id)).toContain(sessionId),
    );
  });

  it('refuses sessions shorter than half an hour or longer than a day', async () => {
    for (const minutes of [29, 24 * 60 + 1]) {
      const expiresAt = new Date(clock.millis() + minutes * 60_000);
      await expect(world.provider.openCheckout(aCheckout({ expiresAt }))).rejects.toThrow(PaymentProviderRefused);
    }
  });

  it('does not know a session that does not exist', async () => {
    await expect(world.provider.getCheckout('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(world.provider.expireCheckout('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('refunds', () => {
  it('refunds in parts, never more than was paid', async () => {
    const { paymentIntentId } = await paid({ amount: 10_000 });
    const refund = (amount: number, key: string) =>
      world.provider.refund({
        paymentIntentId: paymentIntentId!,
        amount,
        reason: 'requestedByCustomer',
        idempotencyKey: key,
        metadata: { refund_id: key },
      });
    const first = await refund(6_000, `${paymentIntentId}-a`);
    expect(first).toMatchObject({
      status: 'succeeded',
      amount: 6_000,
      currency: 'SEK',
      paymentIntentId,
      failureReason: null,
    });
    expect(await refund(6_000, `${paymentIntentId}-a`)).toEqual(first);
    await expect(refund(4_001, `${paymentIntentId}-b`)).rejects.toThrow(PaymentProviderRefused);
    await refund(4_000, `${paymentIntentId}-c`);
    await expect(refund(1, `${paymentIntentId}-d`)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const captured = await world.provider.listCaptured(new Date(clock.millis() - 60_000));
    expect(captured.find((payment) => payment.paymentIntentId === paymentIntentId)).toMatchObject({
      amountReceived: 10_000,
      amountRefunded: 10_000,
    });
  });

  it('can fail after seeming to be on its way, and the money is then back', async () => {
    world.sandbox.control({ refunds: 'failed' });
    const { paymentIntentId } = await paid({ amount: 10_000 });
    const refund = await world.provider.refund({
      paymentIntentId: paymentIntentId!,
      amount: 10_000,
      reason: 'requestedByCustomer',
      idempotencyKey: `${paymentIntentId}-x`,
    });
    expect(refund.status).toBe('pending');
    expect(await world.provider.getRefund(refund.refundId)).toMatchObject({
      status: 'failed',
      failureReason: 'lost_or_stolen_card',
    });
    await vi.waitFor(() =>
      expect(eventsOf('charge.refund.updated').map((event) => event.data.object.id)).toContain(refund.refundId),
    );
    world.sandbox.control({ refunds: 'succeeded' });
    await world.provider.refund({
      paymentIntentId: paymentIntentId!,
      amount: 10_000,
      reason: 'requestedByCustomer',
      idempotencyKey: `${paymentIntentId}-y`,
    });
    const listed = (await world.provider.listRefunds({ since: new Date(clock.millis() - 60_000) })).filter(
      (each) => each.paymentIntentId === paymentIntentId,
    );
    expect(listed.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
    expect(await world.provider.listRefunds({ paymentIntentId: paymentIntentId! })).toEqual(listed);
  });
});

describe('idempotency', () => {
  it('opens one session for one key, even when both requests come at once', async () => {
    const asked = aCheckout();
    const [first, second] = await Promise.all([world.provider.openCheckout(asked), world.provider.openCheckout(asked)]);
    expect(second).toEqual(first);
    expect(await world.provider.openCheckout(asked)).toEqual(first);
  });

  it('refuses the key with other content', async () => {
    const asked = aCheckout();
    await world.provider.openCheckout(asked);
    await expect(world.provider.openCheckout({ ...asked, amount: 1_000_000 })).rejects.toThrow(/same parameters/);
  });

  it('does not remember a request that was refused', async () => {
    const asked = aCheckout({ amount: 100 });
    await expect(world.provider.openCheckout(asked)).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(world.provider.openCheckout({ ...asked, amount: 30_000 })).resolves.toBeDefined();
  });

  it('forgets a key after a day', async () => {
    const asked = aCheckout();
    const first = await world.provider.openCheckout(asked);
    clock.advance(25 * 3_600_000);
    const again = { ...asked, expiresAt: new Date(clock.millis() + 31 * 60_000) };
    expect((await world.provider.openCheckout(again)).sessionId).not.toBe(first.sessionId);
  });
});

describe('requests checked against the description', () => {
  const session =
    'mode=payment&success_url=https%3A%2F%2Fx.example&line_items[0][quantity]=1&line_items[0][price_data][currency]=sek&line_items[0][price_data][unit_amount]=5000&line_items[0][price_data][product_data][name]=Bus';

  it('accepts valid ones', async () => {
    const response = await post('/v1/checkout/sessions', `${session}&expand[]=payment_intent`);
    expect(response.status).toBe(200);
  });

  it.each([
    ['an unknown parameter', `${session}&coupon=x`, 'parameter_unknown', 'coupon'],
    [
      'an unknown nested parameter',
      `${session}&line_items[0][colour]=red`,
      'parameter_unknown',
      'line_items[0][colour]',
    ],
    ['no success_url', session.replace(/&success_url=[^&]*/, ''), 'parameter_missing', 'success_url'],
    [
      'a text for a number',
      session.replace('=5000', '=50.00'),
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    ['an unknown language', `${session}&locale=tlh`, undefined, 'locale'],
    ['a bad address', session.replace('https', 'javascript'), 'url_invalid', 'success_url'],
    ['a bad e-mail address', `${session}&customer_email=anna`, 'email_invalid', 'customer_email'],
    ['another currency', session.replace('=sek', '=eur'), undefined, 'line_items[0][price_data][currency]'],
    ['a name that is no name', `${session}&a]b=1`, undefined, undefined],
    ['prototype pollution', `${session}&__proto__[x]=1`, 'parameter_unknown', '__proto__'],
  ])('refuses %s', async (_, body, code, param) => {
    const response = await post('/v1/checkout/sessions', body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    expect(error).toMatchObject({
      type: 'invalid_request_error',
      ...(code ? { code } : {}),
      ...(param ? { param } : {}),
    });
    expect(error['message']).toBeTypeOf('string');
  });

  it('refuses JSON, a wrong key, an unknown address and another version', async () => {
    expect((await post('/v1/checkout/sessions', '{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await api('/v1/events', { headers: { authorization: 'Bearer sk_test_other' } })).status).toBe(401);
    expect(
      (await fetch(`${world.sandbox.origin}/sandbox/control`, { method: 'POST', body: '{"outage":"error"}' })).status,
    ).toBe(401);
    expect((await api('/v1/customers')).status).toBe(404);
    expect((await api('/v1/events', { headers: { 'stripe-version': '2026-10-28.endive' } })).status).toBe(400);
    expect((await api('/v1/events?limit=101')).status).toBe(400);
    expect((await api('/v1/events?colour=red')).status).toBe(400);
  });

  it('lists in pages, newest first, without gaps', async () => {
    for (let i = 0; i < 5; i++) await world.provider.openCheckout(aCheckout());
    const ids: string[] = [];
    let after = '';
    for (;;) {
      const response = await api(`/v1/checkout/sessions?limit=2${after && `&starting_after=${after}`}`);
      const list = (await response.json()) as { data: { id: string; created: number }[]; has_more: boolean };
      ids.push(...list.data.map(({ id }) => id));
      after = ids.at(-1)!;
      if (!list.has_more) break;
    }
    const whole = (await (await api('/v1/checkout/sessions?limit=100')).json()) as { data: { id: string }[] };
    expect(ids).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an outage', () => {
  it('is unavailable, not wrong', async () => {
    world.sandbox.control({ outage: 'error' });
    await expect(world.provider.openCheckout(aCheckout())).rejects.toThrow(PaymentProviderUnavailable);
    world.sandbox.control({ outage: 'hang' });
    await expect(world.provider.getCheckout('cs_test_x')).rejects.toThrow(PaymentProviderUnavailable);
  });
});

describe('webhooks', () => {
  it('are signed, with the event that the API lists', async () => {
    const checkout = await paid();
    await vi.waitFor(() =>
      expect(eventsOf('checkout.session.completed').map((event) => event.data.object.id)).toContain(checkout.sessionId),
    );
    const delivered = world.receiver.received.find(({ body }) => body.includes(checkout.sessionId))!;
    const event = world.provider.parseWebhook(delivered.body, delivered.signature);
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      objectKind: 'checkout.session',
      objectId: checkout.sessionId,
    });
    expect(event.metadata['order_number']).toBe(checkout.orderNumber);
    const listed = await world.provider.listEvents(new Date(clock.millis() - 60_000));
    expect(listed).toContainEqual(event);
    expect(listed.map(({ created }) => created.getTime())).toEqual(
      listed.map(({ created }) => created.getTime()).sort((a, b) => a - b),
    );
  });

  it('are repeated until they are accepted', async () => {
    let tries = 0;
    world.receiver.answerWith(({ body }) => (body.includes('completed') && ++tries < 3 ? 500 : 200));
    const checkout = await paid();
    await vi.waitFor(() =>
      expect(
        eventsOf('checkout.session.completed').filter((event) => event.data.object.id === checkout.sessionId),
      ).toHaveLength(3),
    );
    await vi.waitFor(() => expect(world.sandbox.pendingDeliveries()).toBe(0));
    world.receiver.answerWith(() => 200);
  });

  it('arrive several times and late when asked to', async () => {
    world.sandbox.control({ copies: 4, minDelayMs: 50, maxDelayMs: 150 });
    const before = Date.now();
    const checkout = await paid();
    const arrived = () =>
      eventsOf('checkout.session.completed').filter((event) => event.data.object.id === checkout.sessionId);
    await vi.waitFor(() => expect(arrived()).toHaveLength(4));
    expect(Date.now() - before).toBeGreaterThanOrEqual(50);
    expect(new Set(arrived().map(({ id }) => id)).size).toBe(1);
  });
});

describe('a restart', () => {
  it('keeps sessions, payments, keys and undelivered webhooks', async () => {
    world.sandbox.control({ isPaused: true });
    const asked = aCheckout();
    const opened = await world.provider.openCheckout(asked);
    const done = await paid();
    await world.restart();
    expect(await world.provider.openCheckout(asked)).toEqual(opened);
    await world.sandbox.customer(opened.sessionId, 'pay');
    expect(await world.provider.getCheckout(opened.sessionId)).toMatchObject({
      paid: true,
      paymentId: asked.paymentId,
    });
    expect(await world.provider.getCheckout(done.sessionId)).toEqual(done);
    for (const { sessionId } of [opened, done]) {
      await vi.waitFor(() =>
        expect(eventsOf('checkout.session.completed').map((event) => event.data.object.id)).toContain(sessionId),
      );
    }
    await vi.waitFor(() => expect(world.sandbox.pendingDeliveries()).toBe(0));
    const count = world.receiver.received.length;
    await world.restart();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(world.receiver.received).toHaveLength(count);
  });
});
