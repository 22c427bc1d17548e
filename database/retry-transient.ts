import { setTimeout as sleep } from 'node:timers/promises';

const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 640;
/** No try begins later than this after the first: a lock that was waited for three times in vain is not about to be released. */
const LAST_TRY_AFTER_MS = 25_000;
/**
 * Deadlock (also the name of a cluster's certification failure), lock wait timeout, row changed since it was read, a cluster node that is
 * just rejoining, and a commit refused by the engine or the cluster. If a COMMIT gets one of these, nothing of the transaction has been
 * written.
 */
const TRANSIENT = new Set([1213, 1205, 1020, 1047, 1180]);

const LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ER_SERVER_SHUTDOWN']);
/** The driver's errors for a connection that it knows is closed. */
const CLOSED = /connection is in closed state|Connection lost/;
const SOON_MS = 2_000;

/** Errors whose retries are used up: an outer retry does not start over. */
const hopeless = new WeakSet<Error>();

let retries = 0;

/** The number of retries by this process since it started. */
export const retriesSoFar = (): number => retries;

export interface Again {
  /** Whether work that lost its connection may be repeated: nothing of it has happened, and there is another server. */
  afterLoss?: () => boolean;
}

/**
 * Runs `work`, and repeats all of it after a deadlock, lock timeout or certification failure: at most twelve times, with growing random
 * pauses. So `work` must be a whole transaction or a standalone statement; a part of a transaction can't be repeated. Work that lost its
 * connection is repeated at most once, and only if that happened soon: whoever waited for a frozen server has waited long enough. Every
 * other error is thrown at once.
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
      if (attempt === MAX_TRIES || performance.now() - began > LAST_TRY_AFTER_MS) {
        hopeless.add(error as Error);
        throw error;
      }
      retries++;
      await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}

/** Whether retrying the whole transaction can help. */
export const isTransient = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'errno' in cause && typeof cause.errno === 'number' && TRANSIENT.has(cause.errno));

/** Whether the connection was lost. */
const isLoss = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      ('code' in cause && typeof cause.code === 'string' && LOST.has(cause.code)) || CLOSED.test(cause.message),
  );

/** Sequelize wraps the driver's error. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 4;) {
    causes.push(cause);
    cause = 'original' in cause ? cause.original : cause.cause;
  }
  return causes;
}
