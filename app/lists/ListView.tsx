import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage, ListQuery } from '@bff/lists';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { FilterBar } from '@ds/patterns/FilterBar/FilterBar';
import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { listAddress } from './list-address';

/** A column; `sortBy` makes its heading sort the list. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'sort'> {
  sortBy?: string | undefined;
}

interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
}
interface ChoiceFilter extends Filter {
  /** Without the first one, «all». */
  options: readonly { value: string; label: string }[];
}
interface TypedFilter extends Filter {
  type: 'date' | 'text';
  hint?: string | undefined;
}

export type ListFilter = ChoiceFilter | TypedFilter;

interface SearchField {
  label: string;
  hint?: string | undefined;
}

interface ListViewProps<Row> {
  /** The list's path without locale; its file is the same with `.csv`. */
  path: string;
  /** What the table is of, for those who hear it. */
  caption: string;
  query: ListQuery;
  /** Null when the query cannot be asked. */
  list: ListPage<Row> | null;
  errors: Readonly<Record<string, string>>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The search field; without it the list has none. */
  search?: SearchField;
  filters?: readonly ListFilter[];
  /** What is said when nothing is in the list, and nothing is searched for. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Said instead when the search found nothing. */
  noMatch?: { title: string; text: string };
  /** There is a file of it. */
  file?: boolean;
}

/** Search, filters, table, pages and file of a list. Everything it is asked for is in its address, so it works as plain links and a form. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { path, caption, query, list, errors, columns, rowKey, search, filters = [], empty, noMatch, file } = props;
  const { t } = useTranslation('lists');
  const here = usePath()(path);
  const isNarrowed = query.text !== '' || filters.some(({ name }) => query.filters[name]);
  return (
    <Stack>
      <ListForm query={query} errors={errors} search={search} filters={filters} here={here} isNarrowed={isNarrowed} />
      {list && list.rows.length > 0 ? (
        <>
          <Table
            caption={caption}
            hideCaption
            columns={columns.map((column) => withSort(column, query, here))}
            rows={list.rows}
            rowKey={rowKey}
          />
          <Pages list={list} hrefOf={(page) => here + listAddress(query, { page })} />
          {file ? (
            <p className="no-print">
              <LinkButton variant="plain" href={`${here}.csv${listAddress(query, { page: 1 })}`}>
                {t('file')}
              </LinkButton>
            </p>
          ) : null}
        </>
      ) : null}
      {list?.rows.length === 0 && Object.keys(errors).length === 0 ? (
        <EmptyState
          {...(isNarrowed ? (noMatch ?? { title: t('noMatch.title'), text: t('noMatch.text') }) : empty)}
          action={
            isNarrowed ? (
              <LinkButton variant="secondary" href={here + plainAddress(query, filters)}>
                {t('showAll')}
              </LinkButton>
            ) : (
              empty.action
            )
          }
        />
      ) : null}
    </Stack>
  );
}

/** The list without what was searched for; what is no filter of the form (a tab) stays. */
const plainAddress = (query: ListQuery, filters: readonly Filter[]): string =>
  listAddress(query, { text: '', page: 1, filters: Object.fromEntries(filters.map(({ name }) => [name, undefined])) });

function withSort<Row>({ sortBy, ...column }: ListColumn<Row>, query: ListQuery, here: string): Column<Row> {
  if (!sortBy) return column;
  const isSorted = query.sort === sortBy;
  return {
    ...column,
    sort: {
      href: here + listAddress(query, { sort: sortBy, descending: isSorted && !query.descending, page: 1 }),
      direction: isSorted ? (query.descending ? 'descending' : 'ascending') : undefined,
    },
  };
}

function Pages({ list, hrefOf }: { list: ListPage<unknown>; hrefOf: (page: number) => string }) {
  const { t } = useTranslation('lists');
  const first = (list.page - 1) * list.pageSize + 1;
  return (
    <Pagination
      current={list.page}
      total={list.pages}
      hrefOf={hrefOf}
      texts={{
        label: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: t('page'),
        summary: t('summary', { from: first, to: first + list.rows.length - 1, total: list.total }),
      }}
    />
  );
}

interface ListFormProps {
  query: ListQuery;
  errors: Readonly<Record<string, string>>;
  search?: SearchField | undefined;
  filters: readonly ListFilter[];
  here: string;
  isNarrowed: boolean;
}

function ListForm({ query, errors, search, filters, here, isNarrowed }: ListFormProps) {
  const { t } = useTranslation('lists');
  const message = useErrorMessage();
  if (!search && filters.length === 0) return null;
  const order = new URLSearchParams(listAddress(query)).get('sort');
  const labels = new Map([['q', search?.label], ...filters.map(({ name, label }) => [name, label] as const)]);
  const errorOf = (name: string) => (errors[name] ? message(errors[name]) : undefined);
  return (
    <>
      <ErrorSummary
        title={message('forms.summary')}
        errors={Object.entries(errors).map(([name, error]) => ({
          text: `${labels.get(name) ?? name}: ${message(error)}`,
          fieldId: name,
        }))}
      />
      <FilterBar
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
          'options' in filter ? (
            <Select
              key={filter.name}
              name={filter.name}
              label={filter.label}
              placeholder={t('all')}
              options={filter.options}
              defaultValue={query.filters[filter.name] ?? ''}
            />
          ) : (
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
          ),
        )}
      </FilterBar>
    </>
  );
}
