import { isRouteErrorResponse } from '@remix-run/react';
import { loggedPath } from '@bff/edge/logged-path';
import { logger } from '@bff/platform/logger';

/**
 * Logs what Remix could not answer. A GET or a form sent to an address that does not take it is the client's error, and must alert nobody.
 */
export function logRequestError(error: unknown, pathname: string): void {
  const path = loggedPath(pathname);
  if (isRouteErrorResponse(error) && error.status < 500)
    logger.info({ path, status: error.status }, 'request not understood');
  else logger.error({ err: error, path }, 'request failed');
}
