import { useNavigation } from '@remix-run/react';
import { type ReactNode, useContext, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { Choices, ListQuery } from '@bff/lists';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { usePath } from '~/http/paths';
import { ActedRows, actsOn, type BulkActs, BulkForm, useBulk } from './bulk';
import { type ListColumn, shownColumns } from './columns';
import { listAddress } from './list-address';
import { ListArrival } from './ListArrival';
import { type ListFilter, namedFilters, plainAddress, type ListSearch, searchName } from './list-filters';
import { ListForm } from './ListForm';
import { ListSums, type SumLabels } from './ListSums';
import { ListTools } from './list-tools';
import type { LoadedList, ShownPage } from './loaded-list';
import { Narrowed } from './Narrowed';
import { Pages } from './Pages';
import { SavedSearches } from './SavedSearches';
import { shownRows } from './shown-rows';
import { sortLink, useOrder, useOrderTexts } from './sorting';
import { useLook } from './use-look';

export interface ListViewProps<Row, Given extends Choices = Choices> extends Omit<LoadedList<Row, Given>, 'title'> {
  /** The list's path without locale. */
  path: string;
  /** The table's name for screen readers. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The search field; without it the list has none. */
  search?: ListSearch;
  filters?: readonly ListFilter<Given>[];
  /** What the sums over all rows that match are called, by name. */
  sums?: SumLabels;
  /** Bulk actions on the selected rows. */
  bulk?: BulkActs<Row> | undefined;
  /** Shown when the list is empty and nothing is searched for. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Shown instead when the search found nothing. */
  noMatch?: { title: string; text: ReactNode } | undefined;
}

const FIND_ID = 'find-rows';

/** Search, filters, table, pages and file of a list. The whole query is in its address, so it works with plain links and a form. */
export function ListView<Row, Given extends Choices>(given: ListViewProps<Row, Given>) {
  // Filter values are typed for the list's author; here they are texts.
  const props = given as unknown as ListViewProps<Row>;
  const { path, query, list, errors, choices, saved, search, filters = [], empty, noMatch, bulk } = props;
  const { t } = useTranslation('lists');
  const here = usePath()(path);
  const region = useRef<HTMLDivElement>(null);
  const { location: target } = useNavigation();
  const order = useOrder(query, props.columns);
  const actable = actsOn(bulk, list?.rows ?? []);
  const isNarrowed = query.text !== '' || namedFilters(filters).some(({ name }) => query.filters[name]);
  const mayFind = search !== undefined || filters.length > 0;
  // Some forty lines, which nothing folds there; what is wrong with them is said first, as everywhere.
  const isFoundLast = useIsTextBrowser() && Object.keys(errors).length === 0;
  const find = (
    <>
      <ListForm
        query={query}
        errors={errors}
        choices={choices}
        search={search}
        filters={filters}
        here={here}
        isNarrowed={isNarrowed}
      />
      <SavedSearches
        path={path}
        saved={saved}
        plainName={isNarrowed ? searchName(query, filters, choices) : undefined}
      />
    </>
  );
  return (
    <Stack>
      {isFoundLast ? null : find}
      {isFoundLast && mayFind ? <a href={`#${FIND_ID}`}>{t('toFind')}</a> : null}
      <Narrowed query={query} choices={choices} filters={filters} here={here} />
      <ListArrival list={list} order={order} region={region} />
      {bulk && list && !actable ? <ActedRows /> : null}
      <div
        ref={region}
        tabIndex={-1}
        role="group"
        aria-label={props.caption}
        aria-busy={target?.pathname === here || undefined}
      >
        {list && list.rows.length > 0 ? (
          <Rows {...props} bulk={actable} list={list} here={here} isNarrowed={isNarrowed} />
        ) : null}
        {list?.rows.length === 0 && Object.keys(errors).length === 0 ? (
          <EmptyState
            {...(isNarrowed ? (noMatch ?? { title: t('noMatch.title'), text: t('noMatch.text') }) : empty)}
            action={
              isNarrowed ? (
                <LinkButton variant="secondary" href={here + plainAddress(query, filters)}>
                  {t('clearAll')}
                </LinkButton>
              ) : (
                empty.action
              )
            }
          />
        ) : null}
      </div>
      {isFoundLast ? <div id={FIND_ID}>{find}</div> : null}
    </Stack>
  );
}

type RowsProps<Row> = ListViewProps<Row> & {
  list: NonNullable<ListViewProps<Row>['list']>;
  here: string;
  isNarrowed: boolean;
};

function Rows<Row>(props: RowsProps<Row>) {
  const { path, caption, query, list, columns, rowKey, bulk, here } = props;
  const orderTexts = useOrderTexts();
  const words = { t: useTranslation().t, path: usePath() };
  const { look, saving } = useLook({ ...props.look, rows: query.rows });
  const tools = useContext(ListTools);
  const chosen = useBulk(bulk, list.rows, rowKey);
  const count = useCount(list, props.isNarrowed);
  const table = (
    <Table
      // Another page begins anew: its first Tab comes to the first row, not to the place that had the focus on the page before.
      key={list.page}
      caption={caption}
      hideCaption
      dense={look.isDense}
      orderTexts={orderTexts}
      columns={shownColumns(columns, look.columns).map((column) => tableColumn(column, query, here, words))}
      rows={list.rows}
      rowKey={rowKey}
      selection={chosen.selection}
    />
  );
  return (
    <Stack>
      {tools ? (
        // How many there are and how they are shown is asked at the top; `data-list-head` (tables.module.css) puts both on one line.
        <div data-list-head>
          <span className="muted small">{count}</span>
          <tools.Look key={query.rows} path={path} columns={columns} look={look} saving={saving} />
        </div>
      ) : null}
      {bulk ? <BulkForm bulk={bulk} rows={list.rows} chosen={chosen.selected} table={table} /> : table}
      <ListSums list={list} labels={props.sums} />
      <Pages
        list={list}
        summary={tools && list.pages === 1 ? undefined : count}
        hrefOf={(page) => here + listAddress(query, { page })}
      />
    </Stack>
  );
}

function tableColumn<Row>(
  { key, label, sortBy, align, rowHeader, wide, beside, decorates, below, cell, file }: ListColumn<Row>,
  query: ListQuery,
  here: string,
  words: Parameters<NonNullable<ListColumn<Row>['cell']>>[1],
): Column<Row> {
  return {
    key,
    label: words.t(label),
    align,
    rowHeader,
    wide,
    beside,
    decorates,
    below,
    cell: (row) => cell?.(row, words) ?? file?.(row, { t: words.t, amount: String })?.toLocaleString() ?? '–',
    sort: sortBy === undefined ? undefined : sortLink(query, sortBy, here),
  };
}

/** `41–60 av 133`. Nobody says which rows are on the only page, and the only row needs no words. */
function useCount(page: ShownPage, isNarrowed: boolean): string | undefined {
  const { t } = useTranslation('lists');
  const { pages, total } = page;
  if (pages > 1) return shownRows(t, page);
  return isNarrowed ? t('found', { count: total }) : total > 1 ? t('allOf', { total }) : undefined;
}
