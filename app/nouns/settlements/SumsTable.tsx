import { useTranslation } from '~/i18n/use-translation';
import type { SettlementSums } from '@bff/domain/settlements';
import { Table } from '@ds/patterns/Table/Table';
import { Money } from '@ds/primitives/Money/Money';
import { formatNumber } from '@formats';
import { useLocale, usePath } from '~/http/paths';

interface SumsTableProps<Row extends SettlementSums> {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly Row[];
  name: (row: Row) => string;
  /** The address of a row's statement, without locale. */
  page: (row: Row) => string;
}

/** A table of statements: the sums of each, with a link to it. */
export function SumsTable<Row extends SettlementSums>({ caption, first, rows, name, page }: SumsTableProps<Row>) {
  const { t } = useTranslation('settlements');
  const locale = useLocale();
  const path = usePath();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={name}
      columns={[
        {
          key: 'name',
          label: first,
          rowHeader: true,
          cell: (row) => <a href={path(page(row))}>{name(row)}</a>,
        },
        { key: 'trips', label: t('columns.trips'), align: 'end', cell: ({ trips }) => formatNumber(trips, locale) },
        {
          key: 'customerPrice',
          label: t('columns.customerPrice'),
          align: 'end',
          cell: ({ customerPrice }) => <Money ore={customerPrice} />,
        },
        {
          key: 'commission',
          label: t('columns.commission'),
          align: 'end',
          cell: ({ commission }) => <Money ore={-commission} />,
        },
        { key: 'debts', label: t('columns.debts'), align: 'end', cell: ({ debts }) => <Money ore={debts} /> },
        { key: 'tax', label: t('columns.tax'), align: 'end', cell: ({ tax }) => <Money ore={tax} /> },
        { key: 'toPay', label: t('columns.toPay'), align: 'end', cell: ({ toPay }) => <Money ore={toPay} /> },
      ]}
    />
  );
}
