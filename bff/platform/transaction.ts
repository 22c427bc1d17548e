import { currentTransaction } from '@db/async-transaction';
import { isCluster } from '@db/cluster';
import { sequelize } from '@db/connection';
import { retryTransient } from '@db/retry-transient';

/**
 * Runs `work` in one READ COMMITTED transaction (set on every connection); commits when it resolves, rolls back when it throws. Statements
 * inside find the transaction by themselves, and a nested call joins the outer one. After a deadlock, lock timeout or certification
 * failure, or when a cluster node dies before the COMMIT is sent, all of `work` runs again, at most twelve times with growing random pauses.
 * So `work` must change nothing but the database: no network call, no outside variable. Every other error passes through, DomainErrors
 * included.
 */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (currentTransaction()) return work();
  let isCommitting = false;
  const whole = () => {
    isCommitting = false;
    return sequelize().transaction(async () => {
      const result = await work();
      // From here on, a lost answer leaves it unknown whether the commit happened.
      isCommitting = true;
      return result;
    });
  };
  return retryTransient(whole, { afterLoss: () => isCluster(sequelize()) && !isCommitting });
}
