/** Clients' signatures, made with Web Crypto: the same in browsers and Node. */

export interface Integration {
  keyId: string;
  secret: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  body: Uint8Array<ArrayBuffer>;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** `X-Signature` of scheme 1: hex SHA-256 of the body, or of the query values in the order of their keys, and the pepper. */
export async function signWithPepper({ url, body }: RequestToSign, pepper: string): Promise<Record<string, string>> {
  const sorted = new URLSearchParams(url.search);
  sorted.sort();
  const text = body.byteLength > 0 ? body : utf8([...sorted.values()].join(''));
  const salt = utf8(pepper);
  const whole = new Uint8Array(text.byteLength + salt.byteLength);
  whole.set(text);
  whole.set(salt, text.byteLength);
  const digest = await sha256(whole);
  return { 'x-signature': Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** The headers of scheme 2 (RFC 9421), with a fresh nonce. `now` is in milliseconds. */
export async function signAsIntegration(
  { method, url, body }: RequestToSign,
  { keyId, secret }: Integration,
  now: number,
): Promise<Record<string, string>> {
  const nonce = base64(crypto.getRandomValues(new Uint8Array(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const digest = `sha-256=:${base64(await sha256(body))}:`;
  const params =
    '("@method" "@authority" "@path" "@query" "content-digest")' +
    `;created=${Math.floor(now / 1_000)};nonce="${nonce}";keyid="${keyId}";alg="hmac-sha256";tag="bussplats-v2"`;
  const base = signatureBase({ method, url }, digest, params);
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret, keyId, 'sign'), base);
  return {
    'content-digest': digest,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${base64(new Uint8Array(signature))}:`,
  };
}

const INPUT =
  /^sig1=(\("@method" "@authority" "@path" "@query" "content-digest"\);created=([1-9]\d{0,11});nonce="[\w-]{22}";keyid="([\w-]{1,64})";alg="hmac-sha256";tag="bussplats-v2")$/;
const SIGNATURE = /^sig1=:([A-Za-z0-9+/]{43}=):$/;

/** When one of these keys signed the request by scheme 2 (Unix seconds); undefined if none did. The caller must check age and replays. */
export async function signedAt(
  { method, url, body }: RequestToSign,
  headers: { get: (name: string) => string | null },
  keys: readonly Integration[],
): Promise<number | undefined> {
  const [, params, created, keyId] = INPUT.exec(headers.get('signature-input') ?? '') ?? [];
  const [, signature] = SIGNATURE.exec(headers.get('signature') ?? '') ?? [];
  const digest = `sha-256=:${base64(await sha256(body))}:`;
  if (!params || !signature || headers.get('content-digest') !== digest) return undefined;
  const given = Uint8Array.from(atob(signature), (byte) => byte.charCodeAt(0));
  const base = signatureBase({ method, url }, digest, params);
  for (const key of keys.filter((one) => one.keyId === keyId))
    if (await crypto.subtle.verify('HMAC', await hmacKey(key.secret, key.keyId, 'verify'), given, base))
      return Number(created);
  return undefined;
}

/** RFC 9421 section 2.5. */
const signatureBase = ({ method, url }: Omit<RequestToSign, 'body'>, digest: string, params: string) =>
  utf8(
    [
      `"@method": ${method}`,
      `"@authority": ${url.host}`,
      `"@path": ${url.pathname}`,
      `"@query": ${url.search || '?'}`,
      `"content-digest": ${digest}`,
      `"@signature-params": ${params}`,
    ].join('\n'),
  );

async function hmacKey(secret: string, keyId: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8(keyId), info: utf8('bussplats-v2 request signing') },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    [use],
  );
}
