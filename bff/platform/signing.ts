import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { env } from './env';

const keys = new Map<string, Buffer>();

/** A separate key for each use, derived from the installation's secret (RFC 5869). */
export function keyFor(use: string): Buffer {
  let key = keys.get(use);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', env().APP_SECRET, 'bussplats', use, 32));
    keys.set(use, key);
  }
  return key;
}

/** The bytes of a canonical base64url text, else undefined: Node itself ignores characters that do not belong (RFC 4648, section 3.5). */
function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** `text.signature`: base64url of the text, then of its HMAC-SHA256. The holder can read it, but not change it. */
export function seal(use: string, text: string): string {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${createHmac('sha256', keyFor(use)).update(body).digest('base64url')}`;
}

/** The text inside a seal of this use, or undefined when it was not made here. */
export function unseal(use: string, sealed: string): string | undefined {
  const [body, signature, more] = sealed.split('.');
  if (!body || !signature || more !== undefined) return undefined;
  const expected = createHmac('sha256', keyFor(use)).update(body).digest();
  const given = bytesOf(signature);
  if (given?.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Buffer.from(body, 'base64url').toString();
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_REVEALED_BYTES = 64 * 1024;

/** For texts of some hundred characters: the default window and tables take 256 kB each time, 5 MB for a page's twenty offers. */
const SMALL = { windowBits: 11, memLevel: 3 };

/** A text that its holder can neither read nor change: deflated, encrypted with AES-256-GCM, as base64url. */
export function conceal(use: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(use), iv);
  const body = Buffer.concat([cipher.update(deflateRawSync(text, SMALL)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text that was concealed for this use, or undefined when it was not concealed here. */
export function reveal(use: string, concealed: string): string | undefined {
  const bytes = bytesOf(concealed);
  if (!bytes || bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(use), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return inflateRawSync(body, { maxOutputLength: MAX_REVEALED_BYTES }).toString();
  } catch {
    return undefined;
  }
}
