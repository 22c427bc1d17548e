import { Hono } from 'hono';
import { createApi } from '@bff/api';
import type { RateLimits } from '@bff/api/endpoint/rate-limit.store';
import { UNLIMITED } from '@bff/api/testing/unlimited';
import { createApp } from '@bff/app';
import { placeSuggestions, uploadedImages } from '@bff/areas/public';
import type { FormLimits } from '@bff/edge/form-rates';
import { paymentWebhook } from '@bff/edge/payment-webhook';
import { publicOrigin } from '@bff/platform/env';

const UNLIMITED_FORMS: FormLimits = {
  any: UNLIMITED.usual,
  frequent: UNLIMITED.usual,
  account: UNLIMITED.usual,
  upload: UNLIMITED.usual,
  search: UNLIMITED.usual,
};

interface WholeApp {
  /** For putting a server in front of it. */
  app: ReturnType<typeof createApp>;
  /** Sends a request to the application, without a network. Redirects are not followed. */
  ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; peer?: string },
  ) => Promise<Response>;
}

/** Edge, pages and API as in the server, in this process. `peer` is the connection's address. */
export function wholeApp({
  api = UNLIMITED,
  forms = UNLIMITED_FORMS,
}: { api?: RateLimits; forms?: FormLimits } = {}): WholeApp {
  const signed = new Hono();
  signed.route('/', paymentWebhook);
  signed.route(
    '/',
    createApi(undefined, api, ({ method, path }, key) => {
      throw new Error(`${method} ${path} does not declare ${key} among its errors`);
    }),
  );
  const pages = new Hono();
  pages.route('/', placeSuggestions);
  pages.route('/', uploadedImages);
  const app = createApp({ signed, pages }, forms);
  return {
    app,
    ask: async (path, { peer = '127.0.0.1', headers, ...init } = {}) => {
      const url = new URL(path, publicOrigin());
      const request = new Request(url, { redirect: 'manual', ...init, headers: { host: url.host, ...headers } });
      return app.fetch(request, { incoming: { socket: { remoteAddress: peer } } });
    },
  };
}
