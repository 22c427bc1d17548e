import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { env } from './env';
import { loggedError } from './logged-error';
import { loggedTrace } from './tracing/trace';

/** Fields on every log line of a request. No personal data: ids only. */
interface LogContext {
  requestId: string;
  userId?: number;
}

const context = new AsyncLocalStorage<LogContext>();

/**
 * Structured log on standard output, in UTC. An error shows only what `loggedError` names; secrets are redacted by name wherever they
 * occur.
 */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => loggedError(error) },
  redact: {
    paths: [
      'password',
      'token',
      'secret',
      'cookie',
      'authorization',
      '*.password',
      '*.token',
      '*.secret',
      '*.cookie',
      '*.authorization',
    ],
    remove: true,
  },
  mixin: () => ({ ...context.getStore(), ...loggedTrace() }),
});

export const withLogContext = <T>(values: LogContext, run: () => T): T => context.run(values, run);

/** Adds the actor to the remaining log lines of this request. */
export function logActor(userId: number): void {
  const store = context.getStore();
  if (store) store.userId = userId;
}

/** An object that stands for the current request: a key for what is looked up once a request. */
export const requestScope = (): object | undefined => context.getStore();
