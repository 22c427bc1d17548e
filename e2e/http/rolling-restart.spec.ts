import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type SeveralServers, startServers } from '../support/several-servers';

/** An update restarts one process after the other while people use the rest (docs/operations.md, «Update without a pause»). */
test.describe.configure({ timeout: 180_000 });

const LOOK_MS = 100;

/** Acts as a proxy: polls `/readyz`, keeps connections, sends each request to a ready server, and retries none. */
function proxyOver(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const ready = new Set<string>();
  let isOver = false;
  const ask = (origin: string, path: string, by: Agent | false) =>
    new Promise<number>((resolve) => {
      get(`${origin}${path}`, { agent: by }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      }).on('error', () => resolve(0));
    });
  const looking = origins.map(async (origin) => {
    while (!isOver) {
      if ((await ask(origin, '/readyz', false)) === 200) ready.add(origin);
      else ready.delete(origin);
      await sleep(LOOK_MS);
    }
  });
  let turn = 0;
  return {
    ready,
    request: (path: string) => ask([...ready][turn++ % ready.size] ?? 'http://localhost:1', path, agent),
    async stop() {
      isOver = true;
      await Promise.all(looking);
      agent.destroy();
    },
  };
}

test('all are restarted in turn under load, and no request fails', async () => {
  const servers: SeveralServers = await startServers(2, { DRAIN_SECONDS: '2' });
  const proxy = proxyOver(servers.origins);
  try {
    await expect.poll(() => proxy.ready.size).toBe(2);
    const statuses = new Map<number, number>();
    let isOver = false;
    const people = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const status = await proxy.request('/sv/auth/login');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    let wasOutOfRotation = 0;
    for (const [index, origin] of servers.origins.entries()) {
      const restarted = servers.restart(index);
      await expect.poll(() => proxy.ready.has(origin), { intervals: [50] }).toBe(false);
      // It is out of the rotation, but its port is still open: requests on the way are answered.
      if ((await fetch(`${origin}/healthz`)).ok) wasOutOfRotation++;
      await restarted;
      await expect.poll(() => proxy.ready.has(origin)).toBe(true);
    }
    isOver = true;
    await Promise.all(people);
    expect(wasOutOfRotation).toBe(servers.origins.length);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
  } finally {
    await proxy.stop();
    await servers.stop();
  }
});
