import { Hono } from 'hono';
import { sequelize } from '@db/connection';
import { isDraining } from './draining';

const ANSWER_WITHIN_MS = 3_000;

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database takes too long')), ANSWER_WITHIN_MS).unref();
  });

/**
 * `/healthz`: the process answers. `/readyz`: it can take requests, because it reaches its database and is not about to stop. Neither says
 * more.
 */
export const health = new Hono();

health.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));

health.get('/readyz', async (c) => {
  try {
    if (isDraining()) throw new Error('about to stop');
    await Promise.race([sequelize().authenticate(), tooLate()]);
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  } catch {
    return c.json({ ok: false }, 503, { 'cache-control': 'no-store', 'retry-after': '5' });
  }
});
