import { currentTransaction } from '@db/async-transaction';
import { sequelize } from '@db/connection';
import { retryTransient } from '@db/retry-transient';

/**
 * Runs `work` in one transaction in READ COMMITTED (set on every connection); commits when it resolves, rolls back when it throws.
 * Statements inside find the transaction by themselves, and a nested call joins the outer one. A deadlock, lock timeout or certification
 * failure runs the whole of it again, at most six times with growing random pauses, so `work` must change nothing but the database: no
 * network call, no variable outside. Everything else, DomainErrors too, passes through.
 */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return currentTransaction() ? work() : retryTransient(() => sequelize().transaction(work));
}
