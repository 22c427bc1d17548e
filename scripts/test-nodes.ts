import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './support/free-port';
import { ensureNode, withNode } from './support/node-program';
import { nodeRanges } from './support/node-versions.mjs';
import { Steps } from './support/test-steps';

/**
 * `npm run test:nodes`: the unit tests, the build and a start of the build on every Node that package.json allows. `npm test` tests
 * everything on the Node that runs it: repeating the unit tests and the build for each would add a quarter to its time. `npm run test:nodes
 * -- 24 build start` runs only those steps on that Node.
 */
const STEPS = ['unit', 'build', 'start'];
const allowed = nodeRanges().map(({ major }) => String(major));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => ![...STEPS, ...allowed].includes(word));
if (unknown.length > 0) throw new Error(`neither a step nor a Node that package.json allows: ${unknown.join(', ')}`);
/** The requested ones of a list; all of them if none is requested. */
const chosen = (words: readonly string[]): readonly string[] => {
  const named = words.filter((word) => wanted.includes(word));
  return named.length > 0 ? named : words;
};

const data = resolve('.cache/nodes/product');
const START_WITHIN_MS = 10 * 60_000;
const STOP_WITHIN_MS = 60_000;
const steps = new Steps([]);
process.env['LOG_LEVEL'] ??= 'error';
rmSync(data, { recursive: true, force: true });

for (const major of chosen(allowed)) {
  const { version, bin } = ensureNode(Number(major));
  const node = join(bin, 'node');
  const env = withNode(bin);
  const commands: Record<string, () => Promise<void>> = {
    unit: () =>
      steps.check(`${version} unit`, [node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*'], env),
    build: () => {
      // By this Node, whatever was built before.
      rmSync('build', { recursive: true, force: true });
      return steps.check(`${version} build`, [node, '--import', 'tsx', 'scripts/build.ts'], env);
    },
    start: () => steps.run(`${version} start`, () => startAndLook(node, env)),
  };
  for (const step of chosen(STEPS)) await commands[step]!();
}
process.exit(steps.finish());

/** Starts the product as `npm start` does, checks readiness and the first page, and stops it. */
async function startAndLook(node: string, env: Record<string, string>): Promise<void> {
  const port = await freePort();
  const product = spawn(node, ['--import', 'tsx', 'scripts/serve.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), SANDBOX_PORT: '0', DATA_DIR: data },
  });
  const ended = once(product, 'exit').then(([code]) => (code as number | null) ?? 'a signal');
  try {
    const gone = ended.then((code) => Promise.reject(new Error(`the product ended with ${code}`)));
    await Promise.race([gone, look(`http://127.0.0.1:${port}`)]);
  } catch (error) {
    product.kill('SIGTERM');
    await ended;
    throw error;
  }
  product.kill('SIGTERM');
  const code = await Promise.race([ended, sleep(STOP_WITHIN_MS, 'no code in time')]);
  if (code === 0) return;
  product.kill('SIGKILL');
  throw new Error(`the product stopped with ${code}`);
}

async function look(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + START_WITHIN_MS; !(await isReady()); await sleep(500))
    if (Date.now() > until) throw new Error('the product does not become ready');
  const page = await fetch(`${origin}/sv`);
  const html = await page.text();
  if (page.status !== 200 || !/<html lang="sv"[\s\S]*<form/.test(html))
    throw new Error(`the first page answers ${page.status}: ${html.slice(0, 200)}`);
}
