import type { QueryError } from 'mysql2';
import type { Sequelize, Transaction } from 'sequelize';

/** What Sequelize has and does not tell in its types. */
type Running = Transaction & {
  parent?: Transaction;
  finished?: string;
  connection: { query(sql: string, done: (error: QueryError | null) => void): unknown };
};

const tell = ({ connection }: Running, sql: string) =>
  new Promise<void>((resolve, reject) => {
    connection.query(sql, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Begins, commits and takes back transactions past Sequelize's own `query`, as statements are sent (query.ts): every transaction has two of
 * them. Those inside another one, which are savepoints, are left to Sequelize.
 */
export function sendTransactionsDirectly(database: Sequelize): void {
  const queries = database.getQueryInterface();
  const theirs = {
    start: queries.startTransaction.bind(queries),
    commit: queries.commitTransaction.bind(queries),
    rollback: queries.rollbackTransaction.bind(queries),
  };
  const end = (transaction: Running, sql: string, finished: string) => {
    const told = tell(transaction, sql);
    // From here on nothing more is sent in it.
    transaction.finished = finished;
    return told;
  };
  queries.startTransaction = (transaction: Running, options) =>
    transaction.parent ? theirs.start(transaction, options) : tell(transaction, 'START TRANSACTION');
  queries.commitTransaction = (transaction: Running, options) =>
    transaction.parent ? theirs.commit(transaction, options) : end(transaction, 'COMMIT', 'commit');
  queries.rollbackTransaction = (transaction: Running, options) =>
    transaction.parent ? theirs.rollback(transaction, options) : end(transaction, 'ROLLBACK', 'rollback');
}
