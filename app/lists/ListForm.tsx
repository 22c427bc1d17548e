import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices, ListQuery } from '@bff/lists';
import { FilterBar } from '@ds/patterns/FilterBar/FilterBar';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Select } from '@ds/primitives/Select/Select';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useErrorMessage } from '~/forms/error-text';
import { listAddress } from './list-address';
import { useAskedForm } from './use-asked-form';

interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
}
/** One of the values that the list's spec gives. Without the first one, «all». */
type ChoiceFilter<Given extends Choices> = {
  [Name in keyof Given & string]: { name: Name; label: string; text: (value: Given[Name][number]) => string };
}[keyof Given & string];
/** One of the options that are given here. */
interface OptionFilter extends Filter {
  options: readonly { value: string; label: string }[];
}
interface TypedFilter extends Filter {
  type: 'date' | 'text';
  hint?: string | undefined;
}

export type ListFilter<Given extends Choices = Choices> = ChoiceFilter<Given> | OptionFilter | TypedFilter;

export interface SearchField {
  label: string;
  hint?: string | undefined;
}

interface ListFormProps {
  query: ListQuery;
  errors: Readonly<Record<string, string>>;
  choices: Choices;
  search?: SearchField | undefined;
  filters: readonly ListFilter[];
  here: string;
  isNarrowed: boolean;
}

/** The list without what was searched for; what is no filter of the form (a tab) stays. */
export const plainAddress = (query: ListQuery, filters: readonly Filter[]): string =>
  listAddress(query, { text: '', page: 1, filters: Object.fromEntries(filters.map(({ name }) => [name, undefined])) });

/** What a list is searched and filtered by: a form that asks, so that its address says it. */
export function ListForm({ query, errors, choices, search, filters, here, isNarrowed }: ListFormProps) {
  const { t } = useTranslation('lists');
  const message = useErrorMessage();
  const around = useRef<HTMLDivElement>(null);
  const { key } = useAskedForm(around, {
    ...(search ? { q: query.text } : {}),
    ...Object.fromEntries(filters.map(({ name }) => [name, query.filters[name] ?? ''])),
  });
  if (!search && filters.length === 0) return null;
  const order = new URLSearchParams(listAddress(query)).get('sort');
  const labels = new Map([['q', search?.label], ...filters.map(({ name, label }) => [name, label] as const)]);
  const errorOf = (name: string) => (errors[name] ? message(errors[name]) : undefined);
  return (
    <div ref={around}>
      <ErrorSummary
        title={message('forms.summary')}
        errors={Object.entries(errors).map(([name, error]) => ({
          text: `${labels.get(name) ?? name}: ${message(error)}`,
          fieldId: name,
        }))}
      />
      <FilterBar
        key={key}
        title={search && filters.length > 0 ? t('searchAndFilter') : search ? t('search') : t('filter')}
        action={here}
        layout="row"
        open={isNarrowed}
        keep={[
          ...Object.entries(query.filters).flatMap(([name, value]) =>
            labels.has(name) || !value ? [] : [[name, value] as const],
          ),
          ...(order ? [['sort', order] as const] : []),
        ]}
        apply={t('apply')}
        clear={isNarrowed ? { href: here + plainAddress(query, filters), label: t('showAll') } : undefined}
      >
        {search ? (
          <TextField
            name="q"
            type="search"
            label={search.label}
            hint={search.hint}
            defaultValue={query.text}
            error={errorOf('q')}
            maxLength={120}
          />
        ) : null}
        {filters.map((filter) =>
          'type' in filter ? (
            <TextField
              key={filter.name}
              name={filter.name}
              type={filter.type}
              label={filter.label}
              hint={filter.hint}
              defaultValue={query.filters[filter.name] ?? ''}
              error={errorOf(filter.name)}
              maxLength={120}
            />
          ) : (
            <Select
              key={filter.name}
              name={filter.name}
              label={filter.label}
              placeholder={t('all')}
              options={optionsOf(filter, choices)}
              defaultValue={query.filters[filter.name] ?? ''}
            />
          ),
        )}
      </FilterBar>
    </div>
  );
}

const optionsOf = (filter: ChoiceFilter<Choices> | OptionFilter, choices: Choices): OptionFilter['options'] =>
  'options' in filter
    ? filter.options
    : (choices[filter.name] ?? []).map((value) => ({
        value,
        label: filter.text(value),
      }));
