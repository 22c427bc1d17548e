import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { collectDefaultMetrics } from 'prom-client';
import { registry } from '@bff/platform/metrics';
import { readGauges } from './gauges';

/**
 * `/metrics` in the text format of Prometheus, for whoever holds the token: what this process counted, what its runtime uses, and what
 * waits in the database that all processes share. Answers also while the database is away, and says that it is.
 */
export function metricsPage(token: string): Hono {
  collectDefaultMetrics({ register: registry });
  const page = new Hono();
  page.get('/metrics', bearerAuth({ token }), async (c) => {
    await readGauges();
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });
  return page;
}
