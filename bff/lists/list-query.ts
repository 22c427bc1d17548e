// Traces: S5-009, S5-017
import { PLAIN_ROWS, ROW_COUNTS, type RowCount } from '#fields/list-rows';
import { DomainError } from '@bff/domain/shared/errors';

const LONGEST_TEXT = 120;
const LAST_PAGE = 10_000;

/** The values a filter may have; or, where people type it, what is wrong with a value (a key of the forms' texts), if anything. */
type FilterRule = readonly string[] | ((value: string) => string | undefined);
type FilterRules = Readonly<Record<string, FilterRule>>;

/** The filters of a list that are set, each with one of the values that its rule has. */
type SetFilters<Rules extends FilterRules> = {
  -readonly [Name in keyof Rules]?: (Rules[Name] extends readonly (infer Value)[] ? Value : string) | undefined;
};

/** What a list can be asked for in its address: `?q=…&status=active&sort=-name&page=2`. Made by `listSpec`. */
export interface ListSpec<Sort extends string = string, Rules extends FilterRules = FilterRules> {
  sorts: readonly Sort[];
  /** The order without `sort` in the address; `-` before it: descending. May depend on the filters. */
  plainSort: SortText<NoInfer<Sort>> | ((filters: SetFilters<NoInfer<Rules>>) => SortText<NoInfer<Sort>>);
  filters: Rules;
  /** What people write in several ways, by filter: as it is meant, or undefined if it cannot be read. */
  reads?: { readonly [Name in keyof Rules]?: (typed: string) => string | undefined };
  /** What is wrong with the search text besides its length, as a key of the forms' texts. */
  checkText?: (text: string) => string | undefined;
}
type SortText<Sort extends string> = Sort | `-${Sort}`;

/** Says what a list can be asked for; what it is asked for (`Asked`), its columns and its page take their names and values from it. */
export const listSpec = <const Sort extends string, const Rules extends FilterRules>(
  spec: ListSpec<Sort, Rules>,
): ListSpec<Sort, Rules> => spec;

/** What an address asks for. Plain data: pages make the addresses of other pages and orders from it. */
export interface ListQuery<Sort extends string = string, Rules extends FilterRules = FilterRules> {
  text: string;
  /** Only those that are set. */
  filters: SetFilters<Rules>;
  sort: Sort;
  descending: boolean;
  page: number;
  /** Rows on a page. */
  rows: RowCount;
  /** How many the first page has by itself: as its reader wants lists. */
  plainRows: RowCount;
  /** The order that needs not be said. */
  plainSort: string;
  /** What else the address of its page says, as a query string: the list's links and its form keep it. */
  kept?: string | undefined;
}

/** The query of a list by its spec. */
export type Asked<Spec> = Spec extends ListSpec<infer Sort, infer Rules> ? ListQuery<Sort, Rules> : never;
/** The orders that a list can be asked for in. */
export type SortOf<Spec> = Spec extends ListSpec<infer Sort, infer _> ? Sort : never;

/** The filters whose values are given, with these. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type ChoicesOf<Rules extends FilterRules> = {
  readonly [Name in keyof Rules as Rules[Name] extends readonly string[] ? Name : never]: Extract<
    Rules[Name],
    readonly string[]
  >;
};

export const choicesOf = <Rules extends FilterRules>({ filters }: { filters: Rules }): ChoicesOf<Rules> =>
  Object.fromEntries(Object.entries(filters).filter(([, rule]) => typeof rule !== 'function')) as ChoicesOf<Rules>;

interface ParsedList<Sort extends string, Rules extends FilterRules> {
  query: ListQuery<Sort, Rules>;
  /** What cannot be searched for, by field (`q` or the filter): `key` or `key,param` of the forms' texts. Empty when all is well. */
  errors: Record<string, string>;
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

const pageOf = (asked: string): number => (/^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1);

/**
 * Reads the address of a list. What somebody typed or chose and that cannot be searched for answers an error beside the query, so that the
 * page shows both: a bookmark or a saved search may have a choice that is gone. What is no page's number is the first page, as a number past
 * the last page's leads to that one: people change it in the address. Everything else comes from links, and nonsense there throws
 * `input.invalid`. `plainRows` is how many rows its reader wants on a page: a first page without `rows` has them. A later page says its number
 * of rows, so that it is the same page for everybody.
 */
export function parseListQuery<Sort extends string, Rules extends FilterRules>(
  spec: ListSpec<Sort, Rules>,
  params: URLSearchParams,
  plainRows: RowCount = PLAIN_ROWS,
): ParsedList<Sort, Rules> {
  const errors: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const [name, rule] of Object.entries(spec.filters)) {
    const typed = (params.get(name) ?? '').trim();
    if (!typed) continue;
    const value = spec.reads?.[name]?.(typed) ?? typed;
    if (typeof rule !== 'function') {
      // No field could show it: it is told of, and what else was asked for stays.
      if (rule.includes(value)) values[name] = value;
      else errors[name] = 'forms.choose';
      continue;
    }
    values[name] = value;
    const error = value.length > LONGEST_TEXT ? `forms.tooLong,${LONGEST_TEXT}` : rule(value);
    if (error !== undefined) errors[name] = error;
  }
  const text = (params.get('q') ?? '').trim();
  const textError = text.length > LONGEST_TEXT ? `forms.tooLong,${LONGEST_TEXT}` : spec.checkText?.(text);
  if (textError !== undefined) errors['q'] = textError;

  // Each value has been held against its rule, or an error says so.
  const filters = values as SetFilters<Rules>;
  const plainSort = typeof spec.plainSort === 'function' ? spec.plainSort(filters) : spec.plainSort;
  const given = params.get('sort') ?? plainSort;
  const sort = given.replace(/^-/, '');
  if (!isOneOf(spec.sorts, sort)) throw new DomainError('input.invalid');
  const page = pageOf(params.get('page') ?? '');
  const asked = params.get('rows') ?? String(page === 1 ? plainRows : PLAIN_ROWS);
  const rows = ROW_COUNTS.find((count) => String(count) === asked);
  if (!rows) throw new DomainError('input.invalid');
  const order = { sort, descending: given.startsWith('-'), plainSort };
  return { query: { text, filters, ...order, page, rows, plainRows }, errors };
}
