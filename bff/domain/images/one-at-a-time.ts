import { DomainError } from '../shared/errors';

/** How many may wait; further ones are asked to try again later. */
const MOST_WAITING = 12;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs memory-intensive work, one task at a time in this process.
 * @throws DomainError `service.busy` when too many wait
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw new DomainError('service.busy');
  waiting++;
  const turn = last.then(work).finally(() => waiting--);
  last = turn.catch(() => undefined);
  return turn;
}
