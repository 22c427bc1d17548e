import { afterEach, expect, test, vi } from 'vitest';
import { logger } from '@bff/platform/logger';
import { logRequestError } from './log-request-error.server';

const error = vi.spyOn(logger, 'error').mockReturnValue();
const info = vi.spyOn(logger, 'info').mockReturnValue();
afterEach(() => vi.clearAllMocks());

/** As Remix throws it: the shape that `isRouteErrorResponse` recognises. */
const answered = (status: number) => ({ status, statusText: 'No', internal: true, data: 'no loader' });

test('a wrong request is not logged as an error of the product', () => {
  logRequestError(answered(405), '/sv/dashboard/admin/list-look');
  expect(error).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledWith({ path: '/sv/dashboard/admin/list-look', status: 405 }, 'request not understood');
});

test.each([new Error('broken'), answered(500), 'thrown text'])('any other failure is: %s', (thrown) => {
  logRequestError(thrown, '/sv/about');
  expect(info).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ err: thrown }), 'request failed');
});
