// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { readRefunds, refundListSpec } from '@bff/areas/admin';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { refundColumns } from './refund-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'payments:refunds.title', refundListSpec, readRefunds);
  return data(loaded, { status });
}

/** All refunds; a filter shows those that failed or take too long. */
export default function RefundListPage() {
  const { t } = useTranslation('payments');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('refunds.title')}
      path={to.refunds()}
      rowKey={({ id }) => id}
      search={{ label: t('refunds.search'), hint: t('refunds.searchHint') }}
      filters={[
        { name: 'attention', label: t('refunds.attention'), text: (value) => t(`refunds.attentions.${value}`) },
        { name: 'status', label: t('payments.status'), text: (status) => t(`is.${status}`) },
        { name: 'method', label: t('refunds.method'), text: (method) => t(`methods.${method}`) },
      ]}
      columns={refundColumns}
      sums={{ amount: 'payments:refunds.amount' }}
      bulk={{
        acts: [{ to: to.retryRefunds(), label: t('refunds.retryMany') }],
        rowLabel: ({ id }) => t('refund.title', { id }),
        // Those that wait for somebody: not the replaced ones, nor those whose money has left in another way.
        whyNot: ({ attention }) => (attention === 'failed' ? undefined : t('refunds.notRetried')),
      }}
      empty={{ title: t('refunds.empty.title'), text: t('refunds.empty.text') }}
      file
    />
  );
}
