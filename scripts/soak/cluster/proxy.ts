import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@db/embedded/processes';
import { ensureDebianProgram, findProgram } from '../../support/debian-package';
import { freePort } from '../../support/free-port';
import { CHECK_USER } from './galera-nodes';

export interface Proxy {
  /** The ports of the database and of the product. */
  sqlPort: number;
  webPort: number;
  stop(): Promise<void>;
}

/** HAProxy in front of both, as in docs/operations.md: every node is written to, and an unhealthy one gets no requests. */
export async function startProxy(
  folder: string,
  sqlPorts: readonly number[],
  webPorts: readonly number[],
): Promise<Proxy> {
  const program = ensureDebianProgram('haproxy', 'haproxy', join(folder, 'programs'));
  const [sqlPort, webPort] = [await freePort(), await freePort()];
  const check = join(folder, 'check-node.sh');
  writeFileSync(check, CHECK);
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

const CHECK = `#!/bin/sh
# HAProxy asks: $3 is the address, $4 the port. A node that is synced takes part; one that catches up, or that lost the others, does not.
state=$(${findProgram('mariadb') ?? 'mariadb'} --no-defaults --host="$3" --port="$4" --user=${CHECK_USER} --connect-timeout=2 \\
  --skip-column-names --batch --execute="SHOW GLOBAL STATUS LIKE 'wsrep_local_state'") || exit 1
[ "$(printf '%s' "$state" | cut -f 2)" = 4 ]
`;

function configurationOf(given: {
  sqlPort: number;
  webPort: number;
  sqlPorts: readonly number[];
  webPorts: readonly number[];
  check: string;
}): string {
  const servers = (name: string, ports: readonly number[]) =>
    ports.map((port, index) => `  server ${name}-${index + 1} 127.0.0.1:${port}`).join('\n');
  return `global
  external-check
  insecure-fork-wanted
  maxconn 2000

defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 2

listen database
  bind 127.0.0.1:${given.sqlPort}
  mode tcp
  balance leastconn
  timeout client 1h
  timeout server 1h
  option external-check
  external-check path "/usr/bin:/bin"
  external-check command ${given.check}
  default-server check inter 1s fastinter 300ms fall 2 rise 2 on-marked-down shutdown-sessions
${servers('node', given.sqlPorts)}

listen product
  bind 127.0.0.1:${given.webPort}
  mode http
  balance roundrobin
  option httpchk
  default-server check inter 1s fall 3 rise 1
${servers('application', given.webPorts)}
`;
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
