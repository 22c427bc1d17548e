import type { refundListSpec } from '@bff/areas/admin';
import type { RefundSummary } from '@bff/domain/payments';
import { linked, type ListColumns, money } from '~/lists/columns';
import { to } from '~/to';
import { orderColumns } from '../parts/order-columns';
import { ListedRefundBadge } from '../parts/PaymentBadge';
import { failureText } from '../parts/payment-names';

/** The columns of refunds. */
export const refundColumns: ListColumns<RefundSummary, typeof refundListSpec> = [
  {
    key: 'refund',
    label: 'payments:refunds.over',
    rowHeader: true,
    file: ({ id }) => id,
    cell: ({ id }, { path }) => <a href={path(to.refund(id))}>{id}</a>,
  },
  orderColumns.created,
  orderColumns.order,
  {
    key: 'booking',
    label: 'payments:refunds.booking',
    extra: true,
    ...linked(
      (row) => row.bookingNumber,
      (_, number) => to.adminBooking(number),
    ),
  },
  orderColumns.customer,
  { key: 'reason', label: 'payments:refunds.reason', file: ({ reason }, { t }) => t(`payments:reasons.${reason}`) },
  { key: 'method', label: 'payments:refunds.method', file: ({ method }, { t }) => t(`payments:methods.${method}`) },
  {
    key: 'status',
    beside: true,
    label: 'payments:payments.status',
    file: ({ status, replacedBy }, { t }) =>
      replacedBy === null ? t(`payments:is.${status}`) : `${t('payments:is.replaced')}: ${replacedBy}`,
    cell: ({ status, replacedBy }) => <ListedRefundBadge status={status} replacedBy={replacedBy} />,
  },
  { key: 'amount', label: 'payments:refunds.amount', sortBy: 'amount', ...money(({ amount }) => amount) },
  {
    key: 'failure',
    label: 'payments:refunds.failure',
    extra: true,
    file: ({ failureReason }, { t }) => failureText(t, failureReason),
  },
  {
    key: 'attention',
    label: 'payments:refunds.attention',
    extra: true,
    file: ({ attention }, { t }) => (attention ? t(`payments:refunds.attentions.${attention}`) : null),
  },
];
