import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { createInstance } from '@db/embedded/create-instance';
import { type Instance, instanceIn } from '@db/embedded/instance';
import { isRunning, waitUntil } from '@db/embedded/processes';
import { commonArguments, spawnServer } from '@db/embedded/spawn-server';
import { findServerBinary, type ServerBinary } from '@db/server-binary';
import { ensureDebianProgram } from '../../support/debian-package';
import { freePort } from '../../support/free-port';
import { operationsBlock } from '../../support/operations-block';

/** The user by which HAProxy checks a node; it may read nothing. */
export const CHECK_USER = 'check';

const START_MS = 90_000;
const PROVIDER = 'usr/lib/galera/libgalera_smm.so';

interface Ports {
  sql: number;
  group: number;
  incremental: number;
  state: number;
}

export interface GaleraNode {
  name: string;
  ports: Ports;
  url: string;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Restarts it and waits until it has caught up with the others. */
  rejoin(): Promise<void>;
}

export interface GaleraCluster {
  nodes: readonly GaleraNode[];
  stop(): Promise<void>;
}

/**
 * Three MariaDB servers on the loopback that form one database: each with its own data and its own ports for clients, for the group, and
 * for state transfers. The first one creates the cluster, the others get their data from it.
 */
export async function startGalera(folder: string, count = 3): Promise<GaleraCluster> {
  // Provides Galera and the program for state transfers.
  ensureDebianProgram('wsrep_sst_rsync', 'mariadb-server');
  const binary = findServerBinary(folder);
  const provider = providerIn(folder);
  const ports: Ports[] = [];
  while (ports.length < count)
    ports.push({
      sql: await freePort(),
      group: await freePort(),
      incremental: await freePort(),
      state: await freePort(),
    });
  const members = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join()}`;
  const pids = new Map<string, number>();
  let password = '';

  const nodeOf = (name: string, own: Ports): GaleraNode => {
    const instance = instanceIn(join(folder, name));
    const start = async (cluster: string, more: readonly string[] = []) => {
      letRsyncIn(folder, instance);
      const settings = settingsOf(name, own, provider, cluster);
      const pid = spawnServer(instance, binary.path, own.sql, true, [...settings, ...more]);
      pids.set(name, pid);
      const isUp = async () => !isRunning(pid) || (await isSynced(urlOf(own, password)));
      if (!(await waitUntil(isUp, START_MS)) || !isRunning(pid))
        throw new Error(`Node ${name} did not come up. The end of its log:\n${endOf(instance.errorLog)}`);
    };
    const node: GaleraNode = {
      name,
      ports: own,
      get url() {
        return urlOf(own, password);
      },
      kill: () => end(pids.get(name), 'SIGKILL'),
      rejoin: () => {
        const position = positionOf(instance, binary, settingsOf(name, own, provider, members));
        return start(members, [`--wsrep-start-position=${position}`]);
      },
    };
    return Object.assign(node, { instance, start });
  };

  const stop = async () => {
    for (const pid of [...pids.values()].reverse()) await end(pid, 'SIGTERM');
  };
  const nodes = ports.map((own, index) => nodeOf(`node-${index + 1}`, own)) as (GaleraNode & {
    instance: Instance;
    start: (cluster: string) => Promise<void>;
  })[];
  try {
    const first = nodes[0]!;
    mkdirSync(first.instance.folder, { recursive: true, mode: 0o700 });
    createInstance(first.instance, binary, { mayCreateDatabases: true });
    password = readFileSync(first.instance.passwordFile, 'utf8').trim();
    await first.start('gcomm://');
    await withConnection(first.url, async (query) => {
      await query(`CREATE USER '${CHECK_USER}'@'127.0.0.1'`);
    });
    for (const node of nodes.slice(1)) await node.start(members);
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, stop };
}

/** The daemon by which a joining node receives its data drops root's rights: as nobody it must be able to enter the folder. */
function letRsyncIn(folder: string, instance: Instance): void {
  mkdirSync(instance.data, { recursive: true });
  if (process.getuid?.() !== 0) return;
  for (const path of [folder, instance.folder]) chmodSync(path, 0o711);
  spawnSync('chmod', ['-R', 'a+rwX', instance.data]);
}

const urlOf = ({ sql }: Ports, password: string): string => `mysql://bussplats:${password}@127.0.0.1:${sql}/bussplats`;

/** The settings of docs/operations.md, «A cluster», with what is a node's own and what three nodes on one machine need. */
function settingsOf(name: string, ports: Ports, provider: string, cluster: string): string[] {
  const own: Record<string, string> = {
    wsrep_provider: provider,
    wsrep_cluster_address: cluster,
    wsrep_node_name: name,
    wsrep_node_address: '127.0.0.1',
  };
  const documented = operationsBlock('ini', 'wsrep_on')
    .split('\n')
    .flatMap((line) => {
      const [, key, value] = /^(\w+) *= *("[^"]*"|\S+)/.exec(line) ?? [];
      return key && value ? [[key, own[key] ?? value.replaceAll('"', '')] as const] : [];
    })
    .map(([key, value]) =>
      key === 'wsrep_provider_options'
        ? ([
            key,
            `gmcast.listen_addr=tcp://127.0.0.1:${ports.group};ist.recv_addr=127.0.0.1:${ports.incremental};${value.replace('gcache.size=1G', 'gcache.size=128M')}`,
          ] as const)
        : ([key, value] as const),
    );
  return [
    ...documented.map(([key, value]) => `--${key.replaceAll('_', '-')}=${value}`),
    `--wsrep-sst-receive-address=127.0.0.1:${ports.state}`,
    '--innodb-buffer-pool-size=128M',
    '--innodb-doublewrite=ON',
  ];
}

function providerIn(folder: string): string {
  const found = [
    '/',
    join(folder, 'programs/mariadb-server'),
    join(process.env['DATA_DIR'] ?? '.data', 'programs/mariadb-server'),
  ]
    .map((root) => join(root, PROVIDER))
    .find((path) => existsSync(path));
  if (!found) throw new Error(`${PROVIDER} is missing: install galera-4.`);
  return found;
}

/** The position of a node that ended abruptly, so that it is sent only what it missed. */
function positionOf(instance: Instance, binary: ServerBinary, settings: readonly string[]): string {
  const log = join(instance.folder, 'recover.log');
  spawnSync(binary.path, [...commonArguments(instance), ...settings, '--wsrep-recover', `--log-error=${log}`]);
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return /Recovered position: (\S+)/.exec(text)?.[1] ?? '00000000-0000-0000-0000-000000000000:-1';
}

async function end(pid: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (pid === undefined || !isRunning(pid)) return;
  process.kill(pid, signal);
  if (await waitUntil(() => !isRunning(pid), 30_000)) return;
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => !isRunning(pid), 5_000);
}

export async function withConnection<Result>(
  url: string,
  work: (query: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
  try {
    return await work(async (sql) => (await connection.query(sql))[0] as Record<string, unknown>[]);
  } finally {
    connection.destroy();
  }
}

async function isSynced(url: string): Promise<boolean> {
  try {
    const rows = await withConnection(url, (query) => query("SHOW GLOBAL STATUS LIKE 'wsrep_local_state'"));
    return rows[0]?.['Value'] === '4';
  } catch {
    return false;
  }
}

const endOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').slice(-2_500) : '(no log)');
