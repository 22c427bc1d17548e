import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only on retry, with what the first try met: they are green, but need fixing. */
export default class SecondTriesReporter implements Reporter {
  private readonly lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.lines.push(`passed at the second try only: ${test.module.relativeModuleId} › ${test.fullName}`);
    for (const { message, stacks } of test.result().errors ?? []) {
      const [place] = stacks ?? [];
      this.lines.push(`  ${message}${place ? `\n  at ${place.file}:${place.line}` : ''}`);
    }
  }

  onTestRunEnd(): void {
    // Standard output is what a reporter is for.
    for (const line of this.lines) console.log(line);
  }
}
