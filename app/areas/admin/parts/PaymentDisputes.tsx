import { useTranslation } from '~/i18n/use-translation';
import type { Dispute } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { Section } from '~/screens/DetailScreen';

const TONES: Record<Dispute['status'], Tone> = {
  warningNeedsResponse: 'warning',
  warningUnderReview: 'info',
  warningClosed: 'neutral',
  needsResponse: 'danger',
  underReview: 'info',
  won: 'success',
  lost: 'danger',
};

/** A payment's disputes: their state, how much the bank has taken back, and the deadline for a reply. */
export function PaymentDisputes({ disputes }: { disputes: readonly Dispute[] }) {
  const { t } = useTranslation('payments');
  return (
    <Section id="disputes" title={t('disputes.title')} brief={disputes.length} open whole>
      <Table
        caption={t('disputes.title')}
        hideCaption
        rows={disputes}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'opened',
            label: t('disputes.opened'),
            rowHeader: true,
            cell: ({ openedAt }) => <DateTime at={openedAt} />,
          },
          {
            key: 'status',
            label: t('payments.status'),
            cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`disputes.is.${status}`)}</StatusBadge>,
          },
          { key: 'reason', label: t('disputes.reason'), cell: ({ reason }) => <code>{reason}</code> },
          {
            key: 'respondBy',
            label: t('disputes.respondBy'),
            cell: ({ respondBy }) => (respondBy === null ? '–' : <DateTime at={respondBy} />),
          },
          {
            key: 'amount',
            label: t('disputes.amount'),
            align: 'end',
            cell: ({ amount }) => <Money ore={amount} />,
          },
          {
            key: 'withdrawn',
            label: t('disputes.withdrawn'),
            align: 'end',
            cell: ({ withdrawnAmount }) => <Money ore={withdrawnAmount} />,
          },
          { key: 'fee', label: t('disputes.fee'), align: 'end', cell: ({ fee }) => <Money ore={fee} /> },
          { key: 'id', label: t('disputes.id'), cell: ({ providerDisputeId }) => <code>{providerDisputeId}</code> },
        ]}
      />
    </Section>
  );
}
