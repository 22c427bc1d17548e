import { createHmac } from 'node:crypto';

/** The sandbox's keys: the same after a restart, different in every installation. */
export function sandboxKeys(appSecret: string): { secretKey: string; webhookSecret: string } {
  const derived = (use: string) =>
    createHmac('sha256', appSecret).update(`payment sandbox ${use}`).digest('hex').slice(0, 48);
  return { secretKey: `sk_test_${derived('key')}`, webhookSecret: `whsec_${derived('webhooks')}` };
}
