import { setTimeout as sleep } from 'node:timers/promises';

const MAX_TRIES = 6;
const FIRST_PAUSE_MS = 10;
/**
 * Deadlock, which is also what a cluster's certification failure is called, lock wait timeout, row changed since it was read, a cluster's node
 * that is just joining it again, and a commit that the engine or the cluster has refused. Whatever of these a COMMIT answers, nothing of the
 * transaction has been written.
 */
const TRANSIENT = new Set([1213, 1205, 1020, 1047, 1180]);

const LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ER_SERVER_SHUTDOWN']);
/** What the driver says of a connection whose end it has seen. */
const CLOSED = /connection is in closed state|Connection lost/;
const SOON_MS = 2_000;

/** What was tried often enough: whoever repeats what holds a repeated statement does not begin anew. */
const hopeless = new WeakSet<Error>();

let retries = 0;

/** How often this process has done something again, since it started. */
export const retriesSoFar = (): number => retries;

export interface Again {
  /** Whether what was cut off with its connection may be done again: nothing of it has happened, and there is another server. */
  afterLoss?: () => boolean;
}

/**
 * Runs `work`, and the whole of it again after a deadlock, lock timeout or certification failure: at most six times, with growing random
 * pauses. So `work` is a whole transaction or a statement that is one by itself; a part of one can't be repeated alone. What was cut off is
 * done again at most once, and only if that was soon: who has waited for a frozen server has waited long enough. Every other error passes
 * through at once.
 */
export async function retryTransient<Result>(work: () => Promise<Result>, { afterLoss }: Again = {}): Promise<Result> {
  const began = performance.now();
  let wasCutOff = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isCutOff: boolean =
        !wasCutOff && isLoss(error) && performance.now() - began < SOON_MS && afterLoss?.() === true;
      wasCutOff ||= isCutOff;
      if ((!isCutOff && !isTransient(error)) || hopeless.has(error as Error)) throw error;
      if (attempt === MAX_TRIES) {
        hopeless.add(error as Error);
        throw error;
      }
      retries++;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Whether trying the whole transaction again can help. */
export const isTransient = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'errno' in cause && typeof cause.errno === 'number' && TRANSIENT.has(cause.errno));

/** Whether the connection went away under it. */
const isLoss = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      ('code' in cause && typeof cause.code === 'string' && LOST.has(cause.code)) || CLOSED.test(cause.message),
  );

/** The driver's error hides inside Sequelize's. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 4;) {
    causes.push(cause);
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return causes;
}
