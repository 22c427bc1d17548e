import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { Choices, ListQuery } from '@bff/lists';
import { FilterRow } from '@ds/patterns/FilterRow/FilterRow';
import { DateRangeField } from '@ds/primitives/DateRangeField/DateRangeField';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { SearchField } from '@ds/primitives/SearchField/SearchField';
import { Select } from '@ds/primitives/Select/Select';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useErrorMessage } from '~/forms/error-text';
import { listAddress } from './list-address';
import { isPeriod, type ListFilter, namedFilters, optionsOf, plainAddress, type ListSearch } from './list-filters';
import { useAskedForm } from './use-asked-form';

interface ListFormProps {
  query: ListQuery;
  errors: Readonly<Record<string, string>>;
  choices: Choices;
  search?: ListSearch | undefined;
  filters: readonly ListFilter[];
  here: string;
  isNarrowed: boolean;
}

/** A list's search and filters: a GET form, so that the address contains them. */
export function ListForm({ query, errors, choices, search, filters, here, isNarrowed }: ListFormProps) {
  const { t } = useTranslation('lists');
  const message = useErrorMessage();
  const around = useRef<HTMLDivElement>(null);
  const named = namedFilters(filters);
  const periods = filters.filter(isPeriod).flatMap(({ from, until }) => [from.name, until.name]);
  const { key, ...asking } = useAskedForm(
    around,
    {
      ...(search ? { q: query.text } : {}),
      ...Object.fromEntries(named.map(({ name }) => [name, query.filters[name] ?? ''])),
    },
    { chosen: filters.flatMap((filter) => (isPeriod(filter) || 'type' in filter ? [] : [filter.name])), days: periods },
  );
  const order = new URLSearchParams(listAddress(query)).get('sort');
  const labels = new Map([['q', search?.label], ...named.map(({ name, label }) => [name, label] as const)]);
  const errorOf = (name: string) => (errors[name] ? message(errors[name]) : undefined);
  const field = (filter: ListFilter) =>
    isPeriod(filter) ? (
      <DateRangeField
        key={filter.from.name}
        name={filter.from.name}
        endName={filter.until.name}
        legend={filter.label}
        hideLegend
        past
        labels={{ start: filter.from.label, end: filter.until.label }}
        defaultStart={query.filters[filter.from.name]}
        defaultEnd={query.filters[filter.until.name]}
        error={errorOf(filter.from.name) ?? errorOf(filter.until.name)}
      />
    ) : 'type' in filter ? (
      <TextField
        key={filter.name}
        name={filter.name}
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
        error={errorOf(filter.name)}
      />
    );
  const summary = (
    <ErrorSummary
      title={message('forms.summary')}
      errors={Object.entries(errors).map(([name, error]) => {
        // A tab's value has no field here.
        const label = labels.get(name);
        return label === undefined ? { text: message(error) } : { text: `${label}: ${message(error)}`, fieldId: name };
      })}
    />
  );
  if (!search && filters.length === 0) return summary;
  const more = filters.filter((filter) => filter.more);
  const setOf = (some: readonly ListFilter[]) => namedFilters(some).filter(({ name }) => query.filters[name]).length;
  return (
    <div ref={around} {...asking}>
      {summary}
      <FilterRow
        key={key}
        title={search && filters.length > 0 ? t('searchAndFilter') : search ? t('search') : t('filter')}
        action={here}
        // What is on stands as chips above the rows: the fields need not push these off the screen. What was searched for is only here.
        open={query.text !== '' || Object.keys(errors).length > 0}
        count={setOf(filters)}
        more={
          more.length > 0
            ? {
                label: [t('moreFilters'), setOf(more) && `(${setOf(more)})`].filter(Boolean).join(' '),
                open: namedFilters(more).some(({ name }) => errors[name]),
                fields: more.map(field),
              }
            : undefined
        }
        keep={[
          ...new URLSearchParams(query.kept),
          ...Object.entries(query.filters).flatMap(([name, value]) =>
            labels.has(name) || !value ? [] : [[name, value] as const],
          ),
          ...(order ? [['sort', order] as const] : []),
        ]}
        apply={t('apply')}
        clear={isNarrowed ? { href: here + plainAddress(query, filters), label: t('clearAll') } : undefined}
      >
        {search ? (
          <SearchField
            name="q"
            label={search.label}
            clearLabel={t('clearSearch')}
            hint={search.hint}
            defaultValue={query.text}
            error={errorOf('q')}
            maxLength={120}
          />
        ) : null}
        {filters.filter(({ more }) => !more).map(field)}
      </FilterRow>
    </div>
  );
}
