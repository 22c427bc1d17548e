import type { SearchQuery } from './search-query';

/** So many stand in one list; of more, people would scroll past hundreds, and each costs the page its name. */
const MOST_LISTED = 60;
const inSwedish = new Intl.Collator('sv');

/** Operators that a search can be narrowed to, by their names. */
export interface ListedOperators {
  operators: { id: number; name: string }[];
  /** So many there are in all, where not all of them are listed. */
  allOperators: number | null;
}

/**
 * All operators of a search, or where they are many those on this page and those that were chosen or ticked: the others are listed when
 * somebody asks for them.
 */
export function listedOperators(
  names: ReadonlyMap<number, string>,
  onPage: readonly number[],
  { filters, ticked = [], allOperators = false }: Pick<SearchQuery, 'filters' | 'ticked' | 'allOperators'>,
): ListedOperators {
  const areAll = allOperators || names.size <= MOST_LISTED;
  const ids = areAll
    ? names.keys()
    : new Set([...onPage, ...ticked.map(({ companyId }) => companyId), filters.operator]);
  const operators = [...ids].flatMap((id) => {
    const name = id === undefined ? undefined : names.get(id);
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
  operators.sort((one, other) => inSwedish.compare(one.name, other.name));
  return { operators, allOperators: areAll ? null : names.size };
}
