import { describe, expect, it, test } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp';

/** RFC 6238, appendix B: the secret of its SHA-1 vectors in base32, and the last six of their eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code', () => {
  test.each(vectors)('of the RFC at %d s is accepted in its step and the adjacent ones', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    for (const drift of [-30, 0, 30]) expect(totpStep(RFC_SECRET, code, at(seconds + drift))).toBe(step);
    for (const drift of [-60, 60]) expect(totpStep(RFC_SECRET, code, at(seconds + drift))).toBeUndefined();
  });

  it('may be typed in groups', () => expect(totpStep(RFC_SECRET, ' 287 082 ', at(59))).toBe(1));

  test.each(['', '28708', '2870820', '28708a', '２８７０８２', '287-082', '000000'])('is not %j', (typed) =>
    expect(totpStep(RFC_SECRET, typed, at(59))).toBeUndefined(),
  );
});

describe('a secret', () => {
  it('has 160 random bits in base32', () => {
    const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('travels to an app as a key URI', () => {
    const uri = new URL(totpUri(RFC_SECRET, { issuer: 'Bussplats & Co', account: 'åsa@demo.invalid' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Bussplats & Co:åsa@demo.invalid');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: RFC_SECRET, issuer: 'Bussplats & Co', digits: '6', period: '30' }); // prettier-ignore
  });
});
