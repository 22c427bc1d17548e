import type { Reporter, TestCase } from 'vitest/node';

/**
 * The report that the end of a run is printed from holds the stack of an error where it has one, and Sequelize's errors have a stack without
 * their message: it is put before. Named before the reporter that writes the file.
 */
export default class ToldErrorsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? [])
      if (error.stack && !error.stack.includes(error.message)) error.stack = `${error.message}\n${error.stack}`;
  }
}
