import { DomainError } from '@bff/domain/shared/errors';

const LONGEST_TEXT = 120;
const LAST_PAGE = 10_000;

/** The values a filter may have; or, where people type it, what is wrong with a value (a key of the forms' texts), if anything. */
type FilterRule = readonly string[] | ((value: string) => string | undefined);

/** What a list can be asked for in its address: `?q=…&status=active&sort=-name&page=2`. */
export interface ListSpec<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  /** The order without `sort` in the address; `-` before it: descending. May depend on the filters. */
  plainSort: SortText<Sort> | ((filters: Readonly<Partial<Record<Filter, string>>>) => SortText<Sort>);
  filters?: Readonly<Record<Filter, FilterRule>>;
  /** What is wrong with the search text besides its length, as a key of the forms' texts. */
  checkText?: (text: string) => string | undefined;
}
type SortText<Sort extends string> = Sort | `-${Sort}`;

/** What an address asks for. Plain data: pages make the addresses of other pages and orders from it. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  text: string;
  /** Only those that are set. */
  filters: Partial<Record<Filter, string>>;
  sort: Sort;
  descending: boolean;
  page: number;
  /** The order that needs not be said. */
  plainSort: string;
}

interface ParsedList<Sort extends string, Filter extends string> {
  query: ListQuery<Sort, Filter>;
  /** What cannot be searched for, by field (`q` or the filter): `key` or `key,param` of the forms' texts. Empty when all is well. */
  errors: Record<string, string>;
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/**
 * Reads the address of a list. What somebody typed and that cannot be searched for answers an error beside the query, so that the page
 * shows both; everything else comes from links, and nonsense there throws `input.invalid`.
 */
export function parseListQuery<Sort extends string, Filter extends string = never>(
  spec: ListSpec<Sort, Filter>,
  params: URLSearchParams,
): ParsedList<Sort, Filter> {
  const errors: Record<string, string> = {};
  const filters: Partial<Record<Filter, string>> = {};
  for (const [name, rule] of Object.entries(spec.filters ?? {}) as [Filter, FilterRule][]) {
    const value = (params.get(name) ?? '').trim();
    if (!value) continue;
    filters[name] = value;
    if (typeof rule !== 'function') {
      if (!rule.includes(value)) throw new DomainError('input.invalid');
      continue;
    }
    const error = value.length > LONGEST_TEXT ? `forms.tooLong,${LONGEST_TEXT}` : rule(value);
    if (error !== undefined) errors[name] = error;
  }
  const text = (params.get('q') ?? '').trim();
  const textError = text.length > LONGEST_TEXT ? `forms.tooLong,${LONGEST_TEXT}` : spec.checkText?.(text);
  if (textError !== undefined) errors['q'] = textError;

  const plainSort = typeof spec.plainSort === 'function' ? spec.plainSort(filters) : spec.plainSort;
  const order = params.get('sort') ?? plainSort;
  const sort = order.replace(/^-/, '');
  const page = params.get('page') ?? '1';
  if (!isOneOf(spec.sorts, sort) || !/^\d{1,5}$/.test(page)) throw new DomainError('input.invalid');
  const number = Number(page);
  if (number < 1 || number > LAST_PAGE) throw new DomainError('input.invalid');
  return { query: { text, filters, sort, descending: order.startsWith('-'), page: number, plainSort }, errors };
}
