import type { Hono } from 'hono';
import type { Env } from '@bff/platform/env';
import type { PaymentProvider } from './port';
import { startSandbox } from './sandbox';
import { createStripeProvider } from './stripe';
import { sandboxKeys } from './sandbox-keys';

export interface Payments {
  provider: PaymentProvider;
  /** The sandbox's hosted-style pages, to be mounted at the root of the product's server; null with the real provider. */
  pages: Hono | null;
  stop(): Promise<void>;
}

type PaymentEnv = Pick<
  Env,
  | 'APP_SECRET'
  | 'BRAND_NAME'
  | 'DATA_DIR'
  | 'SANDBOX_PORT'
  | 'STRIPE_API_ORIGIN'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
>;

/**
 * Stripe when its keys are given, else our own sandbox, started here. Same code either way: the sandbox speaks Stripe's API. `webhookUrl`
 * is where the sandbox sends its webhooks; for Stripe it is set in the account.
 */
export async function startPayments(
  env: PaymentEnv,
  { publicOrigin, webhookUrl }: { publicOrigin: string; webhookUrl: string | (() => string) },
): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: apiOrigin } = env;
  if (secretKey && webhookSecret) {
    const provider = createStripeProvider({ secretKey, webhookSecret, ...(apiOrigin ? { apiOrigin } : {}) });
    return { provider, pages: null, stop: () => Promise.resolve() };
  }
  const keys = sandboxKeys(env.APP_SECRET);
  const sandbox = await startSandbox({
    port: env.SANDBOX_PORT,
    dataFolder: env.DATA_DIR,
    webhookUrl,
    webhookSecret: keys.webhookSecret,
    apiKey: keys.secretKey,
    publicOrigin,
    brand: env.BRAND_NAME,
  });
  const provider = createStripeProvider({ ...keys, apiOrigin: sandbox.origin, isSandbox: true });
  return { provider, pages: sandbox.pages, stop: () => sandbox.stop() };
}
