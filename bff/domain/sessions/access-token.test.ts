// Traces: S3-005
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { keyFor } from '@bff/platform/signing';
import { readToken } from './access-token';

const claims = { userId: 1, scopes: ['CUSTOMER'], trainReplacementCustomer: false, jti: 'j'.repeat(43) };

/** A valid token except for the given changes. */
const token = ({ alg = 'HS256', lasts = true } = {}) => {
  const made = new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setIssuer('bussplats')
    .setAudience('api-v1')
    .setSubject('1')
    .setIssuedAt();
  return (lasts ? made.setExpirationTime('1h') : made).sign(keyFor('access-token'));
};
const outcome = (made: string) =>
  readToken(`Bearer ${made}`).then(
    ({ userId }) => userId,
    ({ key }: { key: string }) => key,
  );

it('a bearer token is signed with HS256: another algorithm is refused, even with the right key', async () => {
  expect(await outcome(await token())).toBe(1);
  for (const alg of ['HS384', 'HS512'])
    expect([alg, await outcome(await token({ alg }))]).toEqual([alg, 'auth.tokenInvalid']);
  const [, payload, signature] = (await token()).split('.');
  for (const alg of ['none', 'None', 'HS512', 'RS256']) {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    for (const end of ['', signature])
      expect([alg, await outcome(`${header}.${payload}.${end}`)]).toEqual([alg, 'auth.tokenInvalid']);
  }
});

it('a bearer token must have an expiry', async () => {
  expect(await outcome(await token({ lasts: false }))).toBe('auth.tokenInvalid');
});
