import type { WebhookEvent } from './generated.js';
import { type Integration, signedAt } from './sign-request.js';

/** A request as the receiver got it. */
export interface ReceivedWebhook {
  /** The registered address, as the sender sees it: behind a proxy this is the outer one. */
  url: string | URL;
  headers: { get: (name: string) => string | null };
  /** The raw body. */
  body: Uint8Array<ArrayBuffer>;
}

const MAX_AGE_SECONDS = 300;
const MAX_AHEAD_SECONDS = 60;

/**
 * The event of a webhook, if its signature (scheme 2) is valid and recent; undefined for what we did not send. During a rotation give both
 * secrets.
 */
export async function verifyWebhook(
  { url, headers, body }: ReceivedWebhook,
  keys: readonly Integration[],
  now: number = Date.now(),
): Promise<WebhookEvent | undefined> {
  const created = await signedAt({ method: 'POST', url: new URL(url), body }, headers, keys);
  if (created === undefined) return undefined;
  const age = Math.floor(now / 1_000) - created;
  if (age > MAX_AGE_SECONDS || age < -MAX_AHEAD_SECONDS) return undefined;
  return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
}
