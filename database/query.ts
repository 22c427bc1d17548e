import type { QueryError } from 'mysql2';
import type { Sequelize, Transaction } from 'sequelize';
import { currentTransaction } from './async-transaction';
import { sequelize } from './connection';
import { retryTransient } from './retry-transient';
import { type Outcome, reading, type Statement, writing } from './statement';
import type { Replacements } from './statement-text';

export type { Replacements };

/**
 * Rows of a SELECT, in the running transaction if there is one. Named replacements only (` :name`, with a space
 * or a parenthesis before it; lists for `IN (:ids)`).
 * DECIMAL and SUM() come as text: cast them in SQL; DATETIME comes as Date, BIGINT as number, JSON as text (`parseJson`).
 */
export async function select<Row extends object>(sql: string, replacements: Replacements = {}): Promise<Row[]> {
  return send(reading<Row>(sql, replacements));
}

/** The first row, or undefined. */
export async function selectOne<Row extends object>(
  sql: string,
  replacements: Replacements = {},
): Promise<Row | undefined> {
  const [row] = await select<Row>(sql, replacements);
  return row;
}

/** An INSERT, UPDATE or DELETE in the running transaction if there is one; says how many rows it changed and the first new id. */
export async function execute(sql: string, replacements: Replacements = {}): Promise<Outcome> {
  return send(writing(sql, replacements));
}

/**
 * Sends a statement, in the running transaction if there is one. Alone it is a transaction of its own, and is tried again when the server
 * takes it back to end a deadlock.
 */
export async function send<Answer>({ text, read }: Statement<Answer>): Promise<Answer> {
  return read(await (currentTransaction() ? run(text) : retryTransient(() => run(text))));
}

type Answers<Statements extends readonly Statement<unknown>[]> = {
  -readonly [At in keyof Statements]: Statements[At] extends Statement<infer Answer> ? Answer : never;
};

/**
 * Sends statements of a transaction in one message, since a way to the server and back costs more than most of them do. The server runs
 * them in their order, each seeing what those before it have done, and stops at the first that fails: those after it are not run, and that
 * error is thrown. For statements that need no answer of each other.
 */
export async function together<const Statements extends readonly Statement<unknown>[]>(
  statements: Statements,
): Promise<Answers<Statements>> {
  if (!currentTransaction()) throw new Error('outside a transaction half of them could stay done');
  const results = await run(statements.map(({ text }) => text).join('\n;\n'));
  const answers = statements.length === 1 ? [results] : (results as unknown[]);
  return statements.map(({ read }, index) => read(answers[index])) as Answers<Statements>;
}

/** The driver's connection, as Sequelize keeps it. */
interface Connection {
  query(sql: string, done: (error: QueryError | null, result: unknown) => void): unknown;
}

/** What Sequelize has and does not tell in its types. */
interface Pooled {
  options: { logging?: false | ((sql: string) => void) };
  connectionManager: {
    getConnection(options: { type: 'read' | 'write' }): Promise<Connection>;
    releaseConnection(connection: Connection): void;
  };
  dialect: {
    Query: new (
      connection: Connection,
      database: Sequelize,
      options: object,
    ) => { formatError(error: Error, stack?: string): Error };
  };
}
type Running = Transaction & { connection: Connection; finished?: string };

const DEADLOCK = 1213;
/** The server has taken all of them back, whatever their callers make of the error: nothing more may be sent as if they were still there. */
const lost = new WeakSet<Transaction>();

/**
 * Sends a statement on the transaction's connection or one of the pool, past Sequelize's own `query`, which takes longer than most of our
 * statements do. Connections, transactions and errors are Sequelize's.
 */
async function run(sql: string): Promise<unknown> {
  const database = sequelize();
  const { connectionManager, options } = database as unknown as Pooled;
  const transaction = currentTransaction() as Running | undefined;
  if (transaction && (transaction.finished || lost.has(transaction)))
    throw new Error(`the transaction has ended, and this was not sent: ${sql}`);
  if (options.logging) options.logging(sql);
  const connection = transaction?.connection ?? (await connectionManager.getConnection({ type: 'write' }));
  try {
    return await answerOf(connection, sql);
  } catch (error) {
    if (transaction && (error as QueryError).errno === DEADLOCK) lost.add(transaction);
    throw described(error as QueryError, connection, sql);
  } finally {
    if (!transaction) connectionManager.releaseConnection(connection);
  }
}

const answerOf = (connection: Connection, sql: string) =>
  new Promise<unknown>((resolve, reject) => {
    connection.query(sql, (error, result) => (error ? reject(error) : resolve(result)));
  });

function described(error: QueryError, connection: Connection, sql: string): Error {
  const database = sequelize();
  const { Query } = (database as unknown as Pooled).dialect;
  return new Query(connection, database, {}).formatError(Object.assign(error, { sql }), new Error(error.message).stack);
}

/** JSON is text on MariaDB and an object on MySQL. */
export const parseJson = <Value>(value: unknown): Value =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Value;
