import { isRouteErrorResponse } from '@remix-run/react';
import { loggedPath } from '@bff/edge/logged-path';
import { logger } from '@bff/platform/logger';

/**
 * What Remix could not answer. An address that takes no GET, or no form, was asked wrongly: that is the client's error,
 * and nobody is to be woken by it.
 */
export function logRequestError(error: unknown, pathname: string): void {
  const path = loggedPath(pathname);
  if (isRouteErrorResponse(error) && error.status < 500)
    logger.info({ path, status: error.status }, 'request not understood');
  else logger.error({ err: error, path }, 'request failed');
}
