// Traces: S5-056
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newNonce, setSecurityHeaders } from './security-headers';
import { BodyBudget } from './body-budget';
import { LateRefusals } from './late-refusals';
import { clientAddress } from './client-address';
import { screenAt } from './find-screen';
import type { RefusalStatus } from './refusal-texts';
import { refusalBody } from './refuse';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A host name, IPv4 or bracketed IPv6 address, with or without a port (RFC 9110 section 7.2). */
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;
const MAX_TARGET = 8_192;
const MEBIBYTE = 1024 * 1024;
const MAX_BODY_BYTES = MEBIBYTE;
/**
 * What a form may bring where its screen takes files: more than an image may have (10 MB), so that whoever picks one that is too large gets
 * the form back with all that was typed.
 */
const MAX_UPLOAD_BYTES = 24 * MEBIBYTE;

const CHECKED = new Set(['/readyz', '/healthz']);

/**
 * HAProxy's checks are in HTTP/1.0, which knows no Host header: left to itself (`option httpchk`) it asks `OPTIONS /`, which is the question
 * whether this process may be sent requests. Nothing else is answered without a Host.
 */
function acceptPlainCheck(request: IncomingMessage): void {
  if (request.httpVersion !== '1.0' || request.headers.host !== undefined) return;
  const { method, url = '' } = request;
  const isDefault = method === 'OPTIONS' && url === '/';
  if (!isDefault && !(CHECKED.has(url) && (method === 'GET' || method === 'HEAD' || method === 'OPTIONS'))) return;
  request.headers.host = 'localhost';
  if (method === 'OPTIONS') request.method = 'GET';
  if (isDefault) request.url = '/readyz';
}

function fault(request: IncomingMessage): RefusalStatus | undefined {
  if (!METHODS.has(request.method ?? '')) return 405;
  const target = request.url ?? '';
  if (!target.startsWith('/') || target.startsWith('//') || target.length > MAX_TARGET) return 400;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\uffff\\]/.test(target)) return 400;
  const path = target.split('?', 1)[0]!;
  try {
    // An encoded NUL, slash or backslash, or a dot segment, never names a page.
    // eslint-disable-next-line no-control-regex -- as above
    if (/[\u0000-\u001f\\]|(^|\/)\.\.?(\/|$)/.test(decodeURIComponent(path)) || /%2f/i.test(path)) return 400;
  } catch {
    return 400;
  }
  const host = request.headers.host;
  // Of two Host headers Node keeps the first, and a proxy before us may have gone by the second (RFC 9112 section 3.2).
  if (host === undefined || !HOST.test(host) || countOf(request, 'host') > 1) return 400;
  // A length must be said beforehand (RFC 9112 section 6.2 lets a server ask for it): browsers do, and a limit is then a comparison.
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  if (lengthOf(request) > (isUpload(request) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)) return 413;
  return undefined;
}

const countOf = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

const lengthOf = (request: IncomingMessage): number => Number(request.headers['content-length'] ?? 0);

const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && screenAt(url.split('?', 1)[0]!)?.uploads === true;

const budget = new BodyBudget();

/** Lets the body in, or answers why not; what it takes is given back when the request is over. */
function admit(request: IncomingMessage, response: ServerResponse): RefusalStatus | undefined {
  const forwardedFor = request.headers['x-forwarded-for'];
  const address = clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwardedFor) ? forwardedFor.join() : (forwardedFor ?? null),
  );
  const taken = budget.take(address, lengthOf(request), isUpload(request));
  if (typeof taken === 'number') return taken;
  response.once('close', taken);
  return undefined;
}

const late = new LateRefusals();

/**
 * Refuses what stock request handling would answer with 500: unknown methods, a garbage Host, paths that do not decode. Runs on Node's own
 * request, before an URL is made of it. Answers true when it answers, which is late where too much was under way.
 */
export function rawGuard(request: IncomingMessage, response: ServerResponse): boolean {
  acceptPlainCheck(request);
  const wrong = fault(request);
  if (wrong !== undefined) answer(request, response, wrong);
  else {
    const tooMuch = admit(request, response);
    if (tooMuch === undefined) return false;
    void late.wait().then(() => answer(request, response, tooMuch));
  }
  return true;
}

function answer(request: IncomingMessage, response: ServerResponse, status: RefusalStatus): void {
  const { type, body } = refusalBody(status, {
    path: request.url ?? '/',
    acceptLanguage: request.headers['accept-language'],
    ...(status === 429 ? { seconds: 5 } : {}),
  });
  const headers = new Headers({
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(status === 429 || status === 503 ? { 'retry-after': '5' } : {}),
    ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
    connection: 'close',
  });
  setSecurityHeaders(headers, newNonce());
  response.writeHead(status, Object.fromEntries(headers));
  response.end(request.method === 'HEAD' ? undefined : body);
}
