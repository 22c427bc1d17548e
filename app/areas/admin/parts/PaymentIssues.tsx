import { useTranslation } from '~/i18n/use-translation';
import type { PaymentIssue } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { issueNames } from './issue-names';

/** A payment's issues that administrators have handled or must handle. */
export function PaymentIssues({ issues }: { issues: readonly PaymentIssue[] }) {
  const { t } = useTranslation('payments');
  const path = usePath();
  const names = issueNames(t);
  return (
    <Section id="issues" title={t('issues.title')} brief={issues.length} open whole>
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
    </Section>
  );
}
