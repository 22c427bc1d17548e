// Traces: S8-267
import { createHash } from 'node:crypto';
import { DomainError } from './errors';

/** The values that a form shows and changes. A list whose order means nothing is sorted before it gets here. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Somebody else has saved first, and nothing was written. `saved` is what stands there now. */
export class ChangedMeanwhile extends DomainError {
  constructor(readonly saved: Facts) {
    super('input.changedMeanwhile');
  }
}

/** What an editor had before them: a record's counter or the fingerprint of its values, or several of which one will do. */
export type Seen = number | string | readonly string[];

/**
 * A short fingerprint of what a form was filled in with. The form sends it back, and `mustBeUnchanged` refuses the change when somebody
 * else has saved other values meanwhile. Made from the values alone: it does not matter who changed them, where, or in which order.
 */
export function revisionOf(facts: Facts): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}

/**
 * Call it with the row locked. `seen` is what was shown; without it there was no form, and nothing to compare. `now` is the record's own
 * counter, where it has one.
 * @throws ChangedMeanwhile
 */
export function mustBeUnchanged(facts: Facts, seen: Seen | undefined, now: number | string = revisionOf(facts)): void {
  if (seen === undefined || [seen].flat().includes(now)) return;
  throw new ChangedMeanwhile(facts);
}
