import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { knownMethod } from '@bff/platform/metrics';
import { type SpanFacts, runningSpan } from '@bff/platform/tracing/trace';
import { areaOf } from './area-of';
import { screenAt } from './find-screen';

/** The span of a request, as OpenTelemetry's conventions for HTTP call things. */
export const requestSpan = (method: string): SpanFacts => ({
  name: knownMethod(method),
  kind: 'server',
  attributes: { 'http.request.method': knownMethod(method) },
});

/** What watches the process asks every few seconds, and nobody looks for that. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether a request that brings no trace begins one. */
export const beginsTrace = (path: string): boolean => !PROBES.has(path);

/** What was answered, and by what: never the address itself, which may hold a secret or what somebody searched for. */
export function noteAnswer(c: Context): void {
  const span = runningSpan();
  if (!span) return;
  const { path, method } = c.req;
  const { status } = c.res;
  const area = areaOf(path);
  const route = routeOf(c);
  span.add({
    'http.response.status_code': status,
    'bussplats.area': area,
    ...(route !== undefined && { 'http.route': route }),
  });
  span.rename(`${knownMethod(method)} ${route ?? area}`);
  if (status >= 500) span.fail(String(status));
}

/** The pattern of a screen's address, or of what Hono answers beside them. */
function routeOf(c: Context): string | undefined {
  const screen = screenAt(c.req.path);
  if (screen) return ['/:locale', screen.path].filter(Boolean).join('/');
  return matchedRoutes(c)
    .map(({ path }) => path)
    .findLast((path) => !path.includes('*'));
}
