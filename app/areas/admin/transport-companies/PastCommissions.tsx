import type { CommissionPeriod } from '@bff/domain/companies';
import { Table } from '@ds/patterns/Table/Table';
import { formatPercent } from '@formats';
import { Day } from '~/lists/Day';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

/** The company's own commissions that have ended. */
export function PastCommissions({ periods }: { periods: readonly CommissionPeriod[] }) {
  const { t } = useTranslation('commissions');
  const locale = useLocale();
  if (periods.length === 0) return null;
  return (
    <Table
      caption={t('past')}
      rows={periods}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        { key: 'from', label: t('from'), rowHeader: true, cell: ({ validFrom }) => <Day day={validFrom} /> },
        { key: 'to', label: t('to'), cell: ({ validTo }) => (validTo === null ? null : <Day day={validTo} />) },
        {
          key: 'value',
          label: t('value'),
          align: 'end',
          cell: ({ basisPoints }) => formatPercent(basisPoints, locale),
        },
      ]}
    />
  );
}
