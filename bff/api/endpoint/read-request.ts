// Traces: S8-078, S8-118, S8-119
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { must } from '@bff/domain/shared/errors';
import { publicOrigin } from '@bff/platform/env';
import type { SignedRequest } from '../signing/scheme-two';
import { RequestRefused } from './failure';

export interface ApiContext {
  Bindings: Partial<HttpBindings>;
  Variables: { nonce?: string };
}

const MAX_BODY_BYTES = 1024 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * The parts that signatures cover, with the body read once.
 * @throws DomainError `request.tooLarge`, `request.unsupportedMediaType` for a body that is not JSON
 */
export async function readRequest(c: Context<ApiContext>): Promise<SignedRequest> {
  must(Number(c.req.header('content-length') ?? 0) <= MAX_BODY_BYTES, 'request.tooLarge');
  const body = new Uint8Array(await c.req.arrayBuffer());
  must(body.byteLength <= MAX_BODY_BYTES, 'request.tooLarge');
  const type = c.req.header('content-type');
  if (body.byteLength > 0 || type !== undefined) must(JSON_TYPE.test(type ?? ''), 'request.unsupportedMediaType');
  const { path, query } = rawTarget(c);
  return { method: c.req.method, authority: new URL(publicOrigin()).host, path, query, body };
}

/** Path and query exactly as in the request line. */
function rawTarget(c: Context<ApiContext>): { path: string; query: string } {
  const target = c.env?.incoming?.url ?? c.req.url.replace(/^[a-z]+:\/\/[^/]+/, '');
  const [, path = '/', query = '?'] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { path, query };
}

/** The body as JSON; undefined if there is none. Throws `input.invalid`. */
export function parseBody(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    throw new RequestRefused([{ key: 'input.invalid', detail: 'the body is not JSON in UTF-8' }]);
  }
}

/** Query values by key; a repeated key becomes a list. */
export function parseQuery(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query);
  const values = Object.create(null) as Record<string, string | string[]>;
  for (const key of new Set(params.keys())) {
    const all = params.getAll(key);
    values[key] = all.length === 1 ? all[0]! : all;
  }
  return values;
}
