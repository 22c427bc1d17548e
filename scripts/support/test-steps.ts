import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** The steps of a test run: each is counted, a failing one does not stop the others, and the last line sums them up. */
export class Steps {
  private readonly outcomes: Outcome[] = [];

  constructor(private readonly wanted: readonly string[]) {
    mkdirSync('.cache/test', { recursive: true });
  }

  wants(name: string): boolean {
    return this.wanted.length === 0 || this.wanted.includes(name);
  }

  /** A program that succeeds or fails as a whole. */
  async check(name: string, command: readonly string[], env: Record<string, string> = {}): Promise<void> {
    if (!this.wants(name)) return;
    await this.timed(name, async () => {
      const code = await execute(command, env);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    });
  }

  /** Work of this process that throws when it fails. */
  async run(name: string, work: () => Promise<void> | void): Promise<void> {
    await this.timed(name, async () => {
      await work();
      return { passed: 1, failed: 0 };
    });
  }

  async vitest(name: string, args: readonly string[]): Promise<void> {
    if (!this.wants(name)) return;
    const report = `.cache/test/${name}.json`;
    rmSync(report, { force: true });
    await this.timed(name, async () => {
      const code = await execute([
        'node_modules/.bin/vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
        readFileSync(report, 'utf8'),
      ) as VitestReport;
      // A file that does not load has no failed test of its own, and an unhandled error none at all.
      const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0, code === 0 ? 0 : 1);
      return { passed: numPassedTests, failed };
    });
  }

  async playwright(name: string, config: string, env: Record<string, string>): Promise<void> {
    if (!this.wants(name)) return;
    const report = `.cache/test/${name}.json`;
    rmSync(report, { force: true });
    await this.timed(name, async () => {
      const code = await execute(['node_modules/.bin/playwright', 'test', '--config', config, '--reporter=list,json'], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
      const failed = Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1);
      return { passed: stats.expected + stats.flaky, failed };
    });
  }

  /** Prints the sums; the exit code. */
  finish(): number {
    const sum = (pick: (outcome: Outcome) => number) =>
      this.outcomes.reduce((total, outcome) => total + pick(outcome), 0);
    console.log('');
    for (const { name, passed, failed, seconds } of this.outcomes)
      console.log(
        `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed, ${failed} failed  ${seconds.toFixed(0)} s`,
      );
    console.log(`${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`);
    return sum((outcome) => outcome.failed) > 0 ? 1 : 0;
  }

  private async timed(name: string, work: () => Promise<Pick<Outcome, 'passed' | 'failed'>>): Promise<void> {
    console.log(`\n── ${name}`);
    const started = Date.now();
    let result = { passed: 0, failed: 1 };
    try {
      result = await work();
    } catch (error) {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    }
    this.outcomes.push({ name, ...result, seconds: (Date.now() - started) / 1000 });
  }
}

function execute(command: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const [program, ...args] = command as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
