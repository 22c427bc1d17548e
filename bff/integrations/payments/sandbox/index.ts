// Traces: S1-005
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { SECOND } from '@bff/domain/shared/time';
import { logger } from '@bff/platform/logger';
import { createApi } from './api';
import { currentSession } from './checkout-session';
import {
  actOnDispute,
  actOnPayment,
  actOnRefund,
  applySettings,
  createControl,
  type ControlSettings,
  type ControlState,
  type PaymentDeed,
} from './control';
import { actAsCustomer, type CustomerAction } from './customer';
import { Journal } from './journal';
import { emitWithoutId } from './disputes';
import { type DisputeStatus, nowSeconds, sandboxClock, type Session } from './objects';
import { warmUp } from './openapi';
import { Change, SandboxState } from './state';
import { WebhookSender, type WebhookOptions } from './webhook-sender';

export type { CustomerAction };

const JOURNAL = 'payment-sandbox.jsonl';
const EXPIRY_SWEEP_MS = SECOND;
const WARM_UP_AFTER_MS = SECOND;

export interface SandboxOptions {
  /** On the loopback interface; 0 takes a free one. */
  port: number;
  /** Where the journal is stored. */
  dataFolder: string;
  webhookUrl: WebhookOptions['url'];
  webhookSecret: string;
  webhookRetryAfterMs?: readonly number[];
  apiKey: string;
  /** The origin that the pages are mounted under. */
  publicOrigin: string;
  brand: string;
}

export interface Sandbox {
  /** Address of the API, for the Stripe client. */
  origin: string;
  /** To be mounted at the root of the product's own server: serves /sandbox-payment/*. */
  pages: Hono;
  /** Sets how webhooks, refunds and the API behave, for tests. */
  control(settings: ControlSettings): void;
  /** A customer's action on the page. */
  customer(sessionId: string, action: CustomerAction): Promise<Session | undefined>;
  /** An action of a bank or the provider on a payment. */
  payment(intentId: string, deed: PaymentDeed): Promise<{ id: string } | undefined>;
  refund(refundId: string, to: 'succeeded' | 'failed'): Promise<{ id: string } | undefined>;
  dispute(disputeId: string, to: DisputeStatus): Promise<{ id: string } | undefined>;
  /** An event about something without an id. */
  eventWithoutId(): Promise<void>;
  /** Webhooks that are waiting or being sent. */
  pendingDeliveries(): number;
  stop(): Promise<void>;
}

/** Our own payment provider that speaks Stripe's API, so that the product can be run and tested without an account. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const state = await SandboxState.open(join(options.dataFolder, JOURNAL));
  const sender = new WebhookSender(state, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    ...(options.webhookRetryAfterMs ? { retryAfterMs: options.webhookRetryAfterMs } : {}),
  });
  const control: ControlState = { refunds: 'succeeded', outage: 'none', forgotten: new Set() };

  const api = createApi({ state, control, apiKey: options.apiKey, publicOrigin: options.publicOrigin });
  api.route('/', createControl(state, control, sender));

  const server = createServer((request, response) => void listener(request, response));
  const listener = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });

  // Not before the product serves, which is what somebody is waiting for.
  const warming = setTimeout(warmUp, WARM_UP_AFTER_MS);
  warming.unref();
  const sweep = setInterval(() => void expireDue(state), EXPIRY_SWEEP_MS);
  sweep.unref();

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages: pagesWhenAsked(state, options.brand),
    control: (settings) => applySettings(settings, control, sender),
    customer: (sessionId, action) => actAsCustomer(state, sessionId, action),
    payment: (intentId, deed) => actOnPayment(state, intentId, deed),
    refund: (refundId, to) => actOnRefund(state, refundId, to),
    dispute: (disputeId, to) => actOnDispute(state, disputeId, to),
    eventWithoutId: () => state.commit(emitWithoutId(new Change())),
    pendingDeliveries: () => sender.pending,
    async stop() {
      clearTimeout(warming);
      clearInterval(sweep);
      sandboxClock.aheadSeconds = 0;
      sender.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await state.close();
    },
  };
}

/** The hosted-style pages, loaded with the first that is asked for: they name a file of the browser build, and the seeds need no build. */
function pagesWhenAsked(state: SandboxState, brand: string): Hono {
  let pages: Promise<Hono> | undefined;
  return new Hono().all('/sandbox-payment/*', async (c) => {
    pages ??= import('./pages').then(({ createPages }) => createPages(state, brand));
    return (await pages).fetch(c.req.raw);
  });
}

/**
 * Adds the sandbox journal of one data folder to that of another, which loads it on its next start. Its first `known` lines are already
 * there; returns how many there are now.
 */
export async function addToJournal({ from, to, known }: { from: string; to: string; known: number }): Promise<number> {
  const lines = Journal.read(join(from, JOURNAL));
  await Journal.add(join(to, JOURNAL), lines.slice(known));
  return lines.length;
}

/** Closes overdue sessions, so that the product hears of it without asking. */
async function expireDue(state: SandboxState): Promise<void> {
  try {
    const now = nowSeconds();
    for (const id of state.openSessions()) {
      const session = state.get<Session>('checkout.session', id);
      if (session && session.expires_at <= now) await currentSession(state, id);
    }
  } catch (error) {
    logger.error({ err: error }, 'payment sandbox: expiry');
  }
}
