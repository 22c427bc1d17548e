import type { Choices, ListQuery } from '@bff/lists';
import { listAddress } from './list-address';

interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
  /** Seldom used: behind «more filters». */
  more?: true;
}
/** One of the values in the list's spec. Without the first one, «all». */
type ChoiceFilter<Given extends Choices> = {
  [Name in keyof Given & string]: {
    name: Name;
    label: string;
    more?: true;
    text: (value: Given[Name][number]) => string;
  };
}[keyof Given & string];
/** One of the options given here. */
interface OptionFilter extends Filter {
  options: readonly { value: string; label: string }[];
}
interface TypedFilter extends Filter {
  type: 'text';
  hint?: string | undefined;
}
/** A first and a last day; either may be left open. */
interface PeriodFilter {
  type: 'period';
  label: string;
  more?: true;
  from: Filter;
  until: Filter;
}

export type ListFilter<Given extends Choices = Choices> =
  ChoiceFilter<Given> | OptionFilter | TypedFilter | PeriodFilter;

export interface ListSearch {
  label: string;
  hint?: string | undefined;
}

export const isPeriod = (filter: ListFilter): filter is PeriodFilter => 'type' in filter && filter.type === 'period';

/** The address parameters of all filters, each with its label. */
export const namedFilters = (filters: readonly ListFilter[]): readonly Filter[] =>
  filters.flatMap((filter): Filter[] => (isPeriod(filter) ? [filter.from, filter.until] : [filter]));

export const optionsOf = (
  filter: ChoiceFilter<Choices> | OptionFilter,
  choices: Choices,
): readonly { value: string; label: string }[] =>
  'options' in filter
    ? filter.options
    : (choices[filter.name] ?? []).map((value) => ({ value, label: filter.text(value) }));

/** The list without search and filters; parameters that are not in the form (a tab) stay. */
export const plainAddress = (query: ListQuery, filters: readonly ListFilter[]): string =>
  listAddress(query, {
    text: '',
    page: 1,
    filters: Object.fromEntries(namedFilters(filters).map(({ name }) => [name, undefined])),
  });

interface Narrowing {
  name: string;
  label: string;
  /** Its value, in words. */
  value: string;
  /** The list without it. */
  address: string;
}

/** The active filters, in the order of their form. The search text stays in its field, which has a clear button of its own. */
export function narrowings(query: ListQuery, filters: readonly ListFilter[], choices: Choices): Narrowing[] {
  const words = (name: string, value: string) => {
    const filter = filters.find((one) => 'name' in one && one.name === name);
    if (!filter || 'type' in filter) return value;
    return optionsOf(filter, choices).find((option) => option.value === value)?.label ?? value;
  };
  return namedFilters(filters).flatMap(({ name, label }) => {
    const value = query.filters[name];
    if (!value) return [];
    const address = listAddress(query, { filters: { [name]: undefined }, page: 1 });
    return [{ name, label, value: words(name, value), address }];
  });
}

/** The current search in a few words: «anna, Misslyckades». */
export const searchName = (query: ListQuery, filters: readonly ListFilter[], choices: Choices): string =>
  [query.text, ...narrowings(query, filters, choices).map(({ value }) => value)].filter(Boolean).join(', ');
