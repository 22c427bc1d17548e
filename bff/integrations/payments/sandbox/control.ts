import { Hono } from 'hono';
import { z } from 'zod';
import { actAsCustomer } from './customer';
import { emitUnknown, emitWithoutId, moveDispute, openDispute } from './disputes';
import { type Charge, type DisputeStatus, type Intent, type Refund, sandboxClock, type Session } from './objects';
import { settleRefund, type RefundOutcome } from './refunds';
import { Change, type SandboxState } from './state';
import { expireSession } from './checkout-session';
import { invalid, missing } from './stripe-error';
import type { WebhookSender } from './webhook-sender';

const OUTAGES = ['none', 'error', 'hang', 'nonsense', 'empty', 'reset'] as const;

/** How the sandbox behaves, for tests; reset by a restart. */
export interface ControlState {
  refunds: RefundOutcome;
  /**
   * `error`: 500 to every call. `hang`: no answer. `nonsense`: truncated JSON. `empty`: JSON of another shape. `reset`: the connection is
   * cut in the middle of the answer.
   */
  outage: (typeof OUTAGES)[number];
  /** Ids that are treated as if they had never existed: sessions, payments, refunds, disputes. */
  forgotten: Set<string>;
}

const settings = z.strictObject({
  refunds: z.enum(['succeeded', 'pending', 'failed']).optional(),
  outage: z.enum(OUTAGES).optional(),
  clockAheadSeconds: z.int().min(-3_600).max(3_600).optional(),
  forgotten: z.array(z.string()).max(100).optional(),
  copies: z.int().min(0).max(20).optional(),
  minDelayMs: z.int().min(0).max(600_000).optional(),
  maxDelayMs: z.int().min(0).max(600_000).optional(),
  isPaused: z.boolean().optional(),
});
export type ControlSettings = z.infer<typeof settings>;

export function applySettings(given: ControlSettings, control: ControlState, sender: WebhookSender): void {
  const { refunds, outage, clockAheadSeconds, forgotten, ...mood } = given;
  if (clockAheadSeconds !== undefined) sandboxClock.aheadSeconds = clockAheadSeconds;
  if (forgotten) control.forgotten = new Set(forgotten);
  if (refunds) control.refunds = refunds;
  if (outage) control.outage = outage;
  sender.setMood(mood);
}

export type PaymentDeed = 'dispute' | 'warn' | 'unknown-event';

/** Actions of banks, or of a provider that knows more than we do, on a captured payment. Returns it, or undefined if there is none. */
export async function actOnPayment(state: SandboxState, intentId: string, deed: PaymentDeed) {
  const intent = state.get<Intent>('payment_intent', intentId);
  const charge = intent?.latest_charge ? state.get<Charge>('charge', intent.latest_charge) : undefined;
  if (charge?.status !== 'succeeded') return undefined;
  const change = new Change();
  const done = deed === 'unknown-event' ? charge : openDispute(charge, deed === 'warn', change);
  if (deed === 'unknown-event') emitUnknown(charge, change);
  await state.commit(change);
  return done;
}

/** A bank's final answer to a refund. */
export async function actOnRefund(state: SandboxState, id: string, to: 'succeeded' | 'failed') {
  const refund = state.get<Refund>('refund', id);
  const charge = refund && state.get<Charge>('charge', refund.charge);
  if (!refund || !charge) return undefined;
  const change = new Change();
  const { after } = settleRefund(charge, refund, to, change);
  await state.commit(change);
  return after;
}

export async function actOnDispute(state: SandboxState, id: string, to: DisputeStatus) {
  const change = new Change();
  const dispute = moveDispute(state, id, to, change);
  await state.commit(change);
  return dispute;
}

/**
 * `/sandbox/control`, beside the API and behind the same key: webhooks twice, late or held back, refunds that fail, an outage, and actions
 * of customers and banks.
 */
export function createControl(state: SandboxState, control: ControlState, sender: WebhookSender): Hono {
  const app = new Hono();
  const answer = () => ({
    ...control,
    ...sender.mood,
    forgotten: [...control.forgotten],
    clockAheadSeconds: sandboxClock.aheadSeconds,
    pendingDeliveries: sender.pending,
  });

  app.get('/sandbox/control', (c) => c.json(answer()));

  app.post('/sandbox/control', async (c) => {
    const parsed = settings.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
    applySettings(parsed.data, control, sender);
    return c.json(answer());
  });

  app.post('/sandbox/control/events/:id/send', (c) => {
    const id = c.req.param('id');
    if (!state.get('event', id)) throw missing('event', id, 'id');
    sender.send(id);
    return c.json(answer());
  });

  app.post('/sandbox/control/sessions/:id/:action{pay|decline}', async (c) => {
    const { id, action } = c.req.param();
    const session = await actAsCustomer(state, id, action === 'pay' ? 'pay' : 'decline');
    if (!session) throw missing('checkout.session', id, 'id');
    return c.json(session);
  });

  app.post('/sandbox/control/sessions/:id/expire', async (c) => {
    const id = c.req.param('id');
    const session = state.get<Session>('checkout.session', id);
    if (!session) throw missing('checkout.session', id, 'id');
    const change = new Change();
    const expired = expireSession(session, change);
    await state.commit(change);
    return c.json(expired);
  });

  app.post('/sandbox/control/payments/:id/:deed{dispute|warn|unknown-event}', async (c) => {
    const { id, deed } = c.req.param();
    const done = await actOnPayment(state, id, deed as PaymentDeed);
    if (!done) throw missing('payment_intent', id, 'id');
    return c.json(done);
  });

  app.post('/sandbox/control/events/without-id', async (c) => {
    await state.commit(emitWithoutId(new Change()));
    return c.json(answer());
  });

  app.post('/sandbox/control/disputes/:id/:status', async (c) => {
    const { id, status } = c.req.param();
    const dispute = await actOnDispute(state, id, status as DisputeStatus);
    if (!dispute) throw missing('dispute', id, 'id');
    return c.json(dispute);
  });

  app.post('/sandbox/control/refunds/:id/:status{succeeded|failed}', async (c) => {
    const { id, status } = c.req.param();
    const refund = await actOnRefund(state, id, status === 'failed' ? 'failed' : 'succeeded');
    if (!refund) throw missing('refund', id, 'id');
    return c.json(refund);
  });

  return app;
}
