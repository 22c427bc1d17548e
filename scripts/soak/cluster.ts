import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { checkInvariants } from '@db/check-invariants';
import { connect } from '@db/connection';
import { migrations } from '@db/migrations';
import { WAITING } from '@db/waiting';
import { freePort } from '../support/free-port';
import { startApplications } from './cluster/applications';
import { type GaleraCluster, startGalera, withConnection } from './cluster/galera-nodes';
import { killUnderLoad, restartInTurn } from './cluster/killing';
import { openMarket } from './cluster/market';
import { eachMessageOnce, type Failures, oneBus, oneCustomer, openSink, sameKey, twoOwners } from './cluster/parts';
import { startProxy } from './cluster/proxy';
import { schemaAndRows } from './cluster/schema-and-rows';
import { Traffic } from './cluster/traffic';

/**
 * The product as several processes on a cluster of three writable nodes, from setup to teardown, on the loopback: nothing torn, nothing
 * lost, at most one answer in a hundred a mere failure. `npm run build` first. The count is rounds of each part.
 */
const APPLICATIONS = 3;
const PEOPLE = 200;
const ROUNDS = 5;
const MOST_FAILED = 0.01;

export async function run(rounds: number = ROUNDS): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bussplats-cluster-'));
  const stops: (() => Promise<void> | void)[] = [];
  const cleanUp = async () => {
    for (const stop of stops.splice(0)) await Promise.resolve(stop()).catch((error: unknown) => console.error(error));
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void cleanUp().then(() => process.exit(1)));
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  try {
    const cluster = await startGalera(folder);
    stops.unshift(() => cluster.stop());
    console.log(`cluster: three nodes are up after ${seconds()}`);
    const failures: Failures = await schemaAndRows(cluster, 20 * rounds);
    if (failures.length > 0) throw new Error(failures.join());
    console.log(`schema and rows: 0 failures (after ${seconds()})`);
    failures.push(...(await migrateThroughTwo(cluster)));
    const webPorts: number[] = [];
    while (webPorts.length < APPLICATIONS) webPorts.push(await freePort());
    const proxy = await startProxy(
      folder,
      cluster.nodes.map(({ ports }) => ports.sql),
      webPorts,
    );
    stops.unshift(() => proxy.stop());
    const url = new URL(cluster.nodes[0]!.url);
    url.port = String(proxy.sqlPort);
    process.env['PUBLIC_ORIGIN'] = `http://localhost:${proxy.webPort}`;
    const sink = await openSink();
    stops.unshift(() => sink.stop());
    const applications = await startApplications(folder, webPorts, {
      NODE_ENV: 'development',
      DEMO: '1',
      DATABASE_URL: url.href,
      TRUSTED_PROXIES: '127.0.0.1',
      ANALYTICS_URL: sink.url,
      SANDBOX_PORT: '0',
      DATABASE_POOL: '40',
      DRAIN_SECONDS: '6',
    });
    stops.unshift(() => applications.stop());
    const database = connect(url.href, { pool: 20, waiting: WAITING.commands });
    stops.unshift(() => database.close());
    useRoads();
    const market = await openMarket(6);
    const whole = new Map<number, number>();
    const part = async (name: string, work: (traffic: Traffic) => Promise<Failures>) => {
      const traffic = new Traffic(proxy.webPort);
      const found = await work(traffic).finally(() => traffic.close());
      for (const [status, count] of traffic.statuses) whole.set(status, (whole.get(status) ?? 0) + count);
      console.log(
        `${name}: ${traffic.total > 0 ? `${traffic.told()}, ` : ''}${found.length} failures (load ${loadavg()[0]!.toFixed(1)}, after ${seconds()})`,
      );
      failures.push(...found);
    };
    await part(`B1 ${PEOPLE} × ${rounds}`, (traffic) => oneBus(traffic, market, { people: PEOPLE, rounds }));
    await part('one customer', (traffic) => oneCustomer(traffic, market, rounds * 2));
    await part('same key', (traffic) => sameKey(traffic, market, webPorts, rounds * 2));
    await part('outbox', () => eachMessageOnce(60 * rounds, sink));
    await part('rolling restart', (traffic) => restartInTurn(traffic, market, { applications, count: APPLICATIONS }));
    await part('kill -9', (traffic) =>
      killUnderLoad(traffic, market, { cluster, applications, rounds: Math.ceil(rounds / 5) }),
    );
    await part('two owners', (traffic) => twoOwners(traffic, webPorts, rounds * 2));

    const broken = await checkInvariants();
    failures.push(
      ...broken.map(({ invariant, rule, rows }) => `${invariant}: ${rule}: ${JSON.stringify(rows.slice(0, 3))}`),
    );
    const counted = (which: (status: number) => boolean) =>
      [...whole].reduce((sum, [status, count]) => sum + (which(status) ? count : 0), 0);
    const answers = counted(() => true);
    // A client talking to an application that is killed gets no answer: this counts as a failure too.
    const [failed, cutOff] = [counted((status) => status >= 500 || status === 0), counted((status) => status === 0)];
    const share = ((100 * failed) / answers).toFixed(2);
    console.log(
      `all: ${failed} of ${answers} requests failed, ${share} % (≤ ${100 * MOST_FAILED} %); ${cutOff} of them cut off`,
    );
    console.log(
      `certification: ${await refusals(cluster)}; done again by the applications: ${await applications.retries()}`,
    );
    for (const [said, count] of applications.errors) console.log(`  ${count} × ${said}`);
    // Busy (503) is an answer that a client repeats; a plain 500 is a fault, however seldom.
    const faults = counted((status) => status === 500);
    if (faults > 0) failures.push(`${faults} answers were 500`);
    if (failed > MOST_FAILED * answers) failures.push(`${failed} of ${answers} requests failed`);
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    return failures.length === 0;
  } finally {
    await cleanUp();
  }
}

/** Two commands migrate the empty cluster at once, through two of its nodes: each migration runs once, and neither fails. */
async function migrateThroughTwo({ nodes }: GaleraCluster): Promise<Failures> {
  const began = performance.now();
  const ran = await Promise.all(
    nodes.slice(0, 2).map(async ({ url }) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', 'up'], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, names: [...text.matchAll(/^up (\S+)$/gm)].map(([, name]) => name!) };
    }),
  );
  const names = ran.flatMap((one) => one.names);
  console.log(
    `migrations: ${ran.map((one) => one.names.length).join(' + ')} by two at once, in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  );
  return [
    ...ran.flatMap(({ code }) => (code === 0 ? [] : [`a migration ended with ${code}`])),
    ...(names.length === migrations.length && new Set(names).size === names.length
      ? []
      : [`migrations ran ${names.length} times, there are ${migrations.length}`]),
  ];
}

/** How often the nodes refused a transaction, or rolled one back in favour of another node's. */
async function refusals({ nodes }: GaleraCluster): Promise<string> {
  const counts = { wsrep_local_cert_failures: 0, wsrep_local_bf_aborts: 0 };
  for (const { url } of nodes)
    await withConnection(url, async (query) => {
      for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
        const [row] = await query(`SHOW GLOBAL STATUS LIKE '${name}'`);
        counts[name] += Number(row?.['Value'] ?? 0);
      }
    });
  return `${counts.wsrep_local_cert_failures} refused at the commit, ${counts.wsrep_local_bf_aborts} taken back before`;
}
