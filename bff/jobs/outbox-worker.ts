import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { countedDelivery } from '@bff/platform/metrics';
import { failSpan, inTrace } from '@bff/platform/tracing/trace';
import { parseTrace } from '@bff/platform/tracing/trace-context';
import { inTransaction } from '@bff/platform/transaction';
import { backOff, TRIES_OF_A_MISTAKE, TRIES_WHILE_AWAY } from './back-off';
import { outboxQueue, type ClaimedMessage } from './outbox-queue.store';
import { startPoller, type Running } from './poller';

/** What a handler is given of a message. */
export type OutboxMessage = Pick<ClaimedMessage, 'id' | 'kind' | 'payload' | 'createdAt' | 'forgivenAttempts'>;

/** What is kept of a mail whose payload is emptied. */
export interface SentMail {
  subject: string;
  parts: readonly unknown[];
}

export interface OutboxHandler {
  /**
   * Carries a message out; of a mail, answers what is kept of it. It may come again, after a crash or a lost answer: doing it twice must be
   * like doing it once.
   */
  handle(message: OutboxMessage): Promise<SentMail | undefined | void>;
  /** `wait`: whoever we need is away, try for days. `giveUp`: trying again cannot help. Undefined: an error that nobody expected. */
  judge?(error: unknown): 'wait' | 'giveUp' | undefined;
  /** How often to try while `judge` says `wait`; days' worth without it. */
  tries?: number;
  /** Empties the payload when it is sent: for what holds links or personal data. */
  forgetPayload?: boolean;
}

export interface OutboxWorkerOptions {
  handlers: Readonly<Record<string, OutboxHandler>>;
  /** A message is parked; called in the transaction that parks it. */
  onGivenUp: (message: OutboxMessage) => Promise<void>;
  pollMs?: number;
}

const POLL_MS = SECOND;
const BATCH = 20;
const LANES = 4;
/** How long a claim lasts. A process that dies holds its messages back for this long. */
const LEASE_MS = 5 * MINUTE;
/** Longer than any handler may take, and much shorter than a claim. */
const HANDLER_TIMEOUT_MS = 90 * SECOND;

export interface OutboxWorker {
  start(): Running;
  /** Carries out what is due now, until nothing is; answers how many were sent. */
  drain(): Promise<number>;
}

/**
 * Carries out what was promised in the outbox, at least once. Kinds without a handler here are left to a process that has one. Any number
 * of processes may do this together.
 */
export function createOutboxWorker({ handlers, onGivenUp, pollMs = POLL_MS }: OutboxWorkerOptions): OutboxWorker {
  const kinds = Object.keys(handlers);
  let isStopping = false;

  async function drain(): Promise<number> {
    let sent = 0;
    while (!isStopping) {
      const messages = await outboxQueue.claim(kinds, BATCH, leaseEnd());
      if (messages.length === 0) break;
      const lane = async () => {
        for (let message = messages.shift(); message; message = messages.shift()) {
          if (isStopping) await outboxQueue.release(message);
          else if (await inItsTrace(message, () => deliver(message))) sent++;
        }
      };
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
      for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
    }
    return sent;
  }

  async function deliver(message: ClaimedMessage): Promise<boolean> {
    const handler = handlers[message.kind];
    if (!handler || !(await isStillOurs(message))) return false;
    let sent: unknown;
    try {
      sent = await countedDelivery(message.kind, () => inTime<unknown>(handler.handle(message)));
    } catch (error) {
      failSpan(error);
      await afterFailure(message, handler, error);
      return false;
    }
    await persistently(() =>
      outboxQueue.markSent(message, { forget: handler.forgetPayload ?? false, ...(sent as SentMail | undefined) }),
    );
    return true;
  }

  async function afterFailure(message: ClaimedMessage, handler: OutboxHandler, error: unknown): Promise<void> {
    const verdict = handler.judge?.(error);
    const tries = verdict === 'wait' ? (handler.tries ?? TRIES_WHILE_AWAY) : TRIES_OF_A_MISTAKE;
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const { id, kind } = message;
    const attempts = message.attempts - message.forgivenAttempts;
    if (verdict !== 'giveUp' && attempts < tries) {
      logger.warn({ err: error, outbox: id, kind, attempts }, 'an outgoing message waits');
      await outboxQueue.postpone(message, new Date(clock.millis() + backOff(attempts)), said);
      return;
    }
    logger.error(
      { err: error, outbox: id, kind, attempts, event: 'outbox.givenUp' },
      'an outgoing message is given up',
    );
    await inTransaction(async () => {
      if (await outboxQueue.giveUp(message, said)) await onGivenUp(message);
    });
  }

  return {
    drain,
    start() {
      isStopping = false;
      const poller = startPoller('outbox', pollMs, async () => void (await drain()));
      return {
        stop() {
          isStopping = true;
          return poller.stop();
        },
      };
    },
  };
}

/** What is logged, promised and called meanwhile belongs to the trace of who promised the message. */
const inItsTrace = <Result>(message: ClaimedMessage, work: () => Promise<Result>): Promise<Result> => {
  const { id, kind, attempts, traceParent, traceState } = message;
  const attributes = {
    'messaging.system': 'outbox',
    'messaging.message.id': String(id),
    'bussplats.attempts': attempts,
  };
  return inTrace({ name: `outbox ${kind}`, kind: 'consumer', attributes }, parseTrace(traceParent, traceState), work);
};

const leaseEnd = (): Date => new Date(clock.millis() + LEASE_MS);

/** A claim that is long enough for its handler, now that its turn has come. */
async function isStillOurs(message: ClaimedMessage): Promise<boolean> {
  if (message.lockedUntil.getTime() - clock.millis() > HANDLER_TIMEOUT_MS) return true;
  return outboxQueue.extend(message, leaseEnd());
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const timeout = sleep(HANDLER_TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(
    () => Promise.reject(new Error(`not done after ${HANDLER_TIMEOUT_MS / SECOND} s`)),
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([work, timeout]);
  } finally {
    late.abort();
  }
}

/** What is sent but not marked goes out again: a database that restarts at this very moment is worth waiting for. */
async function persistently(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mark();
    } catch (error) {
      if (attempt === 8) throw error;
      await sleep(250 * 2 ** (attempt - 1));
    }
  }
}
