import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildProduct } from '../support/build-product';
import { freePort } from '../support/free-port';
import { type RunningProduct, startProduct } from '../support/product';
import { ATTACKS, type Tells, type Told } from './memory-attack';

const MOST_MEGABYTES = 450;
const MOST_TIMES_AS_SLOW = 2;
const PROBES = 40;
/** The minimum duration of a measured attack, which goes on until the measurement is done. */
const ATTACK_MS = 8_000;

/** The server's present memory, and its maximum since `forgetPeak`. */
const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The median time of another user's page, requested repeatedly, and how often it was requested. */
async function pageMs(origin: string, leastMs = 0): Promise<{ median: number; asked: number }> {
  const found: number[] = [];
  for (const began = performance.now(); found.length < PROBES || performance.now() - began < leastMs;) {
    const started = performance.now();
    await (await fetch(`${origin}/sv/auth/login`)).text();
    found.push(performance.now() - started);
  }
  return { median: found.sort((a, b) => a - b)[Math.floor(found.length / 2)]!, asked: found.length };
}

function counted(answers: readonly string[]): string {
  const times = new Map<string, number>();
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1);
  return [...times].map(([answer, count]) => `${count} × ${answer}`).join(', ');
}

const PROGRAM = fileURLToPath(new URL('./memory-attack.ts', import.meta.url));
const tell = (child: ChildProcess, what: Told) => child.send(what);
const toldBy = async (child: ChildProcess): Promise<Tells> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('an attack ended before it was over'))),
  ])) as [Tells];
  return message;
};

async function measure({ process: { pid }, origin }: RunningProduct): Promise<boolean> {
  await pageMs(origin);
  let good = true;
  for (const name of Object.keys(ATTACKS)) {
    const attack = fork(PROGRAM, [name, origin]);
    await toldBy(attack);
    const before = await pageMs(origin);
    forgetPeak(pid!);
    const rested = memoryOf(pid!, 'VmRSS');
    tell(attack, 'go');
    await sleep(500);
    const during = await pageMs(origin, ATTACK_MS);
    const peak = memoryOf(pid!, 'VmHWM');
    const said = toldBy(attack);
    tell(attack, 'over');
    const met = await said;
    const answers = met === 'ready' ? [] : met.answers;
    const after = await pageMs(origin);
    // On a machine with other work, the idle time is the mean of before and after.
    const quiet = (before.median + after.median) / 2;
    const slower = during.median / quiet;
    const holds = answers.length > 0 && peak <= MOST_MEGABYTES && slower <= MOST_TIMES_AS_SLOW;
    good &&= holds;
    console.log(
      `${holds ? 'holds' : 'FAILS'}  ${name}: ${counted(answers)}; memory ${rested.toFixed(0)} → at most ${peak.toFixed(0)} MB (≤ ${MOST_MEGABYTES}); a page of others ${before.median.toFixed(1)} and ${after.median.toFixed(1)} → ${during.median.toFixed(1)} ms, ${during.asked} times (${slower.toFixed(2)} ×, ≤ ${MOST_TIMES_AS_SLOW}); load ${loadavg()[0]!.toFixed(1)}`,
    );
  }
  return good;
}

/** How much memory strangers and members can make the process hold, measured at the built server during the attacks. */
export async function run(): Promise<boolean> {
  buildProduct();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-memory-'));
  const product = await startProduct({
    port: await freePort(),
    dataFolder,
    mode: 'built',
    demo: true,
    durable: false,
    env: { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  try {
    return await measure(product);
  } finally {
    await product.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
