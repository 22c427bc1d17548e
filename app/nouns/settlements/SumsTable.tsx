import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { SettlementSums } from '@bff/domain/settlements';
import { Table } from '@ds/patterns/Table/Table';
import { Money } from '@ds/primitives/Money/Money';
import { formatNumber } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { readerOf } from './reader-of';
import { addedUp, SUM_COLUMNS } from './sums';

interface SumsTableProps<Row extends SettlementSums & { isOpen: boolean }> {
  area: 'company' | 'admin';
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly Row[];
  name: (row: Row) => string;
  /** The address of a row's statement, without locale. */
  page: (row: Row) => string;
  /** The address of the list of a row's trips, or of all rows', without locale. */
  trips: (row?: Row) => string;
}

/** A table of statements: the sums of each, with a link to it, and all of them together last. Nothing is a dash. */
export function SumsTable<Row extends SettlementSums & { isOpen: boolean }>({
  area,
  caption,
  first,
  rows,
  name,
  page,
  trips,
}: SumsTableProps<Row>) {
  const { t } = useTranslation('settlements');
  const locale = useLocale();
  const path = usePath();
  const reader = readerOf(area);
  const owed = (toPay: number) =>
    toPay === 0 ? t('state.even') : t(toPay > 0 ? `${reader}.toCompany` : `${reader}.fromCompany`);
  const lines = rows.map((row) => ({
    name: name(row),
    href: path(page(row)),
    trips: trips(row),
    sums: row as SettlementSums,
    isOpen: row.isOpen,
  }));
  // Said once above where it is true of each.
  const isAllOpen = rows.every(({ isOpen }) => isOpen);
  const total = { name: t('total'), href: undefined, trips: trips(), sums: addedUp(rows), isOpen: undefined };
  return (
    <>
      {isAllOpen ? <p>{t('isOpen')}</p> : null}
      <Table
        caption={caption}
        hideCaption
        rows={lines.length > 1 ? [...lines, total] : lines}
        rowKey={(line) => line.name}
        columns={[
          {
            key: 'name',
            label: first,
            rowHeader: true,
            cell: (line) => (line.href === undefined ? line.name : <a href={line.href}>{line.name}</a>),
          },
          {
            key: 'trips',
            label: t('columns.trips'),
            align: 'end',
            cell: (line) =>
              line.sums.trips === 0 ? (
                '–'
              ) : (
                <a href={path(line.trips)}>{strongIf(line === total, formatNumber(line.sums.trips, locale))}</a>
              ),
          },
          ...SUM_COLUMNS.map(({ key, ore, below }) => ({
            key,
            label: t(`columns.${key}`),
            align: 'end' as const,
            below,
            cell: (line: (typeof lines)[number] | typeof total) =>
              ore(line.sums) === 0 ? '–' : strongIf(line === total, <Money ore={ore(line.sums)} />),
          })),
          {
            // Who pays whom, in words: a minus does not say.
            key: 'state',
            label: t('columns.state'),
            below: true,
            cell: ({ sums, isOpen }) =>
              isOpen === undefined
                ? '–'
                : [
                    ...(isOpen && !isAllOpen ? [t('state.open')] : []),
                    ...(sums.notReported > 0 ? [t('notReported', { count: sums.notReported })] : []),
                    owed(sums.toPay),
                  ].join(' '),
          },
        ]}
      />
    </>
  );
}

const strongIf = (isTotal: boolean, shown: ReactNode): ReactNode => (isTotal ? <strong>{shown}</strong> : shown);
