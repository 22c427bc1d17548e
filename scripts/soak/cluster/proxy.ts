import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@db/embedded/processes';
import { ensureDebianProgram, findProgram } from '../../support/debian-package';
import { freePort } from '../../support/free-port';
import { operationsBlock } from '../../support/operations-block';
import { CHECK_USER } from './galera-nodes';

export interface Proxy {
  /** The ports of the database and of the product. */
  sqlPort: number;
  webPort: number;
  stop(): Promise<void>;
}

/** HAProxy in front of both, by the configuration of docs/operations.md: every node is written to, and an unhealthy one gets no requests. */
export async function startProxy(
  folder: string,
  sqlPorts: readonly number[],
  webPorts: readonly number[],
): Promise<Proxy> {
  const program = ensureDebianProgram('haproxy', 'haproxy', join(folder, 'programs'));
  const [sqlPort, webPort] = [await freePort(), await freePort()];
  const check = join(folder, 'check-node.sh');
  writeFileSync(check, checkScript());
  chmodSync(check, 0o755);
  const configuration = join(folder, 'haproxy.cfg');
  writeFileSync(configuration, configurationOf({ sqlPort, webPort, sqlPorts, webPorts, check }));
  // However this process ends, HAProxy ends with it.
  const command = [
    ...(existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM'] : []),
    program,
    '-q',
    '-f',
    configuration,
  ];
  const haproxy = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'inherit', 'inherit'] });
  const isUp = await waitUntil(async () => haproxy.exitCode !== null || (await opens(webPort)), 10_000);
  if (!isUp || haproxy.exitCode !== null) throw new Error('HAProxy did not come up');
  return { sqlPort, webPort, stop: () => end(haproxy) };
}

const SETPRIV = '/usr/bin/setpriv';

/** HAProxy asks a node by the document's script, which finds MariaDB's client here. */
const checkScript = (): string =>
  operationsBlock('sh', '#!/bin/sh\nstate=')
    .replace('$(mariadb ', `$(${findProgram('mariadb') ?? 'mariadb'} `)
    .replace('--user=check', `--user=${CHECK_USER}`);

/** The configuration of docs/operations.md with this run's addresses; nothing else of it is another. */
function configurationOf(given: {
  sqlPort: number;
  webPort: number;
  sqlPorts: readonly number[];
  webPorts: readonly number[];
  check: string;
}): string {
  const servers = (name: string, ports: readonly number[]) =>
    ports.map((port, index) => `  server ${name}-${index + 1} 127.0.0.1:${port}\n`).join('');
  const replaced: [RegExp, string][] = [
    [/bind 127\.0\.0\.1:3306/, `bind 127.0.0.1:${given.sqlPort}`],
    [/bind :8080/, `bind 127.0.0.1:${given.webPort}`],
    [/\/usr\/local\/bin\/check-node/, given.check],
    [/(?: {2}server node-.+\n)+/, servers('node', given.sqlPorts)],
    [/(?: {2}server application-.+\n)+/, servers('application', given.webPorts)],
  ];
  return replaced.reduce(
    (text, [pattern, by]) => {
      if (!pattern.test(text)) throw new Error(`docs/operations.md: HAProxy's configuration has no ${pattern.source}`);
      return text.replace(pattern, by);
    },
    operationsBlock('haproxy', 'global'),
  );
}

async function opens(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
