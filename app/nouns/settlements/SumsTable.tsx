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

const sum = (ore: number) => (ore === 0 ? '–' : <Money ore={ore} />);

/** A table of statements: the sums of each, with a link to it. Nothing is a dash. */
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
        {
          key: 'trips',
          label: t('columns.trips'),
          align: 'end',
          cell: ({ trips }) => (trips === 0 ? '–' : formatNumber(trips, locale)),
        },
        {
          key: 'customerPrice',
          label: t('columns.customerPrice'),
          align: 'end',
          cell: ({ customerPrice }) => sum(customerPrice),
        },
        {
          key: 'commission',
          label: t('columns.commission'),
          align: 'end',
          cell: ({ commission }) => sum(-commission),
        },
        { key: 'debts', label: t('columns.debts'), align: 'end', cell: ({ debts }) => sum(debts) },
        { key: 'tax', label: t('columns.tax'), align: 'end', cell: ({ tax }) => sum(tax) },
        { key: 'toPay', label: t('columns.toPay'), align: 'end', cell: ({ toPay }) => sum(toPay) },
      ]}
    />
  );
}
