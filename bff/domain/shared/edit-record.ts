import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from './actor';
import { changedFacts } from './changed-facts';
import { logTransition, type Subject, type Transition } from './event-log.store';
import { type Facts, mustBeUnchanged, type Seen } from './revision';

interface Edit<Kept, Next> {
  /** The thing as the event log names it. */
  entity: string;
  by: Actor;
  /** What the editor had before them: of a form, or of `If-Match`. Left out: nobody compares. */
  seen: Seen | undefined;
  /** The record's counter, where it has one; the fingerprint of its facts without. */
  version?: (kept: Kept) => number;
  /** Reads the record with its row locked; refuses who may not change it. */
  lock: () => Promise<Kept>;
  /** What can be changed of it, alike from the record as it is and as it is to be. */
  facts: (of: Kept | Next) => Facts;
  /** The record as it is to be; throws what cannot be. */
  change: (kept: Kept) => Next | Promise<Next>;
  /** Called only when something differs. A `status` among the facts is moved here, by `changeState`, which logs the move. */
  write: (next: Next, kept: Kept, changed: readonly string[]) => Promise<unknown>;
  /** Facts whose values may stand in the event log for ever: amounts, ids, words of ours. Of the others only the names are written down. */
  told?: readonly string[];
  /** How the log tells it, where the names of what is new are not enough: from which value to which. */
  logged?: (next: Next, kept: Kept) => Pick<Transition, 'from' | 'to' | 'code' | 'data'>;
  /** What else the event log is to have. */
  data?: Readonly<Record<string, unknown>>;
}

/**
 * Every change of a record's details: locks it, refuses the second of two editors (`ChangedMeanwhile`, with what is saved now), writes, and
 * logs which facts are new, always in one shape. Answers their names: none when everything was so already, and then nothing is written.
 */
export function editRecord<Kept, Next>(edit: Edit<Kept, Next> & Subject): Promise<readonly string[]> {
  const { entity, by, seen, version, lock, facts, change, write, told = [], logged, data, ...subject } = edit;
  return inTransaction(async () => {
    const kept = await lock();
    const before = facts(kept);
    mustBeUnchanged(before, seen, version?.(kept));
    const next = await change(kept);
    const after = facts(next);
    const changed = changedFacts(before, after);
    if (changed.length === 0) return changed;
    await write(next, kept, changed);
    const names = changed.filter((name) => name !== 'status');
    if (names.length === 0) return changed;
    if (logged) {
      await logTransition({ ...subject, entity, by, ...logged(next, kept) });
      return changed;
    }
    const values = names
      .filter((name) => told.includes(name))
      .map((name) => [name, { old: before[name], new: after[name] }] as const);
    await logTransition({
      ...subject,
      entity,
      from: null,
      to: 'changed',
      by,
      data: { ...data, changed: names, ...Object.fromEntries(values) },
    });
    return changed;
  });
}
