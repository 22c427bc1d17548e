import { useTranslation } from '~/i18n/use-translation';
import type { PaymentStatus } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { formatCard } from '@formats';
import { Section } from '~/screens/DetailScreen';
import { PaymentBadge } from './PaymentBadge';

interface Payment {
  id: number;
  orderNumber: string;
  status: PaymentStatus;
  amount: number;
  refundedAmount: number;
  isBeingRefunded: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
  created: Date;
}

/** Payments of a customer or of one purchase. Amounts in öre. */
export function CustomerPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <Section id="payments" title={t('payments.title')} brief={payments.length} whole={payments.length > 0}>
      {payments.length === 0 ? (
        <p>{t('payments.none')}</p>
      ) : (
        <Table
          caption={t('payments.caption')}
          hideCaption
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'payment',
              label: t('payments:payments.over'),
              rowHeader: true,
              cell: ({ id }) => <a href={path(to.payment(id))}>{id}</a>,
            },
            {
              key: 'order',
              label: t('payments.order'),
              cell: ({ orderNumber }) => <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a>,
            },
            { key: 'created', label: t('payments.at'), cell: ({ created }) => <DateTime at={created} /> },
            {
              key: 'status',
              beside: true,
              label: t('payments.status'),
              cell: (payment) => <PaymentBadge payment={payment} />,
            },
            {
              key: 'card',
              label: t('payments.card'),
              cell: (payment) => formatCard(payment) ?? '–',
            },
            { key: 'amount', label: t('payments.amount'), align: 'end', cell: ({ amount }) => <Money ore={amount} /> },
            {
              key: 'refunded',
              label: t('payments.refunded'),
              align: 'end',
              cell: ({ refundedAmount }) => <Money ore={refundedAmount} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
