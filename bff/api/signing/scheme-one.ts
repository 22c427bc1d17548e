// Traces: S7-005, S7-006
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What scheme 1 hashes before the pepper: the raw body, or without one the decoded query values, keys sorted by UTF-16 code unit, repeats
 * in their order, without separators. It covers no method, path or time, so it authenticates nobody (reliability-and-security.md).
 */
export function signedText(body: Uint8Array, query: string): Uint8Array {
  if (body.byteLength > 0) return body;
  const byKey = [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new TextEncoder().encode(byKey.map(([, value]) => value).join(''));
}

/** 64 lower-case hex digits: SHA-256(text ‖ pepper). */
export const schemeOneSignature = (text: Uint8Array, pepper: string): string =>
  createHash('sha256').update(text).update(pepper).digest('hex');

/** Whether one of the peppers made an `X-Signature`; each is compared in constant time. */
export function isSignedWith(signature: string, text: Uint8Array, peppers: readonly string[]): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  const hashed = createHash('sha256').update(text);
  const matches = peppers.map((pepper) => timingSafeEqual(hashed.copy().update(pepper).digest(), given));
  return matches.includes(true);
}
