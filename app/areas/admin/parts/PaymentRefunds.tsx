import { useTranslation } from '~/i18n/use-translation';
import type { RefundMethod, RefundReason, RefundStatus } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { ListedRefundBadge } from './PaymentBadge';

interface Refund {
  id: number;
  createdAt: Date;
  status: RefundStatus;
  reason: RefundReason;
  method: RefundMethod;
  amount: number;
  retryOf: number | null;
}

/** A payment's refunds, newest first as in their list, each with a link to what can be done with it. Amounts in öre. */
export function PaymentRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useTranslation('payments');
  const path = usePath();
  const replacedBy = (failed: number) => refunds.find(({ retryOf }) => retryOf === failed)?.id ?? null;
  return (
    <Section id="refunds" title={t('payment.refunds')} brief={refunds.length} whole={refunds.length > 0}>
      {refunds.length === 0 ? (
        <p>{t('payment.noRefunds')}</p>
      ) : (
        <Table
          caption={t('payment.refunds')}
          hideCaption
          rows={[...refunds].sort((one, other) => other.id - one.id)}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'refund',
              label: t('refunds.over'),
              rowHeader: true,
              cell: ({ id }) => <a href={path(to.refund(id))}>{id}</a>,
            },
            { key: 'at', label: t('payments.created'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
            {
              key: 'status',
              beside: true,
              label: t('payments.status'),
              cell: ({ id, status }) => <ListedRefundBadge status={status} replacedBy={replacedBy(id)} />,
            },
            { key: 'method', label: t('refunds.method'), cell: ({ method }) => t(`methods.${method}`) },
            { key: 'reason', label: t('refunds.reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
            {
              key: 'amount',
              label: t('refunds.amount'),
              align: 'end',
              cell: ({ amount }) => <Money ore={amount} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
