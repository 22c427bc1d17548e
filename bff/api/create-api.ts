// Traces: S7-001, S8-117
import { Hono } from 'hono';
import { DomainError } from '@bff/domain/shared/errors';
import { logger } from '@bff/platform/logger';
import type { Endpoint } from './endpoint/endpoint';
import { failed, mountEndpoint, type OnUndeclared } from './endpoint/mount-endpoint';
import { createRateLimiter, RATE_LIMITS, type RateLimits } from './endpoint/rate-limit.store';
import type { ApiContext } from './endpoint/read-request';
import { requestLanguage } from './endpoint/request-language';
import { ENDPOINTS } from './endpoints';
import { docsPage, styleSheet } from './openapi/docs';
import { API_BASE, openApiDocument } from './openapi/document';

const logUndeclared: OnUndeclared = ({ method, path }, key) =>
  logger.warn({ event: 'api.undeclaredRefusal', endpoint: `${method} ${path}`, key }, 'a refusal is not declared');

const PATTERN = /:\w+/g;

/** `/api/v1` with its description. Everything else below `/api` answers 404 or 405 in JSON, never a page. */
export function createApi(
  endpoints: readonly Endpoint[] = ENDPOINTS,
  limits: RateLimits = RATE_LIMITS,
  onUndeclared: OnUndeclared = logUndeclared,
): Hono<ApiContext> {
  const limitRate = createRateLimiter(limits);
  const api = new Hono<ApiContext>();
  const v1 = new Hono<ApiContext>();
  for (const endpoint of endpoints) mountEndpoint(v1, endpoint, { limitRate, onUndeclared });
  v1.get('/openapi.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(openApiDocument(endpoints, requestLanguage(c.req.header('accept-language'))));
  });
  api.route(API_BASE, v1);

  api.get('/api/docs/style.css', async (c) => {
    const { fontUrl } = await import('@bff/platform/browser-assets');
    c.header('cache-control', 'public, max-age=300');
    return c.body(styleSheet(fontUrl), 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  for (const address of ['/api/docs', '/api/docs/:page'])
    api.get(address, async (c, next) => {
      const asked = c.req.query('language');
      const language = asked === 'sv' || asked === 'en' ? asked : requestLanguage(c.req.header('accept-language'));
      const page = await docsPage(c.req.param('page') ?? '', endpoints, language);
      if (!page) return next();
      c.header('vary', 'Accept-Language');
      return c.html(page);
    });

  const paths = endpoints.map(({ method, path }) => ({
    method,
    shape: new RegExp(`^${API_BASE}${path.replace(PATTERN, '[^/]+')}$`),
  }));
  api.all('/api/*', (c) => {
    const language = requestLanguage(c.req.header('accept-language'));
    const methods = paths.filter(({ shape }) => shape.test(c.req.path)).map(({ method }) => method);
    if (methods.length === 0) return failed(new DomainError('page.notFound'), c, language);
    const response = failed(new DomainError('request.methodNotAllowed'), c, language);
    response.headers.set('allow', methods.join(', '));
    return response;
  });
  return api;
}
