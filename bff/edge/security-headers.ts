import { randomBytes } from 'node:crypto';
import { publicOrigin } from '@bff/platform/env';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** Headers of every answer, errors too (reliability-and-security.md «HTTP edge»). Dev needs eval-free but inline module scripts of Vite. */
export function setSecurityHeaders(headers: Headers, nonce: string, { inlineStyles = false } = {}): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(inlineStyles ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The hosted payment page is reached by a redirect after a form post, which form-action governs in Chromium.
    `form-action 'self' ${publicOrigin()} https://checkout.stripe.com`,
  ];
  // A page that is a sandboxed document of its own (development mailbox) brings its own, stricter policy.
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', import.meta.env?.DEV ? "frame-ancestors 'none'" : policy.join('; '));
  }
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  if (publicOrigin().startsWith('https:'))
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
