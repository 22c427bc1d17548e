import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { keepUnhandled, UNHANDLED_ERRORS } from './unhandled-errors';

/** Keeps errors outside tests for the end of a long log. */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_ERRORS];
    if (file) keepUnhandled(file, errors);
  }
}
