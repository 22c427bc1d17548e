// Traces: S2-002, S2-003, S2-004
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { createRequestHandler } from '@remix-run/node';
import { type Context, Hono } from 'hono';
import { DomainError } from '@bff/domain/shared/errors';
import { withGuardedDashboards } from '~/http/dashboard-guard.server';
import { READER_HEADER } from '~/http/reader';
import { isAnotherReaders } from '~/http/reader.server';
import * as remixBuild from 'virtual:remix/server-build';
import { hasButtonChoice, withButtonChoices } from '@formats';
import { areaOf } from './edge/area-of';
import { clientAddress } from './edge/client-address';
import { createRates, formLimits, type FormLimits } from './edge/form-rates';
import { LateRefusals } from './edge/late-refusals';
import { localisedPath } from './edge/locale';
import { loggedPath } from './edge/logged-path';
import { oldAsset } from './edge/old-assets';
import { PageCache } from './edge/page-cache';
import { isPageData, pagePath, setPageDataHeaders } from './platform/page-data';
import { refuse } from './edge/refuse';
import { beginsTrace, noteAnswer, requestSpan } from './edge/request-span';
import { isSameOrigin } from './edge/same-origin';
import { newNonce, setSecurityHeaders } from './edge/security-headers';
import { helpersUrl, islandsUrl } from '@bff/platform/browser-assets';
import { withDomainAnswers } from './platform/domain-answers';
import { publicOrigin } from './platform/env';
import { health } from './platform/health';
import { logger, withLogContext } from './platform/logger';
import { countRequest } from './platform/metrics';
import { beginRequest, endRequest } from './platform/request-scope';
import { createSectionHandlers } from './platform/section-handlers';
import { inTrace } from './platform/tracing/trace';
import { parseTrace } from './platform/tracing/trace-context';
import type { Mounts } from './mounts';
import { NOT_KEPT } from '@bff/platform/cache-control';

interface Edge {
  Bindings: HttpBindings;
  Variables: { nonce: string; requestId: string };
}

/** Choices of a form's button that its page answers by leading elsewhere: the search's rows, what is done with ticked operators. */
const LEADING_ELSEWHERE = ['edit', 'next'];
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data; ?boundary=[^;]{1,80})(;|$)/i;

/**
 * Remix compares Origin with the host, which a proxy may have changed or a client invented, and answers 500 when they differ. The guard has
 * already compared the origin with the configured one, so Remix is shown that one.
 */
function useOwnHost(headers: Headers): void {
  headers.delete('x-forwarded-host');
  headers.set('host', new URL(headers.get('origin') ?? publicOrigin()).host);
}

/** React Aria positions popovers with style attributes; no other page has any. */
const isDashboard = (path: string) => /^\/(?:sv|en)\/dashboard(?:[/.]|$)/.test(path);

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

const build = withDomainAnswers(withGuardedDashboards(remixBuild));
// In development the manifest is Vite's, which names the routes of all sections.
const sections =
  import.meta.env.MODE === 'development'
    ? undefined
    : createSectionHandlers(build, import.meta.env.PROD ? 'production' : 'development');
const handle = sections?.handle ?? createRequestHandler(build, 'development');

/** The HTTP application: guard → headers → limits → apps mounted beside the pages → Remix. */
export function createApp(mounts: Mounts, limits: FormLimits = formLimits()): Hono<Edge> {
  const app = new Hono<Edge>();
  const count = createRates(limits);
  const addressOf = (c: Context<Edge>) =>
    clientAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null);

  app.use((c, next) => {
    const caller = parseTrace(c.req.header('traceparent'), c.req.header('tracestate'));
    return caller || beginsTrace(c.req.path) ? inTrace(requestSpan(c.req.method), caller, next) : next();
  });

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const nonce = newNonce();
    c.set('nonce', nonce);
    c.set('requestId', requestId);
    await withLogContext({ requestId }, async () => {
      beginRequest({ address: addressOf(c), method: c.req.method });
      await next();
      await endRequest();
      setSecurityHeaders(c.res.headers, nonce, { inlineStyles: isDashboard(c.req.path) });
      // A logged-in user's page is never cached; other pages are revalidated.
      if (!c.res.headers.has('cache-control'))
        c.res.headers.set(
          'cache-control',
          /session=/.test(c.req.header('cookie') ?? '') ? NOT_KEPT : 'private, no-cache',
        );
      c.res.headers.set('x-request-id', requestId);
      const { method, path } = c.req;
      const { status } = c.res;
      const milliseconds = performance.now() - started;
      countRequest({ area: areaOf(path), method, status, milliseconds });
      noteAnswer(c);
      logger.info(
        {
          method,
          path: loggedPath(path),
          status,
          ms: Math.round(milliseconds),
          ...(status === 403 ? { security: 'access.refused' } : {}),
        },
        'request',
      );
    });
  });

  const late = new LateRefusals();
  app.onError(async (error, c) => {
    if (error instanceof DomainError && error.key === 'request.tooMany') {
      logger.warn({ security: 'form.tooMany', path: loggedPath(c.req.path) }, 'too many from one address');
      await late.wait();
      return refuse(429, c.req.raw, { 'retry-after': String(error.params[0]) });
    }
    logger.error({ err: error, path: loggedPath(c.req.path) }, 'unhandled');
    return refuse(503, c.req.raw);
  });

  app.route('/', health);
  app.get('/assets/*', (c) => {
    const manifest = sections?.manifestAt(c.req.path);
    if (manifest === undefined) return oldAsset(c.req.path) ?? refuse(404, c.req.raw);
    return c.body(manifest, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  // Before the same-origin check: callers that are not browsers and authenticate themselves (webhooks by signature).
  app.route('/', mounts.signed);

  app.use(async (c, next) => {
    if (isSafe(c.req.method)) return next();
    if (!isSameOrigin(c.req.raw.headers)) {
      logger.warn({ security: 'request.crossSite', path: loggedPath(c.req.path) }, 'a form from another site');
      return refuse(403, c.req.raw);
    }
    return next();
  });
  app.route('/', mounts.pages);

  app.use(async (c, next) => {
    const { method, path } = c.req;
    const moved = localisedPath(path);
    if (moved) {
      if (method !== 'GET' && method !== 'HEAD') return refuse(404, c.req.raw);
      return c.redirect(moved + new URL(c.req.url).search, 302);
    }
    if (isSafe(method)) {
      const url = new URL(c.req.url);
      if (hasButtonChoice(url.searchParams)) {
        const plain = withButtonChoices(url.searchParams);
        // A form that asks for a page: its address says what was chosen as everybody else's does. Unless the choice leads elsewhere anyway:
        // w3m takes two redirects from one path for a loop.
        if (!LEADING_ELSEWHERE.some((name) => plain.has(name))) return c.redirect(`${path}?${plain}`, 302);
        const { headers, signal } = c.req.raw;
        c.req.raw = new Request(new URL(`${path}?${plain}`, url), { method, headers, signal });
      }
    } else {
      if (method !== 'POST') return refuse(405, c.req.raw, { allow: 'GET, HEAD, POST' });
      if (!FORM_TYPES.test(c.req.header('content-type') ?? '')) return refuse(415, c.req.raw);
      await count.form(pagePath(path), addressOf(c));
      useOwnHost(c.req.raw.headers);
    }
    if (method === 'OPTIONS') return c.body(null, 204, { allow: 'GET, HEAD, POST' });
    if (isSafe(method)) await count.page(pagePath(path), addressOf(c));
    return next();
  });

  const pages = new PageCache();
  app.all('*', async (c) => {
    if (isPageData(c.req.path) && (await isAnotherReaders(c.req.raw)))
      return c.body(null, 409, { [READER_HEADER]: 'other' });
    const response = await pages.answer(c.req.raw, c.get('nonce'), (nonce) =>
      handle(c.req.raw, {
        nonce,
        requestId: c.get('requestId'),
        helpersUrl,
        islandsUrl,
        build: build.assets.version,
        clientAddress: addressOf(c),
      }),
    );
    if (isPageData(c.req.path)) setPageDataHeaders(response, c.req.raw.headers, build.assets.version);
    return response;
  });

  return app;
}
