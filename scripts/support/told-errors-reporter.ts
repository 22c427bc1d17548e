import type { Reporter, TestCase } from 'vitest/node';

/**
 * The summary at the end of a run prints an error's stack, and the stack of Sequelize's errors lacks their message: it is prepended. List
 * it before the reporter that writes the file.
 */
export default class ToldErrorsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? [])
      if (error.stack && !error.stack.includes(error.message)) error.stack = `${error.message}\n${error.stack}`;
  }
}
