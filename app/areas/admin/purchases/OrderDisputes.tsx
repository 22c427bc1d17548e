import { useTranslation } from '~/i18n/use-translation';
import type { OrderDispute } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Section } from '~/screens/DetailScreen';

/** What customers' banks reclaim or enquire about; nothing for an order without. */
export function OrderDisputes({ disputes }: { disputes: readonly OrderDispute[] }) {
  const { t } = useTranslation('customers');
  if (disputes.length === 0) return null;
  return (
    <Section id="disputes" title={t('payments:disputes.title')} brief={disputes.length} whole>
      <Table
        caption={t('payments:disputes.title')}
        hideCaption
        rows={disputes}
        rowKey={(dispute) => disputes.indexOf(dispute)}
        columns={[
          {
            key: 'at',
            label: t('payments:disputes.opened'),
            rowHeader: true,
            cell: ({ openedAt }) => <DateTime at={openedAt} />,
          },
          { key: 'status', label: t('payments.status'), cell: ({ status }) => t(`payments:disputes.is.${status}`) },
          { key: 'amount', label: t('payments.amount'), align: 'end', cell: ({ amount }) => <Money ore={amount} /> },
        ]}
      />
    </Section>
  );
}
