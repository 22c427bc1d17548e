import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { createSession, currentSession, expireSession, type SessionParams } from './checkout-session';
import type { ControlState } from './control';
import { decodeForm } from './form-encoding';
import { expand, page, type List } from './lists';
import {
  API_VERSION,
  newId,
  nowSeconds,
  type Charge,
  type Dispute,
  type Intent,
  type Refund,
  type Session,
  type StripeEvent,
} from './objects';
import type { StripeObject } from './objects';
import { checkAnswer, checkParams, paramsSchema } from './openapi';
import { createRefund } from './refunds';
import { Change, type SandboxState } from './state';
import { invalid, missing, StripeApiError } from './stripe-error';

interface ApiOptions {
  state: SandboxState;
  control: ControlState;
  apiKey: string;
  publicOrigin: string;
}

type Params = Record<string, unknown>;
interface Call {
  id: string;
  params: Params;
  change: Change;
}
type Handler = (call: Call) => StripeObject | List | Promise<StripeObject | List>;

const HANG_MS = 120_000;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Stripe's HTTP API, as far as the product uses it. Serves only the loopback interface. */
export function createApi({ state, control, apiKey, publicOrigin }: ApiOptions): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();

  api.onError((error, c) => {
    const known = error instanceof StripeApiError;
    if (!known) logger.error({ err: error, path: c.req.path }, 'payment sandbox');
    const fault = known ? error : new StripeApiError(500, { type: 'api_error', message: error.message });
    return c.json({ error: fault.body }, fault.status);
  });
  api.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });

  // The control endpoints require the key too.
  api.use(async (c, next) => {
    c.header('request-id', newId('req', 14));
    c.header('stripe-version', API_VERSION);
    c.header('date', new Date(nowSeconds() * 1000).toUTCString());
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(apiKey))) {
      throw new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    if (c.req.path.startsWith('/v1/')) {
      if (control.outage === 'nonsense') return c.body('{"id": "cs_', 200, { 'content-type': 'application/json' });
      if (control.outage === 'empty') return c.json({});
      if (control.outage === 'reset') return abort(c);
      if (control.outage === 'hang') await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref());
      if (control.outage !== 'none')
        throw new StripeApiError(500, { type: 'api_error', message: 'The sandbox plays dead.' });
      const version = c.req.header('stripe-version');
      if (version !== undefined && version !== API_VERSION)
        throw invalid(`The sandbox speaks ${API_VERSION}, not ${version}.`);
    }
    await next();
  });

  const get = (path: string, handler: Handler) =>
    api.get(honoPath(path), async (c) => {
      const { expand: paths = [], ...params } = decode(c, 'get', path, new URL(c.req.url).search.slice(1));
      const answer = await handler({ id: idOf(c), params, change: new Change() });
      const expanded = expand(answer, paths as string[], state);
      checkAnswer('get', path, expanded);
      return c.json(expanded);
    });

  const post = (path: string, handler: Handler) =>
    api.post(honoPath(path), async (c) => {
      const body = await c.req.text();
      const { expand: paths = [], ...params } = decode(c, 'post', path, body);
      const key = c.req.header('idempotency-key') ?? null;
      if (key !== null && (key === '' || key.length > 255)) throw invalid('Idempotency keys are 1 to 255 characters.');
      const fingerprint = digest(`${c.req.path}\n${body}`).toString('hex');
      const saved = key === null ? undefined : state.answer(key);
      if (saved) {
        if (saved.fingerprint !== fingerprint) {
          const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
          throw new StripeApiError(400, { type: 'idempotency_error', message });
        }
        c.header('idempotent-replayed', 'true');
        return c.json(saved.body as StripeObject, saved.status as 200);
      }
      const change = new Change(key);
      // Nothing awaits between here and the commit, so that two requests with one key cannot both get this far.
      const answer = handler({ id: idOf(c), params, change });
      if (answer instanceof Promise) throw new Error('a handler that changes something must not wait');
      checkAnswer('post', path, answer);
      if (key !== null) change.answer = { key, fingerprint, status: 200, body: answer, at: clock.millis() };
      await state.commit(change);
      return c.json(expand(answer, paths as string[], state));
    });

  const found = <Kind extends StripeObject>(kind: Kind['object'], id: string): Kind => {
    const object = state.get<Kind>(kind, id);
    if (!object || control.forgotten.has(id)) throw missing(kind, id, 'id');
    return object;
  };
  const byIntent = (params: Params) => (object: StripeObject) =>
    params['payment_intent'] === undefined || object['payment_intent'] === params['payment_intent'];

  post('/v1/checkout/sessions', ({ params, change }) =>
    createSession(params as unknown as SessionParams, publicOrigin, change),
  );
  get('/v1/checkout/sessions', ({ params }) =>
    page(state.newestFirst<Session>('checkout.session').filter(byIntent(params)), params, '/v1/checkout/sessions'),
  );
  get('/v1/checkout/sessions/{session}', async ({ id }) => {
    const session = await currentSession(state, id);
    if (!session || control.forgotten.has(id)) throw missing('checkout.session', id, 'session');
    return session;
  });
  post('/v1/checkout/sessions/{session}/expire', ({ id, change }) =>
    expireSession(found<Session>('checkout.session', id), change),
  );
  get('/v1/payment_intents', ({ params }) =>
    page(state.newestFirst<Intent>('payment_intent'), params, '/v1/payment_intents'),
  );
  get('/v1/payment_intents/{intent}', ({ id }) => found<Intent>('payment_intent', id));
  get('/v1/charges/{charge}', ({ id }) => found<Charge>('charge', id));
  post('/v1/refunds', ({ params, change }) => createRefund(state, params, control.refunds, change));
  get('/v1/refunds', ({ params }) =>
    page(state.newestFirst<Refund>('refund').filter(byIntent(params)), params, '/v1/refunds'),
  );
  get('/v1/refunds/{refund}', ({ id }) => found<Refund>('refund', id));
  get('/v1/disputes/{dispute}', ({ id }) => found<Dispute>('dispute', id));
  get('/v1/events', ({ params }) => {
    const types = (params['types'] as string[] | undefined) ?? (params['type'] === undefined ? null : [params['type']]);
    const events = state.newestFirst<StripeEvent>('event').filter(({ type }) => !types || types.includes(type));
    return page(events, params, '/v1/events');
  });
  get('/v1/events/{id}', ({ id }) => found<StripeEvent>('event', id));
  get('/v1/balance_transactions/{id}', ({ id }) => found('balance_transaction', id));
  return api;
}

const honoPath = (path: string) => path.replace(/\{\w+\}/g, ':id');
const idOf = (c: Context) => c.req.param('id') ?? '';

function decode(c: Context, method: 'get' | 'post', path: string, encoded: string): Params {
  const type = c.req.header('content-type') ?? '';
  if (method === 'post' && encoded && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalid('Requests are form-encoded (application/x-www-form-urlencoded).');
  }
  const params = decodeForm(encoded, paramsSchema(method, path));
  checkParams(method, path, params);
  return params;
}

/** Cuts the connection in the middle of an answer. */
function abort(c: Context<{ Bindings: HttpBindings }>): Response {
  const { outgoing } = c.env;
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  outgoing.write('{"id": "');
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
