import { type BenchServer, load, type Load } from './server';
import { median } from './table';

export interface PageLoads {
  main: Load;
  empty: Load;
  more: Load;
}

const PAGE = '/sv';

/** The main page, an empty page on the same server, and the main page among 120 more routes, alternating. */
export async function measurePages(
  servers: Record<keyof PageLoads, BenchServer>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<PageLoads> {
  const names = ['main', 'empty', 'more'] as const;
  const loads: Record<keyof PageLoads, Load[]> = { main: [], empty: [], more: [] };
  // The first answer of a server waits for the example prices, which it searches for.
  for (const name of names) await fetch(servers[name].origin + PAGE);
  for (const name of names) await load(servers[name], PAGE, 2);
  for (let round = 0; round < rounds; round++)
    for (const name of names) loads[name].push(await load(servers[name], PAGE, seconds));
  const middle = (all: Load[]): Load => ({
    requestsPerSecond: median(all.map((one) => one.requestsPerSecond)),
    cpu: median(all.map((one) => one.cpu)),
  });
  return { main: middle(loads.main), empty: middle(loads.empty), more: middle(loads.more) };
}
