import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxKeys } from '@bff/integrations/payments/sandbox-keys';
import { expect } from '@playwright/test';

/** The payment sandbox's bank returns a refund that it had accepted. */
export async function bankRefuses(providerRefundId: string): Promise<void> {
  const { SANDBOX_PORT, PRODUCT_DATA_DIR } = process.env;
  if (!SANDBOX_PORT || !PRODUCT_DATA_DIR) throw new Error('SANDBOX_PORT and PRODUCT_DATA_DIR lead to the sandbox');
  const { secretKey } = sandboxKeys(readFileSync(join(PRODUCT_DATA_DIR, 'app-secret'), 'utf8').trim());
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/sandbox/control/refunds/${providerRefundId}/failed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(answer.status).toBe(200);
}
