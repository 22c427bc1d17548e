import type { MiddlewareHandler } from 'hono';
import { env } from '@bff/platform/env';

/**
 * Where a redirect leads, with its origin: lynx stops at every one without. By the public origin, or the address that was asked where none is
 * set. A path alone is right for all others (RFC 9110, section 10.2.2), so it is what everything inside says.
 */
export const absoluteLocation: MiddlewareHandler = async (c, next) => {
  await next();
  const location = c.res.headers.get('location');
  if (!location?.startsWith('/') || location.startsWith('//')) return;
  c.res.headers.set('location', `${env().PUBLIC_ORIGIN ?? new URL(c.req.url).origin}${location}`);
};
