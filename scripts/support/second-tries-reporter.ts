import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when they were tried again: they are green, and something about them is to be mended. */
export default class SecondTriesReporter implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.names) console.log(`passed at the second try only: ${name}`);
  }
}
