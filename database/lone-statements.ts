import type { QueryOptions, Sequelize } from 'sequelize';
import { currentTransaction } from './async-transaction';
import { retryTransient } from './retry-transient';

/**
 * A statement outside a transaction is one of its own: the pool sends it again when the server has taken it back, to end a deadlock or
 * because a cluster did not certify it. So no store can forget to. One inside a transaction is repeated with the whole of that.
 */
export function repeatLoneStatements(database: Sequelize): void {
  const send = database.query.bind(database);
  const sendAgain = (sql: Parameters<typeof send>[0], options?: QueryOptions): Promise<unknown> =>
    currentTransaction() || options?.transaction ? send(sql, options) : retryTransient(() => send(sql, options));
  database.query = sendAgain as typeof database.query;
}
