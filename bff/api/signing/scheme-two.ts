import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The parts of a request that scheme 2 signs (RFC 9421 section 2.2). */
export interface SignedRequest {
  method: string;
  /** From the configuration, not from the Host header: lower case, without the scheme's default port. */
  authority: string;
  /** Raw, as in the request line. */
  path: string;
  /** Raw, with its `?`; a lone `?` if there is no query. */
  query: string;
  body: Uint8Array;
}

/** The three headers as received. */
export interface SchemeTwoHeaders {
  contentDigest: string | null;
  signatureInput: string | null;
  signature: string | null;
}

export interface ParsedSignature {
  /** The value of `@signature-params`, signed as written. */
  params: string;
  /** Unix seconds. */
  created: number;
  nonce: string;
  keyId: string;
  digest: Buffer;
  contentDigest: string;
  hmac: Buffer;
}

const INPUT =
  /^sig1=(\("@method" "@authority" "@path" "@query" "content-digest"\);created=([1-9]\d{0,11});nonce="([\w-]{22})";keyid="([\w-]{1,64})";alg="hmac-sha256";tag="bussplats-v2")$/;
const DIGEST = /^sha-256=:([A-Za-z0-9+/]{43}=):$/;
const SIGNATURE = /^sig1=:([A-Za-z0-9+/]{43}=):$/;
const BYTES = 32;

/** The bytes of a canonical base64 text; undefined if its spare bits are set. */
function strictBase64(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === BYTES && bytes.toString('base64') === text ? bytes : undefined;
}

/** Exactly one signature in exactly the agreed form; otherwise undefined. */
export function parseSchemeTwo(headers: SchemeTwoHeaders): ParsedSignature | undefined {
  const [, params, created, nonce, keyId] = INPUT.exec(headers.signatureInput ?? '') ?? [];
  const digest = strictBase64(DIGEST.exec(headers.contentDigest ?? '')?.[1]);
  const hmac = strictBase64(SIGNATURE.exec(headers.signature ?? '')?.[1]);
  if (!params || !created || !nonce || !keyId || !digest || !hmac) return undefined;
  return { params, created: Number(created), nonce, keyId, digest, contentDigest: headers.contentDigest!, hmac };
}

const MAX_AGE_SECONDS = 300;
const MAX_AHEAD_SECONDS = 60;

/** Whether a signature's time is acceptable: at most 300 s old, at most 60 s ahead. */
export function isTimely(created: number, nowMillis: number): boolean {
  const age = Math.floor(nowMillis / 1_000) - created;
  return age >= -MAX_AHEAD_SECONDS && age <= MAX_AGE_SECONDS;
}

/** HKDF-SHA256 of the secret's text, salted with the key's id. */
export const signingKey = (secret: string, keyId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, keyId, 'bussplats-v2 request signing', BYTES));

/** The signature base of RFC 9421 section 2.5. */
export const signatureBase = (request: SignedRequest, contentDigest: string, params: string): string =>
  [
    `"@method": ${request.method}`,
    `"@authority": ${request.authority}`,
    `"@path": ${request.path}`,
    `"@query": ${request.query}`,
    `"content-digest": ${contentDigest}`,
    `"@signature-params": ${params}`,
  ].join('\n');

export const isDigestOf = (digest: Buffer, body: Uint8Array): boolean =>
  timingSafeEqual(createHash('sha256').update(body).digest(), digest);

/** Whether one of the secrets made the signature; each is compared in constant time, the current one first. */
export function isMadeWith(signature: ParsedSignature, request: SignedRequest, secrets: readonly string[]): boolean {
  const base = signatureBase(request, signature.contentDigest, signature.params);
  return secrets.some((secret) =>
    timingSafeEqual(createHmac('sha256', signingKey(secret, signature.keyId)).update(base).digest(), signature.hmac),
  );
}
