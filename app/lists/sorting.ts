import type { ListQuery } from '@bff/lists';
import type { Column, TableProps } from '@ds/patterns/Table/Table';
import { useTranslation } from '~/i18n/use-translation';
import type { ListColumn } from './columns';
import { listAddress } from './list-address';

/** The link of a column's heading: the list sorted by it, or in reverse if it is. */
export function sortLink(query: ListQuery, by: string, here: string): NonNullable<Column<unknown>['sort']> {
  const isSorted = query.sort === by;
  return {
    href: here + listAddress(query, { sort: by, descending: isSorted && !query.descending, page: 1 }),
    direction: isSorted ? (query.descending ? 'descending' : 'ascending') : undefined,
  };
}

/** How a list is sorted, as a sentence has it; undefined where it is not by a column. */
export function useOrder(query: ListQuery, columns: readonly ListColumn<never>[]): string | undefined {
  const { t } = useTranslation();
  const sorted = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === query.sort);
  const key = query.descending ? 'lists:order.descending' : 'lists:order.ascending';
  return sorted && t(key, { column: t(sorted.label) });
}

/** The texts of the menu that sorts where headings are hidden. */
export function useOrderTexts(): NonNullable<TableProps<unknown>['orderTexts']> {
  const { t } = useTranslation('lists');
  return {
    by: (column) => (column === undefined ? t('order.button') : t('order.by', { column })),
    reversed: (column) => t('order.reversed', { column }),
  };
}
