// Traces: S8-106, S8-120
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { clientAddress } from '@bff/edge/client-address';
import { loggedPath } from '@bff/edge/logged-path';
import { isSameOrigin } from '@bff/edge/same-origin';
import { isCutOff } from '@bff/platform/cut-off';
import { logger } from '@bff/platform/logger';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { Caller, Endpoint } from './endpoint';
import { type Failure, failureOf, schemaRefused } from './failure';
import { findCaller } from './find-caller';
import { answerOnce } from './idempotency';
import { etagOf, ifMatch } from './if-match';
import type { KeptAnswer } from './idempotency.store';
import type { createRateLimiter } from './rate-limit.store';
import { refusalsOf } from './refusals';
import { type ApiContext, parseBody, parseQuery, readRequest } from './read-request';
import { requestLanguage } from './request-language';

type LimitRate = ReturnType<typeof createRateLimiter>;

/** Called with a refusal that an endpoint does not declare and the document therefore omits. */
export type OnUndeclared = (endpoint: Endpoint, key: ErrorKey) => void;

/** Serves an endpoint below the router's base. */
export function mountEndpoint(
  app: Hono<ApiContext>,
  endpoint: Endpoint,
  { limitRate, onUndeclared }: { limitRate: LimitRate; onUndeclared: OnUndeclared },
): void {
  const declared = new Set(refusalsOf(endpoint));
  const refuse = (error: unknown, language: Language): Failure | undefined => {
    const failure = failureOf(error, language);
    if (failure && !declared.has(failure.key)) onUndeclared(endpoint, failure.key);
    return failure;
  };
  app.on(endpoint.method, endpoint.path, async (c) => {
    const language = requestLanguage(c.req.header('accept-language'));
    try {
      return await answer(c, endpoint, { limitRate, refuse });
    } catch (error) {
      refuse(error, language);
      return failed(error, c, language);
    }
  });
}

interface Answering {
  limitRate: LimitRate;
  /** The refusal for an error; undefined for an unexpected one. */
  refuse: (error: unknown, language: Language) => Failure | undefined;
}

async function answer(c: Context<ApiContext>, endpoint: Endpoint, { limitRate, refuse }: Answering): Promise<Response> {
  const language = requestLanguage(c.req.header('accept-language'));
  const { headers } = c.req.raw;
  must(isSameOrigin(headers), 'request.crossSite');
  const address = clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null);
  await limitRate('address', address);
  if (endpoint.rate !== 'usual') await limitRate(endpoint.rate, `${endpoint.path} ${address}`);

  const request = await readRequest(c);
  const caller = await findCaller(endpoint, { headers, request, language });
  await limitCaller(caller, limitRate);
  must(endpoint.allows(caller), 'auth.noPermission');

  const call = {
    caller,
    input: endpoint.input ? parsed(endpoint.input, parseBody(request.body)) : noBody(request.body),
    query: parsed(endpoint.query ?? nothing, parseQuery(request.query)),
    params: parsed(endpoint.params ?? nothing, c.req.param()),
    language,
    clientAddress: address,
    // A GET changes nothing, so there is nothing to protect.
    ifMatch: endpoint.method === 'GET' ? undefined : ifMatch(headers.get('if-match'), endpoint.takesIfMatch),
  };
  const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
  const work = async (): Promise<KeptAnswer> => {
    try {
      const data: unknown = await endpoint.handle(call);
      // Only fields that the schema names leave.
      return { status: endpoint.status, body: { data: endpoint.output.parse(data) } };
    } catch (thrown) {
      const error = call.ifMatch && isChangedMeanwhile(thrown) ? new DomainError('request.preconditionFailed') : thrown;
      const failure = refuse(error, language);
      if (key === undefined || !failure || failure.status >= 500 || failure.status === 429) throw error;
      return { status: failure.status, body: failure.body };
    }
  };
  const { status, body, isReplay } = await answerOnce(key, request, { caller, clientAddress: address }, work);
  const version = status < 300 ? endpoint.versionOf?.((body as { data: unknown }).data) : undefined;
  return respond(status, body, {
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
    ...(version === undefined ? {} : { etag: etagOf(version) }),
  });
}

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof DomainError && error.key === 'input.changedMeanwhile';

async function limitCaller(caller: Caller, limitRate: LimitRate): Promise<void> {
  if (caller.kind === 'bearer') await limitRate('user', String(caller.actor.userId));
  if (caller.kind === 'integration') await limitRate('key', caller.integration.keyId);
}

const nothing = z.strictObject({});

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw schemaRefused(result.error.issues);
  return result.data;
}

/** An endpoint without a body also accepts an empty object, which many clients send. */
function noBody(body: Uint8Array): undefined {
  const value = parseBody(body);
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return undefined;
  throw new DomainError('input.invalid');
}

export function failed(error: unknown, c: Context<ApiContext>, language: 'sv' | 'en'): Response {
  const failure = failureOf(error, language);
  if (!failure && isCutOff(c.env)) return failed(new DomainError('input.invalid'), c, language);
  if (!failure) {
    logger.error({ err: error, path: loggedPath(c.req.path) }, 'api request failed');
    return failed(new DomainError('service.busy'), c, language);
  }
  const { status, key } = failure;
  if (status === 401 || status === 403 || status === 429 || key === 'pepper.invalid' || key === 'signature.replayed')
    logger.warn({ security: 'api.refused', key, path: loggedPath(c.req.path) }, 'api request refused');
  return respond(status, failure.body, failure.headers);
}

const respond = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
