import { expect, it } from 'vitest';
import { compose } from './compose';

it('nothing is put together, the sandbox and the mailbox least of all, when neither keys nor a demonstration are asked for', async () => {
  // As these tests run: without NODE_ENV=production, DEMO, a payment provider or a mail server.
  await expect(compose()).rejects.toThrow(/STRIPE_SECRET_KEY and SMTP_URL missing/);
});
