import { clock } from '@bff/platform/clock';
import { idempotencyStore } from './endpoint/idempotency.store';
import { nonceStore } from './signing/nonce.store';

/** For a scheduled job: deletes nonces and kept answers whose time is over. Rows deleted. */
export async function purgeApi(): Promise<number> {
  const now = clock.now();
  return (await nonceStore.purge(now)) + (await idempotencyStore.purge(now));
}
