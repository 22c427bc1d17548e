import type { paymentIssueListSpec } from '@bff/areas/admin';
import type { PaymentIssue } from '@bff/domain/payments';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDateTime } from '@formats';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { issueNames } from '../parts/issue-names';

/** The columns of payment issues. */
export const issueColumns: ListColumns<PaymentIssue, typeof paymentIssueListSpec> = [
  {
    key: 'issue',
    label: 'payments:issues.over',
    rowHeader: true,
    file: ({ id }) => id,
    cell: ({ id }, { path }) => <a href={path(to.paymentIssue(id))}>{id}</a>,
  },
  { key: 'raised', label: 'payments:issues.raised', sortBy: 'raised', ...instant(({ raisedAt }) => raisedAt) },
  { key: 'kind', label: 'payments:issues.kind', file: ({ kind }, { t }) => t(`payments:issues.kinds.${kind}`) },
  {
    key: 'detail',
    label: 'payments:issues.detail',
    file: ({ detail }) => detail,
    cell: (issue, { t }) => issueNames(t).detail(issue),
  },
  { key: 'subject', label: 'payments:issues.subject', extra: true, file: ({ subject }) => subject },
  {
    key: 'payment',
    label: 'payments:payments.over',
    file: ({ paymentId }) => paymentId,
    cell: ({ paymentId }, { path }) =>
      paymentId === null ? '–' : <a href={path(to.payment(paymentId))}>{paymentId}</a>,
  },
  { key: 'times', label: 'payments:issues.times', extra: true, align: 'end', file: ({ times }) => times },
  {
    key: 'handled',
    label: 'payments:payment.handled',
    file: ({ handledAt }) => handledAt && formatDateTime(handledAt),
    cell: ({ handledAt }, { t }) => (handledAt === null ? t('payments:issues.waits') : <DateTime at={handledAt} />),
  },
];
