import { type BenchServer, load, startServer } from './server';
import { median } from './table';

export interface Processes {
  /** Results pages per second of one process, and of several together. */
  one: number;
  several: number;
}

const CONNECTIONS_OF_ONE = 8;
/** So many and not for so long: while a process reads its operators on a busy machine, none may be answered for seconds. */
const WARM_UPS = 30;

/**
 * The results page of one process, and of several that share the machine with their database and with the client: a page that costs the
 * application far more than those two. The total number of connections is the same, and they alternate.
 */
export async function measureProcesses(
  databaseUrl: string,
  path: string,
  { count, rounds, seconds }: { count: number; rounds: number; seconds: number },
): Promise<Processes> {
  const servers: BenchServer[] = [];
  try {
    while (servers.length < count) servers.push(await startServer('build/server/index.js', databaseUrl));
    const together = async (asked: readonly BenchServer[], duration: number) => {
      const connections = (CONNECTIONS_OF_ONE * count) / asked.length;
      const loads = await Promise.all(asked.map((server) => load(server, path, duration, {}, connections)));
      return loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
    };
    for (const { origin } of servers)
      for (let page = 0; page < WARM_UPS; page++) await (await fetch(origin + path)).arrayBuffer();
    const [one, several]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      one.push(await together(servers.slice(0, 1), seconds));
      several.push(await together(servers, seconds));
    }
    return { one: median(one), several: median(several) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
