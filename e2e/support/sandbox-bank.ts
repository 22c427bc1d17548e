import { sandboxKeys } from '@bff/integrations/payments/sandbox-keys';
import { expect } from '@playwright/test';
import { productSecret } from './product-secret';

/** The payment sandbox's bank returns a refund that it had accepted. */
export async function bankRefuses(providerRefundId: string): Promise<void> {
  const { SANDBOX_PORT } = process.env;
  if (!SANDBOX_PORT) throw new Error('SANDBOX_PORT leads to the sandbox');
  const { secretKey } = sandboxKeys(productSecret());
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/sandbox/control/refunds/${providerRefundId}/failed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(answer.status).toBe(200);
}
