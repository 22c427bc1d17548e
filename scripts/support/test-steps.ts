import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { playwrightFailures, vitestFailures } from './test-failures';
import { UNHANDLED_ERRORS, unhandledFailures } from './unhandled-errors';
import type { Failure, PlaywrightReport, VitestReport } from './test-failures';

interface Result {
  passed: number;
  failed: number;
  failures?: Failure[];
}

interface Outcome extends Result {
  name: string;
  seconds: number;
  /** The percentage of all cores' time used meanwhile, by anybody: what remains is room for another worker. */
  busy?: number;
}

interface Check {
  name: string;
  command: readonly string[];
  /** The step that it belongs to, if it is not one itself. */
  of?: string;
}

/** Enough of a failure's message to recognise it; the full message is in the test's output. */
const MESSAGE_LINES = 25;

/** The steps of a test run: each is counted, a failure does not stop the others, and the last line sums up. */
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

  /** Programs that use one core each, in parallel on all cores; the output of each is shown once it has ended. */
  async sideBySide(checks: readonly Check[]): Promise<void> {
    const waiting = checks.filter(({ name, of = name }) => this.wants(of));
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { name, command } = next;
        const started = Date.now();
        const { code, output } = await executeQuietly(command);
        console.log(`\n── ${name}\n${output.trimEnd()}`);
        const seconds = (Date.now() - started) / 1000;
        this.outcomes.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds });
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
  }

  /** Work in this process that throws if it fails. */
  async run(name: string, work: () => Promise<void> | void): Promise<void> {
    await this.timed(name, async () => {
      await work();
      return { passed: 1, failed: 0 };
    });
  }

  async vitest(name: string, args: readonly string[]): Promise<void> {
    if (!this.wants(name)) return;
    const report = `.cache/test/${name}.json`;
    const unhandled = `.cache/test/${name}-unhandled.json`;
    for (const file of [report, unhandled]) rmSync(file, { force: true });
    await this.timed(name, async () => {
      const code = await execute(
        [
          'node_modules/.bin/vitest',
          'run',
          ...args,
          '--reporter=default',
          '--reporter=./scripts/support/second-tries-reporter.ts',
          '--reporter=./scripts/support/told-errors-reporter.ts',
          '--reporter=./scripts/support/unhandled-errors-reporter.ts',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { [UNHANDLED_ERRORS]: unhandled },
      );
      const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
      const failures = [...vitestFailures(read), ...unhandledFailures(unhandled)];
      // The process's exit code shows what the report leaves out.
      return { passed: read.numPassedTests, failed: Math.max(failures.length, code === 0 ? 0 : 1), failures };
    });
  }

  async playwright(
    name: string,
    config: string,
    env: Record<string, string>,
    args: readonly string[] = [],
  ): Promise<void> {
    if (!this.wants(name)) return;
    const report = `.cache/test/${name}.json`;
    rmSync(report, { force: true });
    await this.timed(name, async () => {
      const code = await execute(
        ['node_modules/.bin/playwright', 'test', '--config', config, '--reporter=list,json', ...args],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      );
      const read = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
      const failed = Math.max(read.stats.unexpected + read.errors.length, code === 0 ? 0 : 1);
      return { passed: read.stats.expected + read.stats.flaky, failed, failures: playwrightFailures(read) };
    });
  }

  /** Repeats the failures, so that the end of a long log shows what to look at, and the sums; returns the exit code. */
  finish(): number {
    const sum = (pick: (outcome: Outcome) => number) =>
      this.outcomes.reduce((total, outcome) => total + pick(outcome), 0);
    for (const { name, failures = [] } of this.outcomes)
      for (const { test, message } of failures) console.log(`\n✗ ${name}: ${test}\n${shortened(message)}`);
    console.log('');
    for (const { name, passed, failed, seconds, busy } of this.outcomes)
      console.log(
        `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed, ${failed} failed  ${seconds.toFixed(0)} s${busy === undefined ? '' : `, cores ${busy} % busy`}`,
      );
    console.log(`${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`);
    return sum((outcome) => outcome.failed) > 0 ? 1 : 0;
  }

  private async timed(name: string, work: () => Promise<Result>): Promise<void> {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const before = coreTimes();
    let result: Result = { passed: 0, failed: 1 };
    try {
      result = await work();
    } catch (error) {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    }
    const after = coreTimes();
    const busy = Math.round((100 * (after.worked - before.worked)) / Math.max(1, after.all - before.all));
    this.outcomes.push({ name, ...result, seconds: (Date.now() - started) / 1000, busy });
  }
}

/** Milliseconds of all cores since the machine started. */
function coreTimes(): { worked: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { worked: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

function shortened(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.length > MESSAGE_LINES ? [...lines.slice(0, MESSAGE_LINES), '…'].join('\n') : lines.join('\n');
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

/** Like `execute`, but captures the output. */
function executeQuietly(command: readonly string[]): Promise<{ code: number; output: string }> {
  const [program, ...args] = command as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
