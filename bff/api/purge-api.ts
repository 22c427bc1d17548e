import { purgeDeliveries } from '@bff/domain/integration-users';
import { clock } from '@bff/platform/clock';
import { idempotencyStore } from './endpoint/idempotency.store';
import { nonceStore } from './signing/nonce.store';

/** For a scheduled job: deletes expired nonces, kept answers and deliveries. Returns the number of rows deleted. */
export async function purgeApi(): Promise<number> {
  const now = clock.now();
  return (await nonceStore.purge(now)) + (await idempotencyStore.purge(now)) + (await purgeDeliveries());
}
