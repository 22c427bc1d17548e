import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Failure } from './test-failures';

/** The environment variable with the file to which a Vitest run writes its unhandled errors. */
export const UNHANDLED_ERRORS = 'UNHANDLED_ERRORS_FILE';

interface UnhandledError {
  message: string;
  stack?: string | undefined;
  type?: unknown;
}

export const keepUnhandled = (file: string, errors: readonly UnhandledError[]): void =>
  writeFileSync(file, JSON.stringify(errors.map(({ message, stack, type }) => ({ message, stack, type }))));

/** Errors outside tests: an unhandled rejection, a worker that crashed. The JSON report omits them. */
export function unhandledFailures(file: string): Failure[] {
  if (!existsSync(file)) return [];
  const errors = JSON.parse(readFileSync(file, 'utf8')) as UnhandledError[];
  return errors.map(({ message, stack, type }) => ({
    test: typeof type === 'string' ? `(no test: ${type})` : '(no test)',
    message: stack?.includes(message) ? stack : [message, stack].filter(Boolean).join('\n'),
  }));
}
