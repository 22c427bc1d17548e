import { Hono } from 'hono';
import { sequelize } from '@db/connection';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. Neither tells more than that. */
export const health = new Hono();

health.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));

health.get('/readyz', async (c) => {
  try {
    await sequelize().query('SELECT 1');
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  } catch {
    return c.json({ ok: false }, 503, { 'cache-control': 'no-store', 'retry-after': '5' });
  }
});
