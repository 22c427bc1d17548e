import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from './actor';
import { changedFacts } from './changed-facts';
import { logTransition, type Subject, type Transition } from './event-log.store';
import { type Facts, mustBeUnchanged, type Seen } from './revision';

interface Edit<Kept, Next> {
  /** The record's name in the event log. */
  entity: string;
  by: Actor;
  /** The version that the editor saw: from a form or `If-Match`. Left out, nothing is compared. */
  seen: Seen | undefined;
  /** The record's counter, if it has one; otherwise the fingerprint of its facts is compared. */
  version?: (kept: Kept) => number;
  /** Reads the record with its row locked; refuses an actor who may not change it. */
  lock: () => Promise<Kept>;
  /** The editable facts, extracted alike from the old and the new record. */
  facts: (of: Kept | Next) => Facts;
  /** The record as it should become; throws when a value is not acceptable. */
  change: (kept: Kept) => Next | Promise<Next>;
  /** Called only when something differs. A `status` among the facts is moved here by `changeState`, which logs the move. */
  write: (next: Next, kept: Kept, changed: readonly string[]) => Promise<unknown>;
  /** Facts whose values may stay in the event log for ever: amounts, ids, codes of ours. For the others only the names are logged. */
  told?: readonly string[];
  /** Values for the log, where the names of the changed facts are not enough. */
  logged?: (next: Next, kept: Kept) => Pick<Transition, 'from' | 'to' | 'code' | 'reason' | 'data'>;
  /** Additional data for the event log. */
  data?: Readonly<Record<string, unknown>>;
}

/**
 * The one way to edit a record's details: locks it, refuses the second of two editors (`ChangedMeanwhile`, carrying what is saved now),
 * writes, and logs in one shape which facts changed. Returns their names; with none, nothing is written.
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
