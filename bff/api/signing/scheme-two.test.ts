import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signAsIntegration } from '@bussplats/api-client';
import {
  isDigestOf,
  isMadeWith,
  isTimely,
  parseSchemeTwo,
  type SchemeTwoHeaders,
  type SignedRequest,
} from './scheme-two';

const KEY = { keyId: 'AAECAwQFBgcICQoLDA0ODw', secret: 'a-secret-for-this-test' };
const NOW = Date.UTC(2027, 2, 10, 12);
const BODY = new TextEncoder().encode('{"a":1}');
const REQUEST: SignedRequest = {
  method: 'POST',
  authority: 'example.se',
  path: '/api/v1/trips/search',
  query: '?a=1&b=%20',
  body: BODY,
};

async function signed(request = REQUEST, key = KEY): Promise<SchemeTwoHeaders> {
  const url = new URL(`https://${request.authority}${request.path}${request.query}`);
  const body = new Uint8Array(request.body);
  const headers = await signAsIntegration({ method: request.method, url, body }, key, NOW);
  return {
    contentDigest: headers['content-digest']!,
    signatureInput: headers['signature-input']!,
    signature: headers['signature']!,
  };
}

/** Checks everything that needs no database. */
function holds(headers: SchemeTwoHeaders, request = REQUEST, secrets: readonly string[] = [KEY.secret]): boolean {
  const parsed = parseSchemeTwo(headers);
  return (
    parsed?.keyId === KEY.keyId &&
    isTimely(parsed.created, NOW) &&
    isDigestOf(parsed.digest, request.body) &&
    isMadeWith(parsed, request, secrets)
  );
}

describe('scheme 2', () => {
  it('accepts what the client signs, with the current or the previous secret', async () => {
    const headers = await signed();
    expect(holds(headers)).toBe(true);
    expect(holds(headers, REQUEST, ['the new one', KEY.secret])).toBe(true);
    expect(holds(headers, REQUEST, ['the new one'])).toBe(false);
  });

  it('matches RFC 9421, worked out by hand', () => {
    const digest = `sha-256=:${createHash('sha256').update('{"a":1}').digest('base64')}:`;
    const params = `("@method" "@authority" "@path" "@query" "content-digest");created=${NOW / 1_000};nonce="0123456789abcdefghijkl";keyid="${KEY.keyId}";alg="hmac-sha256";tag="bussplats-v2"`;
    const base = `"@method": POST\n"@authority": example.se\n"@path": /api/v1/trips/search\n"@query": ?a=1&b=%20\n"content-digest": ${digest}\n"@signature-params": ${params}`;
    const key = Buffer.from(hkdfSync('sha256', KEY.secret, KEY.keyId, 'bussplats-v2 request signing', 32));
    const signature = createHmac('sha256', key).update(base).digest('base64');
    const headers = { contentDigest: digest, signatureInput: `sig1=${params}`, signature: `sig1=:${signature}:` };
    expect(holds(headers)).toBe(true);
  });

  it('covers method, authority, path, query and body', async () => {
    const headers = await signed();
    const changes: Partial<SignedRequest>[] = [
      { method: 'PUT' },
      { authority: 'other.se' },
      { path: '/api/v1/trips/Search' },
      { query: '?a=1&b=+' },
      { query: '?' },
      { body: new TextEncoder().encode('{"a":2}') },
      { body: new Uint8Array() },
    ];
    for (const change of changes) expect(holds(headers, { ...REQUEST, ...change })).toBe(false);
  });

  it('is at most 300 s old and at most 60 s ahead', () => {
    const now = NOW / 1_000;
    expect([now - 300, now, now + 60].map((created) => isTimely(created, NOW))).toEqual([true, true, true]);
    expect([now - 301, now + 61].map((created) => isTimely(created, NOW))).toEqual([false, false]);
  });

  it('accepts one signature in one form', async () => {
    const { contentDigest, signatureInput, signature } = await signed();
    const wrong: SchemeTwoHeaders[] = [
      { contentDigest: null, signatureInput, signature },
      { contentDigest, signatureInput: null, signature },
      { contentDigest, signatureInput, signature: null },
      { contentDigest, signatureInput: `${signatureInput}, ${signatureInput}`, signature },
      { contentDigest, signatureInput, signature: `${signature}, ${signature}` },
      { contentDigest, signatureInput: signatureInput!.replace('"@query" ', ''), signature },
      { contentDigest, signatureInput: signatureInput!.replace('hmac-sha256', 'none'), signature },
      { contentDigest, signatureInput: signatureInput!.replace('sig1=', 'sig2='), signature },
      { contentDigest, signatureInput: `${signatureInput};expires=1`, signature },
      { contentDigest: contentDigest!.replace('sha-256', 'sha-512'), signatureInput, signature },
    ];
    for (const headers of wrong) expect(parseSchemeTwo(headers)).toBeUndefined();
  });

  it('is invalid after each of 2,000 mutations of its headers', async () => {
    const headers = await signed();
    const names = ['contentDigest', 'signatureInput', 'signature'] as const;
    // Reproducible: a linear congruential generator.
    let state = 20_270_310;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const printable = () => String.fromCharCode(32 + random(95));
    let tried = 0;
    const accepted: string[] = [];
    while (tried < 2_000) {
      const name = names[random(3)]!;
      const text = headers[name]!;
      const at = random(text.length);
      const mutated = [
        text.slice(0, at) + printable() + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + printable() + text.slice(at),
        text.slice(0, at) +
          text
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          text.slice(at + 2),
      ][random(4)]!;
      if (mutated === text) continue;
      tried++;
      if (holds({ ...headers, [name]: mutated })) accepted.push(mutated);
    }
    expect(accepted).toEqual([]);
  });
});
