import type { paymentListSpec } from '@bff/areas/admin';
import type { PaymentSummary } from '@bff/domain/payments';
import { shownPayment } from '@states/payment-states';
import { type ListColumns, money } from '~/lists/columns';
import { to } from '~/to';
import { orderColumns } from '../parts/order-columns';
import { PaymentBadge } from '../parts/PaymentBadge';

/** The columns of payments. */
export const paymentColumns: ListColumns<PaymentSummary, typeof paymentListSpec> = [
  {
    key: 'payment',
    label: 'payments:payments.over',
    rowHeader: true,
    file: ({ id }) => id,
    cell: ({ id }, { path }) => <a href={path(to.payment(id))}>{id}</a>,
  },
  orderColumns.created,
  orderColumns.order,
  orderColumns.customer,
  {
    key: 'status',
    beside: true,
    label: 'payments:payments.status',
    file: (payment, { t }) => t(`customers:payments.is.${shownPayment(payment)}`),
    cell: (payment) => <PaymentBadge payment={payment} />,
  },
  { key: 'currency', label: 'payments:payments.currency', extra: true, file: ({ currency }) => currency },
  { key: 'amount', label: 'payments:payments.amount', sortBy: 'amount', ...money(({ amount }) => amount) },
  {
    key: 'captured',
    label: 'payments:payments.captured',
    ...money(({ capturedAmount }) => capturedAmount, { sparse: true }),
  },
  {
    key: 'refunded',
    label: 'payments:payments.refunded',
    ...money(({ refundedAmount }) => refundedAmount, { sparse: true }),
  },
  {
    key: 'attention',
    label: 'payments:payments.attention',
    extra: true,
    file: ({ isWaiting }, { t }) => (isWaiting ? t('payments:payments.waiting') : null),
  },
];
