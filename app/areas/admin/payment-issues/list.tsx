// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { paymentIssueListSpec, readPaymentIssues } from '@bff/areas/admin';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { issueColumns } from './issue-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const title = 'payments:issues.title';
  const { loaded, status } = await loadAdminList(request, title, paymentIssueListSpec, readPaymentIssues);
  return data(loaded, { status });
}

/** Payment issues waiting for an administrator, and earlier ones. */
export default function PaymentIssueListPage() {
  const { t } = useTranslation('payments');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('issues.title')}
      path={to.paymentIssues()}
      rowKey={({ id }) => id}
      filters={[
        { name: 'kind', label: t('issues.kind'), text: (kind) => t(`issues.kinds.${kind}`) },
        { name: 'attention', label: t('payments.attention'), text: () => t('payments.waiting') },
      ]}
      columns={issueColumns}
      bulk={{
        acts: [{ to: to.handlePaymentIssues(), label: t('issues.handleMany') }],
        rowLabel: ({ id }) => t('issue.title', { id }),
      }}
      empty={{ title: t('issues.empty.title'), text: t('issues.empty.text') }}
      file
    />
  );
}
