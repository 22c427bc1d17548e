import type { IncomingMessage, ServerResponse } from 'node:http';
import { newNonce, setSecurityHeaders } from './security-headers';
import { screenAt } from './find-screen';
import { refusalBody, type RefusalStatus } from './refuse';

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
  if (host === undefined || !HOST.test(host)) return 400;
  // A length must be said beforehand (RFC 9112 section 6.2 lets a server ask for it): browsers do, and a limit is then a comparison.
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  const mayUpload = request.method === 'POST' && screenAt(path)?.uploads;
  if (Number(request.headers['content-length'] ?? 0) > (mayUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)) return 413;
  return undefined;
}

/**
 * Refuses what stock request handling would answer with 500: unknown methods, a garbage Host, paths that do not decode. Runs on Node's own
 * request, before an URL is made of it. Answers true when it has answered.
 */
export function rawGuard(request: IncomingMessage, response: ServerResponse): boolean {
  const status = fault(request);
  if (status === undefined) return false;
  const { type, body } = refusalBody(status, {
    path: request.url ?? '/',
    acceptLanguage: request.headers['accept-language'],
  });
  const headers = new Headers({
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
    connection: 'close',
  });
  setSecurityHeaders(headers, newNonce());
  response.writeHead(status, Object.fromEntries(headers));
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
