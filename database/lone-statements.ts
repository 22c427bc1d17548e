import { type QueryOptions, QueryTypes, type Sequelize } from 'sequelize';
import { currentTransaction } from './async-transaction';
import { isCluster } from './cluster';
import { retryTransient } from './retry-transient';

/**
 * A statement outside a transaction is one by itself: the pool sends it again if the server has rolled it back, because of a deadlock or
 * because a cluster did not certify it. So no store can forget to. A read that was cut off with its node is also sent to another one. A
 * statement inside a transaction is retried with the whole transaction.
 */
export function repeatLoneStatements(database: Sequelize): void {
  const send = database.query.bind(database);
  const sendAgain = (sql: Parameters<typeof send>[0], options?: QueryOptions): Promise<unknown> =>
    currentTransaction() || options?.transaction
      ? send(sql, options)
      : retryTransient(() => send(sql, options), {
          afterLoss: () => isCluster(database) && options?.type === QueryTypes.SELECT,
        });
  database.query = sendAgain as typeof database.query;
}
