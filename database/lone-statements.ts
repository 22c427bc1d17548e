import { type QueryOptions, QueryTypes, type Sequelize } from 'sequelize';
import { currentTransaction } from './async-transaction';
import { isCluster } from './cluster';
import { retryTransient } from './retry-transient';

/**
 * A statement outside a transaction is one of its own: the pool sends it again when the server has taken it back, to end a deadlock or
 * because a cluster did not certify it. So no store can forget to. A reading that was cut off with a node is sent to
 * another one too. A statement inside a transaction is repeated with the whole of that.
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
