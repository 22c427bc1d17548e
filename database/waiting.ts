export interface Waiting {
  /** Longest that a statement may take. */
  statementSeconds: number;
  /** After so long without an answer it is looked whether the server is there at all. */
  askAfterMs: number;
  /** So long it may take to answer that. */
  answerWithinMs: number;
  /** Longest until a connection is there. */
  connectMs: number;
  /** Longest until one of the pool is free. */
  acquireMs: number;
}

/**
 * How long is waited for the database, by who waits. Who waits for a page hears of a frozen one within five seconds: twice one and a half until
 * a connection is given up. A command (migrations, first data) takes its time, and on a machine that has a lot to do a living server may be slow
 * to say that it is there: with a page's patience such an installation would never come up.
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
