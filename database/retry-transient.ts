import { setTimeout as sleep } from 'node:timers/promises';

const MAX_TRIES = 6;
const FIRST_PAUSE_MS = 10;
/**
 * Deadlock, which is also what a cluster's certification failure is called, lock wait timeout, row changed since it was read, a cluster's node
 * that is just joining it again, and a commit that the engine or the cluster has refused. Whatever of these a COMMIT answers, nothing of the
 * transaction has been written.
 */
const TRANSIENT = new Set([1213, 1205, 1020, 1047, 1180]);

/** What was tried often enough: whoever repeats what holds a repeated statement does not begin anew. */
const hopeless = new WeakSet<Error>();

let retries = 0;

/** How often this process has done something again, since it started. */
export const retriesSoFar = (): number => retries;

/**
 * Runs `work`, and the whole of it again after a deadlock, lock timeout or certification failure: at most six times, with growing random
 * pauses. So `work` is a whole transaction or a statement that is one by itself; a part of one can't be repeated alone. Every other error
 * passes through at once.
 */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || hopeless.has(error as Error)) throw error;
      if (attempt === MAX_TRIES) {
        hopeless.add(error as Error);
        throw error;
      }
      retries++;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Whether trying the whole transaction again can help. The driver's error hides inside Sequelize's. */
export function isTransient(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 4; depth++) {
    if ('errno' in cause && typeof cause.errno === 'number' && TRANSIENT.has(cause.errno)) return true;
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return false;
}
