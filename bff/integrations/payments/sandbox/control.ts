import { Hono } from 'hono';
import { z } from 'zod';
import { actAsCustomer } from './customer';
import type { Charge, Refund, Session } from './objects';
import { settleRefund, type RefundOutcome } from './refunds';
import { Change, type SandboxState } from './state';
import { expireSession } from './checkout-session';
import { invalid, missing } from './stripe-error';
import type { WebhookSender } from './webhook-sender';

/** How the sandbox behaves, for tests; a restart makes it ordinary again. */
export interface ControlState {
  refunds: RefundOutcome;
  /** `error`: 500 to every call. `hang`: no answer. */
  outage: 'none' | 'error' | 'hang';
}

const settings = z.strictObject({
  refunds: z.enum(['succeeded', 'pending', 'failed']).optional(),
  outage: z.enum(['none', 'error', 'hang']).optional(),
  copies: z.int().min(0).max(20).optional(),
  minDelayMs: z.int().min(0).max(600_000).optional(),
  maxDelayMs: z.int().min(0).max(600_000).optional(),
  isPaused: z.boolean().optional(),
});
export type ControlSettings = z.infer<typeof settings>;

export function applySettings(given: ControlSettings, control: ControlState, sender: WebhookSender): void {
  const { refunds, outage, ...mood } = given;
  if (refunds) control.refunds = refunds;
  if (outage) control.outage = outage;
  sender.setMood(mood);
}

/**
 * `/sandbox/control`, beside the API and behind the same key: webhooks twice, late or held back, refunds that fail, an outage, and what a
 * customer or a bank would do.
 */
export function createControl(state: SandboxState, control: ControlState, sender: WebhookSender): Hono {
  const app = new Hono();
  const answer = () => ({ ...control, ...sender.mood, pendingDeliveries: sender.pending });

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

  app.post('/sandbox/control/refunds/:id/:status{succeeded|failed}', async (c) => {
    const { id, status } = c.req.param();
    const refund = state.get<Refund>('refund', id);
    const charge = refund && state.get<Charge>('charge', refund.charge);
    if (!refund || !charge) throw missing('refund', id, 'id');
    const change = new Change();
    const { after } = settleRefund(charge, refund, status === 'failed' ? 'failed' : 'succeeded', change);
    await state.commit(change);
    return c.json(after);
  });

  return app;
}
