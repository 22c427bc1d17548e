import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { paymentListSpec, readPayments } from '@bff/areas/admin';
import { paymentStates } from '@bff/domain/payments';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { PaymentBadge } from '../parts/PaymentBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('payments:payments.title');
  const read = (query: Parameters<typeof readPayments>[1]) => readPayments(actor, query);
  const { loaded, status } = await loadList(request, paymentListSpec, title, read);
  return data({ ...loaded, statuses: paymentStates.states }, { status });
}

/** Every try to pay a purchase; those that somebody has to look at by a filter. */
export default function PaymentListPage() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('payments.title')} />
      <ListView
        path="/dashboard/admin/payments/list"
        caption={t('payments.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('payments.search'), hint: t('payments.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('payments.status'),
            options: statuses.map((value) => ({ value, label: t(`customers:payments.is.${value}`) })),
          },
          {
            name: 'attention',
            label: t('payments.attention'),
            options: [{ value: 'waiting', label: t('payments.waiting') }],
          },
        ]}
        columns={[
          {
            key: 'payment',
            label: t('payments.over'),
            rowHeader: true,
            cell: ({ id }) => <a href={path(`/dashboard/admin/payments/details/${id}`)}>{id}</a>,
          },
          {
            key: 'created',
            label: t('payments.created'),
            sortBy: 'created',
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
          { key: 'order', label: t('payments.order'), cell: ({ orderNumber }) => orderNumber },
          { key: 'customer', label: t('payments.customer'), cell: ({ customerName }) => customerName },
          { key: 'status', label: t('payments.status'), cell: ({ status }) => <PaymentBadge status={status} /> },
          {
            key: 'amount',
            label: t('payments.amount'),
            sortBy: 'amount',
            align: 'end',
            cell: ({ amount }) => <Money ore={amount} />,
          },
          {
            key: 'captured',
            label: t('payments.captured'),
            align: 'end',
            cell: ({ capturedAmount }) => <Money ore={capturedAmount} />,
          },
          {
            key: 'refunded',
            label: t('payments.refunded'),
            align: 'end',
            cell: ({ refundedAmount }) => <Money ore={refundedAmount} />,
          },
        ]}
        empty={{ title: t('payments.empty.title'), text: t('payments.empty.text') }}
        file
      />
    </AreaFrame>
  );
}
