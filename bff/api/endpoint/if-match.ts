// Traces: S8-310
import { RequestRefused } from './failure';

/** RFC 9110, 8.8.3: `"…"`, weak with a leading `W/`. */
const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;
const TAGS = new RegExp(`^${TAG.source}(?:[ \\t]*,[ \\t]*${TAG.source})*$`);
const LONGEST = 1_000;

export const etagOf = (version: string): string => `"${version}"`;

/**
 * The versions that an `If-Match` names (RFC 9110, 13.1.1); undefined if it is missing or `*`. Weak tags count too: ours are derived from
 * values, and compressing proxies weaken them.
 */
export function ifMatch(header: string | null, isTaken: boolean): readonly string[] | undefined {
  const text = header?.trim();
  if (text === undefined || text === '*') return undefined;
  // A caller whose condition is not checked must not believe that it held.
  if (!isTaken) throw refused('not taken here');
  if (text.length > LONGEST || !TAGS.test(text)) throw refused('not a list of entity tags');
  return [...text.matchAll(TAG)].map(([, version = '']) => version);
}

const refused = (detail: string) => new RequestRefused([{ key: 'input.invalid', field: 'If-Match', detail }]);
