import type Stripe from 'stripe';
import { clock } from '@bff/platform/clock';
import { WebhookRefused, type ProviderEvent } from '../port';
import { toProviderEvent } from './from-stripe';

/** Clocks may differ by five minutes. */
const CLOCK_DIFFERENCE_SECONDS = 300;
/** Stripe's own limit for latency, in addition. Replaying an event within it changes nothing: it is stored once. */
const MAX_AGE_SECONDS = 300 + CLOCK_DIFFERENCE_SECONDS;
/** Exactly what Stripe sends: a time and hex signatures. The library would also read `t=12abc` as 12. */
const HEADER = /^t=(\d{1,12})(?:,v\d{1,2}=[0-9a-f]{64}){1,10}$/;
// Strict, and a byte order mark counts: two different bodies never verify as one.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The event of a webhook, if it is Stripe's: signature over the raw body, and not old. */
export function verifyWebhook(
  webhooks: Stripe['webhooks'],
  rawBody: Uint8Array,
  header: string | null,
  secret: string,
): ProviderEvent {
  const signedAt = HEADER.exec(header ?? '')?.[1];
  if (!header || signedAt === undefined) throw new WebhookRefused('the signature header is missing or malformed');
  if (Number(signedAt) > clock.millis() / 1000 + CLOCK_DIFFERENCE_SECONDS)
    throw new WebhookRefused('signed in the future');
  try {
    const event = webhooks.constructEvent(
      utf8.decode(rawBody),
      header,
      secret,
      MAX_AGE_SECONDS,
      undefined,
      clock.millis(),
    );
    return toProviderEvent(event);
  } catch (error) {
    throw new WebhookRefused(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unreadable', {
      cause: error,
    });
  }
}
