import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { aCheckout, startSandboxWorld, type SandboxWorld } from '../testing/sandbox-world';

let world: SandboxWorld;
beforeAll(async () => {
  world = await startSandboxWorld({ brand: 'Resa & Buss' });
});
afterAll(() => world.stop());

const open = async (changes: Parameters<typeof aCheckout>[0] = {}) =>
  (await world.provider.openCheckout(aCheckout(changes))).sessionId;
const get = (id: string, headers: Record<string, string> = {}) =>
  world.sandbox.pages.request(`/sandbox-payment/${id}`, { headers });
const press = (id: string, action: string) =>
  world.sandbox.pages.request(`/sandbox-payment/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ [`action:${action}`]: '' }),
  });

describe('the hosted page', () => {
  it('shows what is paid, in the session’s language, and that no money is real', async () => {
    const swedish = await (await get(await open({ description: 'Buss <b>Uppsala</b>' }))).text();
    expect(swedish).toContain('lang="sv"');
    expect(swedish).toContain('Sandlåda – inga riktiga pengar');
    expect(swedish).toContain('11\u00a0366,50\u00a0kr');
    expect(swedish).toContain('Buss &lt;b&gt;Uppsala&lt;/b&gt;');
    expect(swedish).toContain('Resa &amp; Buss');
    expect(swedish).toContain('Betala senast kl. 12:00.');
    const english = await (await get(await open({ locale: 'en' }))).text();
    expect(english).toContain('lang="en"');
    expect(english).toContain('Sandbox – no real money');
  });

  it('marks its buttons in w3m, where they look like any word, and in no other browser', async () => {
    const id = await open();
    expect(await (await get(id, { 'user-agent': 'w3m/0.5.3+git20230121' })).text()).toMatch(
      />\[Betala [^<]*\]<\/button>/,
    );
    for (const other of ['Lynx/2.9.2', 'Mozilla/5.0'])
      expect(await (await get(id, { 'user-agent': other })).text()).not.toContain('[Betala');
  });

  it('lets no script run, and only its own style and the product’s font', async () => {
    const response = await get(await open());
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    const style = /<style>([^]*)<\/style>/.exec(await response.text())![1]!;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('returns with the session’s id after paying, and after a second press', async () => {
    const id = await open();
    for (let i = 0; i < 2; i++) {
      const response = await press(id, 'pay');
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`http://localhost:3000/sv/payment/callback?session_id=${id}`);
    }
    expect(await world.provider.getCheckout(id)).toMatchObject({ paid: true, amountReceived: 1_136_650 });
    const page = await get(id);
    expect(await page.text()).toContain('Betalningen är klar');
  });

  it('stays and says so after declining', async () => {
    const id = await open();
    const response = await press(id, 'decline');
    expect(response.headers.get('location')).toBe(`/sandbox-payment/${id}?again=1`);
    const page = await (await get(id)).text();
    expect(page).toContain('Kortet nekades');
    expect(page).toContain('<title>Fel: Betala');
    expect(page).toContain('name="action:pay"');
  });

  it('returns and leaves the session open after canceling', async () => {
    const id = await open();
    const response = await press(id, 'cancel');
    expect(response.headers.get('location')).toBe('http://localhost:3000/sv/booking/list?from=payment');
    expect(await world.provider.getCheckout(id)).toMatchObject({ status: 'open' });
  });

  it('does nothing on a form without a button', async () => {
    const id = await open();
    for (const action of ['', 'steal']) expect((await press(id, action)).status).toBe(303);
    const response = await world.sandbox.pages.request(`/sandbox-payment/${id}`, {
      method: 'POST',
      body: 'not a form',
    });
    expect(response.status).toBe(303);
    expect(await world.provider.getCheckout(id)).toMatchObject({ status: 'open', decline: null });
  });

  it('is closed when the time is up, and unknown when there is no session', async () => {
    const id = await open();
    clock.advance(3 * 3_600_000);
    try {
      expect((await press(id, 'pay')).headers.get('location')).toBe(`/sandbox-payment/${id}?again=1`);
      const closed = await get(id);
      expect(closed.status).toBe(410);
      expect(await closed.text()).toContain('Betalsidan är stängd');
      expect((await world.provider.getCheckout(id)).paid).toBe(false);
    } finally {
      clock.release();
    }
    const missing = await get('cs_test_none', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Payment page not found');
    expect((await press('cs_test_none', 'pay')).status).toBe(404);
  });
});

describe('the page where testers act as banks', () => {
  const PATH = '/sandbox-payment/testing';
  const deed = (text: string) =>
    world.sandbox.pages.request(PATH, { method: 'POST', body: new URLSearchParams({ deed: text }) });
  const shown = async () => (await world.sandbox.pages.request(PATH)).text();
  const types = async () =>
    (await world.provider.listEvents(new Date(clock.millis() - 60_000))).map(({ type }) => type);

  it('disputes a payment, ends the dispute, returns refunds and sends unknown events', async () => {
    const checkout = aCheckout();
    const { sessionId } = await world.provider.openCheckout(checkout);
    await press(sessionId, 'pay');
    const { paymentIntentId: intent } = await world.provider.getCheckout(sessionId);
    expect(await shown()).toContain(checkout.orderNumber);
    const { refundId } = await world.provider.refund({
      paymentIntentId: intent!,
      amount: 1_000,
      reason: 'duplicate',
      idempotencyKey: 'testers',
    });
    await deed(`refund ${refundId}`);
    expect((await world.provider.getRefund(refundId)).status).toBe('failed');
    await deed(`payment ${intent} dispute`);
    const disputeId = /dispute (dp_\w+) won/.exec(await shown())![1]!;
    expect(await world.provider.getDispute(disputeId)).toMatchObject({
      status: 'needsResponse',
      paymentIntentId: intent,
    });
    await deed(`dispute ${disputeId} won`);
    const won = await world.provider.getDispute(disputeId);
    expect(won.status).toBe('won');
    expect(won.movements.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-checkout.amount, 15_000],
      [checkout.amount, 0],
    ]);
    await deed(`payment ${intent} unknown-event`);
    await deed('without-id');
    expect(await types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.funds_reinstated',
        'charge.dispute.closed',
        'refund.failed',
        'charge.sandbox_test',
        'balance.available',
      ]),
    );
  });

  it('sets the provider’s clock wrong by five minutes and right again; anything else sent is ignored', async () => {
    const minimum = () => world.provider.openCheckout(aCheckout());
    await deed('clock 300');
    expect(await shown()).toContain('Fem minuter före');
    await expect(minimum()).resolves.toBeDefined();
    for (const odd of ['clock 9999', 'dispute dp_x won', 'payment pi_x dispute', 'refund re_x', '', '%00'])
      expect((await deed(odd)).status).toBe(303);
    await deed('clock 0');
  });
});
