import { Hono } from 'hono';
import { provide } from '@bff/domain/shared/services';
import { connect } from '@db/connection';
import type { Mounts } from './mounts';
import { env } from './platform/env';

/** Puts the product together: database, roads, payment provider, mail, jobs; answers what is mounted, and how to take it down again. */
export async function compose(): Promise<{ mounts: Mounts; stop: () => Promise<void> }> {
  const database = connect(env().DATABASE_URL, { pool: env().DATABASE_POOL });
  await database.authenticate();
  provide({});
  const mounts: Mounts = { signed: new Hono(), pages: new Hono() };
  return {
    mounts,
    stop: async () => {
      await database.close();
    },
  };
}
