import type { SearchFormError } from '~/nouns/trips/listed-errors';

interface Meant {
  /** The search with everything that the errors suggest, the rest of it as typed. */
  query: string;
  /** What it has instead, in the order of the form. */
  texts: string[];
}

/** What the errors of a search suggest («Did you mean Uppsala?»), as a search of its own: nobody types it again. Null for nothing. */
export function meantBy(search: string, errors: readonly SearchFormError[]): Meant | null {
  const found = errors.flatMap(({ field, message }) => {
    const [, meant] =
      /^forms\.placeNear,[^,]*,(.+)$|forms\.yearInFullFor,(\d{4}-\d\d-\d\d)/.exec(message)?.filter(Boolean) ?? [];
    return meant === undefined ? [] : [{ field, meant }];
  });
  if (found.length === 0) return null;
  const inField = new Map(found.map(({ field, meant }) => [field, meant]));
  let row = -1;
  const params = [...new URLSearchParams(search)].flatMap(([name, value]): [string, string][] => {
    if (name === 'stop') row += 1;
    const meant = inField.get(name === 'stop' || name === 'stopId' ? `stop-${row}` : name);
    if (meant === undefined) return [[name, value]];
    // The place that was picked before is another one.
    if (name === 'stopId') return [];
    // The time that was typed in the field beside the day.
    const [, time] = name === 'stop' ? [] : (/, ([^,]+)$/.exec(value) ?? []);
    return [[name, time === undefined ? meant : `${meant}, ${time}`]];
  });
  return { query: new URLSearchParams(params).toString(), texts: found.map(({ meant }) => meant) };
}
