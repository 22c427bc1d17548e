export interface Waiting {
  /** The longest a statement may take. */
  statementSeconds: number;
  /** After this long without an answer, check whether the server is alive. */
  askAfterMs: number;
  /** The time allowed for answering that check. */
  answerWithinMs: number;
  /** The time allowed for connecting. */
  connectMs: number;
  /** The time allowed for getting a connection from the pool. */
  acquireMs: number;
}

/**
 * How long to wait for the database, by who is waiting. Somebody waiting for a page learns of a frozen one within five seconds: a
 * connection is given up after one and a half, twice. A command (migrations, first data) takes its time, and on a busy machine a living
 * server may be slow to respond: with a page's patience such an installation would never start.
 */
export const WAITING = {
  serving: { statementSeconds: 60, askAfterMs: 1_500, answerWithinMs: 1_500, connectMs: 3_000, acquireMs: 4_000 },
  commands: {
    statementSeconds: 6 * 3_600,
    askAfterMs: 30_000,
    answerWithinMs: 60_000,
    connectMs: 60_000,
    acquireMs: 120_000,
  },
} as const satisfies Record<string, Waiting>;
