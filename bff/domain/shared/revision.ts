import { createHash } from 'node:crypto';
import { must } from './errors';

/** The values that a form shows and changes. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A short fingerprint of what a form was filled in with. The form sends it back, and `mustBeUnchanged` refuses the change when somebody
 * else has saved other values meanwhile. Made from the values alone: it does not matter who changed them, where, or in which order.
 */
export function revisionOf(facts: Facts): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}

/**
 * Call it with the row locked. `seen` is the revision that was shown, or several of which one will do; without it there was no form, and
 * nothing to compare.
 * @throws DomainError `input.changedMeanwhile`
 */
export function mustBeUnchanged(facts: Facts, seen: string | readonly string[] | undefined): void {
  must(seen === undefined || [seen].flat().includes(revisionOf(facts)), 'input.changedMeanwhile');
}
