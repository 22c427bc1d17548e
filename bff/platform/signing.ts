import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from './env';

const keys = new Map<string, Buffer>();

/** A key of its own for each use, derived from the installation's secret (RFC 5869). */
function keyFor(use: string): Buffer {
  let key = keys.get(use);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', env().APP_SECRET, 'bussplats', use, 32));
    keys.set(use, key);
  }
  return key;
}

/** `text.signature`: base64url of the text, then of HMAC-SHA256 over it. Readable by its holder, not changeable. */
export function seal(use: string, text: string): string {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${createHmac('sha256', keyFor(use)).update(body).digest('base64url')}`;
}

/** The text of a seal of this use, or undefined when it was not made here. */
export function unseal(use: string, sealed: string): string | undefined {
  const [body, signature, more] = sealed.split('.');
  if (!body || !signature || more !== undefined) return undefined;
  const expected = createHmac('sha256', keyFor(use)).update(body).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Buffer.from(body, 'base64url').toString();
}
