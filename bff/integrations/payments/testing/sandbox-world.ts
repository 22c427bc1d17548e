import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock } from '@bff/platform/clock';
import { MINIMUM_SESSION_MS, type OpenCheckout, type PaymentProvider } from '../port';
import { startSandbox, type Sandbox, type SandboxOptions } from '../sandbox';
import { createStripeProvider } from '../stripe';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver';
import { warmUp } from '../sandbox/openapi';

const API_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';
const MINUTE_MS = 60_000;

export interface SandboxWorld {
  sandbox: Sandbox;
  provider: PaymentProvider;
  receiver: WebhookReceiver;
  folder: string;
  /** Stops the sandbox and restarts it on the same journal; the provider follows. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A sandbox on its own journal, a provider that talks to it, and an endpoint that receives its webhooks. */
export async function startSandboxWorld(more: Partial<SandboxOptions> = {}): Promise<SandboxWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const receiver = await startWebhookReceiver();
  const start = () =>
    startSandbox({
      port: 0,
      dataFolder: folder,
      webhookUrl: receiver.url,
      webhookSecret: WEBHOOK_SECRET,
      webhookRetryAfterMs: [10, 20],
      apiKey: API_KEY,
      publicOrigin: 'http://localhost:3000',
      brand: 'Bussplats',
      ...more,
    });
  const connect = (sandbox: Sandbox) =>
    createStripeProvider({
      secretKey: API_KEY,
      webhookSecret: WEBHOOK_SECRET,
      apiOrigin: sandbox.origin,
      isSandbox: true,
      networkRetries: 0,
      // A call that hangs is awaited this long; on a shared machine, others may need seconds.
      timeoutMs: 5_000,
    });
  // Compiles the description before the first request's timeout starts.
  warmUp();
  const sandbox = await start();
  const world: SandboxWorld = {
    sandbox,
    provider: connect(sandbox),
    receiver,
    folder,
    async restart() {
      await world.sandbox.stop();
      world.sandbox = await start();
      world.provider = connect(world.sandbox);
    },
    async stop() {
      await world.sandbox.stop();
      await receiver.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}

let nextId = 0;

/** A checkout as the product opens one, with an order and a key of its own. */
export function aCheckout(changes: Partial<OpenCheckout> = {}): OpenCheckout {
  const paymentId = ++nextId;
  return {
    orderNumber: String(10_000_000 + paymentId),
    paymentId,
    amount: 1_136_650,
    currency: 'SEK',
    description: 'Buss Uppsala – Gävle, 10 mars 2027',
    note: 'Betala senast kl. 12:00.',
    customerEmail: 'anna@demo.invalid',
    locale: 'sv',
    successUrl: 'http://localhost:3000/sv/payment/callback',
    cancelUrl: 'http://localhost:3000/sv/booking/list?from=payment',
    expiresAt: new Date(clock.millis() + MINIMUM_SESSION_MS + MINUTE_MS),
    idempotencyKey: `checkout-${paymentId}`,
    ...changes,
  };
}
