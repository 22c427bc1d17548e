import { currentTransaction } from '@db/async-transaction';
import { isCluster } from '@db/cluster';
import { sequelize } from '@db/connection';
import { retryTransient } from '@db/retry-transient';

/**
 * Runs `work` in one transaction in READ COMMITTED (set on every connection); commits when it resolves, rolls back when it throws.
 * Statements inside find the transaction by themselves, and a nested call joins the outer one. A deadlock, lock timeout or certification
 * failure runs the whole of it again, at most six times with growing random pauses, so `work` must change nothing but the database: no
 * network call, no variable outside. In a cluster so does a node that dies before the COMMIT is sent: there are others. Everything else,
 * DomainErrors too, passes through.
 */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (currentTransaction()) return work();
  let isCommitting = false;
  const whole = () => {
    isCommitting = false;
    return sequelize().transaction(async () => {
      const result = await work();
      // From here on nobody knows whether it has happened, if the answer is lost.
      isCommitting = true;
      return result;
    });
  };
  return retryTransient(whole, { afterLoss: () => isCluster(sequelize()) && !isCommitting });
}
