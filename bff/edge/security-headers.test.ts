import { afterEach, expect, test, vi } from 'vitest';
import { setSecurityHeaders } from './security-headers';

const installation = vi.hoisted(() => ({ origin: '' }));
vi.mock('@bff/platform/env', () => ({ publicOrigin: () => installation.origin }));
afterEach(() => vi.unstubAllEnvs());

const headersAt = (origin: string, options: { inlineStyles?: boolean } = {}) => {
  installation.origin = origin;
  const headers = new Headers();
  setSecurityHeaders(headers, 'x', options);
  return headers;
};

test.each([
  ['https://bussplats.example', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:3000', null],
])('%s is told to come by https alone: %s', (origin, expected) => {
  expect(headersAt(origin).get('strict-transport-security')).toBe(expected);
});

test('the policy lets in what is ours or has the nonce, and style attributes where they are asked for', () => {
  vi.stubEnv('DEV', false);
  const policyOf = (options: { inlineStyles?: boolean } = {}) =>
    headersAt('https://bussplats.example', options).get('content-security-policy')!.split('; ');
  expect(policyOf()).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-x'",
    "style-src 'self' 'nonce-x'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://bussplats.example https://checkout.stripe.com",
  ]);
  expect(policyOf({ inlineStyles: true }).filter((directive) => !policyOf().includes(directive))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});
