// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { paymentListSpec, readPayments } from '@bff/areas/admin';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { paymentColumns } from './payment-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'payments:payments.title', paymentListSpec, readPayments);
  return data(loaded, { status });
}

const SUMS = {
  amount: 'payments:payments.amount',
  captured: 'payments:payments.captured',
  refunded: 'payments:payments.refunded',
} as const;

/** Every attempt to pay a purchase; a filter shows those that need attention. */
export default function PaymentListPage() {
  const { t } = useTranslation('payments');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('payments.title')}
      path={to.payments()}
      rowKey={({ id }) => id}
      search={{ label: t('payments.search'), hint: t('payments.searchHint') }}
      filters={[
        { name: 'status', label: t('payments.status'), text: (status) => t(`customers:payments.is.${status}`) },
        { name: 'attention', label: t('payments.attention'), text: () => t('payments.waiting') },
      ]}
      columns={paymentColumns}
      sums={SUMS}
      empty={{ title: t('payments.empty.title'), text: t('payments.empty.text') }}
      file
    />
  );
}
