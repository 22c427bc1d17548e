// Traces: S8-267
import { createHash } from 'node:crypto';
import { DomainError } from './errors';

/** The values that a form shows and changes. Sort a list whose order means nothing before passing it in. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Somebody else saved first, and nothing was written. `saved` is what is stored now. */
export class ChangedMeanwhile extends DomainError {
  constructor(readonly saved: Facts) {
    super('input.changedMeanwhile');
  }
}

/** The version that an editor saw: a record's counter or the fingerprint of its values, or several, any of which will do. */
export type Seen = number | string | readonly string[];

/**
 * A short fingerprint of the values that a form was filled in with. The form sends it back, and `mustBeUnchanged` refuses the change when
 * somebody else has saved other values since. It depends on the values alone: not on who changed them, where, or in which order.
 */
export function revisionOf(facts: Facts): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}

/**
 * Call it with the row locked. `seen` is the version shown; without it there was no form and nothing to compare. `now` is the record's own
 * counter, if it has one.
 * @throws ChangedMeanwhile
 */
export function mustBeUnchanged(facts: Facts, seen: Seen | undefined, now: number | string = revisionOf(facts)): void {
  if (seen === undefined || [seen].flat().includes(now)) return;
  throw new ChangedMeanwhile(facts);
}
