import { useTranslation } from 'react-i18next';
import type { PaymentIssue } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { issueNames } from './issue-names';

/** What about a payment administrators had or have to look at. */
export function PaymentIssues({ issues }: { issues: readonly PaymentIssue[] }) {
  const { t } = useTranslation('payments');
  const path = usePath();
  const names = issueNames(t);
  return (
    <Stack as="section" labelledBy="issues">
      <h2 id="issues">{t('issues.title')}</h2>
      <Table
        caption={t('issues.title')}
        hideCaption
        rows={issues}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'kind',
            label: t('issues.kind'),
            rowHeader: true,
            cell: ({ id, kind }) => <a href={path(to.paymentIssue(id))}>{names.kind(kind)}</a>,
          },
          { key: 'detail', label: t('issues.detail'), cell: (issue) => names.detail(issue) },
          { key: 'raised', label: t('issues.raised'), cell: ({ raisedAt }) => <DateTime at={raisedAt} /> },
          {
            key: 'handled',
            label: t('payment.handled'),
            cell: ({ handledAt }) => (handledAt === null ? t('issues.waits') : <DateTime at={handledAt} />),
          },
        ]}
      />
    </Stack>
  );
}
