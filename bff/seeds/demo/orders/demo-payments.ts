import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { handlePaymentEvents, receiveEvent } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { sandboxKeys } from '@bff/integrations/payments/sandbox-keys';
import { addToJournal, type Sandbox, startSandbox } from '@bff/integrations/payments/sandbox';
import { createStripeProvider } from '@bff/integrations/payments/stripe';
import { env, publicOrigin } from '@bff/platform/env';
import { startWebhookServer } from './webhook-server';

/** For the sandbox's answers and for its webhooks. */
const LONGEST_WAIT_MS = 60_000;

export interface DemoPayments {
  sandbox: Sandbox;
  /** Lets all webhooks arrive and handles them; answers how many. */
  settle: () => Promise<number>;
  /** Gives what happened since the last time to the sandbox of the installation, which knows it when it starts next. */
  handOver: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A payment sandbox of the seed's own, so that one that runs in the installation's folder is not disturbed.
 */
export async function startDemoPayments(dataFolder: string): Promise<DemoPayments> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-payments-'));
  const { secretKey, webhookSecret } = sandboxKeys(env().APP_SECRET);
  const webhooks = await startWebhookServer(receiveEvent);
  const sandbox = await startSandbox({
    port: 0,
    dataFolder: folder,
    webhookUrl: webhooks.url,
    webhookSecret,
    apiKey: secretKey,
    publicOrigin: publicOrigin(),
    brand: env().BRAND_NAME,
  });
  provide({
    payments: createStripeProvider({
      secretKey,
      webhookSecret,
      apiOrigin: sandbox.origin,
      isSandbox: true,
      // Nobody waits at a page: on a busy machine the demo is late rather than given up.
      timeoutMs: LONGEST_WAIT_MS,
    }),
  });
  let known = 0;
  return {
    sandbox,
    async settle() {
      const started = performance.now();
      while (sandbox.pendingDeliveries() > 0) {
        if (performance.now() - started > LONGEST_WAIT_MS)
          throw new Error('the webhooks of demo payments do not arrive');
        await sleep(1);
      }
      return handlePaymentEvents();
    },
    async handOver() {
      known = await addToJournal({ from: folder, to: dataFolder, known });
    },
    async stop() {
      await sandbox.stop();
      await webhooks.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
