import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SearchAsked, SearchTook } from './search-process';
import { median, type Times, times } from './table';
import { TOWNS } from './trips';

const DATABASES = ['without', 'more'] as const;
type Name = (typeof DATABASES)[number];

const WARM_UPS = 3;

/**
 * Searches on two databases, alternating. A process works with one database, so each has its own process, and both are warmed up alike: a
 * measurement made minutes ago under other conditions is not comparable.
 */
export async function measureElsewhere(
  urls: Readonly<Record<Name, string>>,
  filledAt: number,
  rounds: number,
): Promise<Record<Name, Times>> {
  const processes = { without: startSearches(urls.without, filledAt), more: startSearches(urls.more, filledAt) };
  try {
    for (let round = 0; round < WARM_UPS; round++)
      for (let town = 0; town < TOWNS; town++) for (const name of DATABASES) await timeOf(processes[name], town);
    const taken: Record<Name, number[]> = { without: [], more: [] };
    for (let town = 0; town < TOWNS; town++) {
      const ofTown: Record<Name, number[]> = { without: [], more: [] };
      for (let round = 0; round < rounds; round++)
        for (const name of DATABASES) ofTown[name].push(await timeOf(processes[name], town));
      for (const name of DATABASES) taken[name].push(median(ofTown[name]));
    }
    return { without: times(taken.without), more: times(taken.more) };
  } finally {
    for (const name of DATABASES) processes[name].child.disconnect();
  }
}

interface Searches {
  child: ChildProcess;
  /** Never resolves; rejected when the process ends. */
  ended: Promise<never>;
}

function startSearches(url: string, filledAt: number): Searches {
  const child = fork(fileURLToPath(new URL('./search-process.ts', import.meta.url)), [url, String(filledAt)]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('a process that searches has ended')));
  // After the last search it may end.
  ended.catch(() => undefined);
  return { child, ended };
}

async function timeOf({ child, ended }: Searches, town: number): Promise<number> {
  const answer = once(child, 'message');
  child.send({ town } satisfies SearchAsked);
  const [{ milliseconds }] = (await Promise.race([answer, ended])) as [SearchTook];
  return milliseconds;
}
