import { setTimeout as sleep } from 'node:timers/promises';
import { currentTransaction } from '@db/async-transaction';
import { sequelize } from '@db/connection';

const MAX_TRIES = 6;
const FIRST_PAUSE_MS = 10;
/** Deadlock, lock wait timeout, row changed since it was read (a cluster's certification or a snapshot's conflict). */
const TRANSIENT = new Set([1213, 1205, 1020]);

/**
 * Runs `work` in one transaction in READ COMMITTED (set on every connection); commits when it resolves, rolls back when it throws.
 * Statements inside find the transaction by themselves, and a nested call joins the outer one. A deadlock, lock timeout or certification
 * failure runs the whole of it again, at most six times with growing random pauses, so `work` must change nothing but the database: no
 * network call, no variable outside. Everything else, DomainErrors too, passes through.
 */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (currentTransaction()) return work();
  for (let attempt = 1; ; attempt++) {
    try {
      return await sequelize().transaction(work);
    } catch (error) {
      if (attempt === MAX_TRIES || !isTransient(error)) throw error;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Whether trying the whole transaction again can help. The driver's error hides inside Sequelize's. */
export function isTransient(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 4; depth++) {
    if ('errno' in cause && typeof cause.errno === 'number' && TRANSIENT.has(cause.errno)) return true;
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return false;
}
