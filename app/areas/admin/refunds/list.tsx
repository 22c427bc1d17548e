import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readRefunds, REFUND_METHODS, refundListSpec } from '@bff/areas/admin';
import { REFUND_ATTENTION, refundStates } from '@bff/domain/payments';
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
import { RefundBadge } from '../parts/PaymentBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('payments:refunds.title');
  const read = (query: Parameters<typeof readRefunds>[1]) => readRefunds(actor, query);
  const { loaded, status } = await loadList(request, refundListSpec, title, read);
  return data(
    { ...loaded, statuses: refundStates.states, methods: REFUND_METHODS, attentions: REFUND_ATTENTION },
    { status },
  );
}

/** Every refund; those that did not arrive, or take too long, by a filter. */
export default function RefundListPage() {
  const { query, errors, list, statuses, methods, attentions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('refunds.title')} />
      <ListView
        path="/dashboard/admin/refunds/list"
        caption={t('refunds.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('refunds.search'), hint: t('refunds.searchHint') }}
        filters={[
          {
            name: 'attention',
            label: t('refunds.attention'),
            options: attentions.map((value) => ({ value, label: t(`refunds.attentions.${value}`) })),
          },
          {
            name: 'status',
            label: t('payments.status'),
            options: statuses.map((value) => ({ value, label: t(`is.${value}`) })),
          },
          {
            name: 'method',
            label: t('refunds.method'),
            options: methods.map((value) => ({ value, label: t(`methods.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'refund',
            label: t('refunds.over'),
            rowHeader: true,
            cell: ({ id }) => <a href={path(`/dashboard/admin/refunds/details/${id}`)}>{id}</a>,
          },
          {
            key: 'created',
            label: t('payments.created'),
            sortBy: 'created',
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
          { key: 'order', label: t('payments.order'), cell: ({ orderNumber }) => orderNumber },
          { key: 'customer', label: t('payments.customer'), cell: ({ customerName }) => customerName },
          { key: 'reason', label: t('refunds.reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
          { key: 'method', label: t('refunds.method'), cell: ({ method }) => t(`methods.${method}`) },
          { key: 'status', label: t('payments.status'), cell: ({ status }) => <RefundBadge status={status} /> },
          {
            key: 'amount',
            label: t('refunds.amount'),
            sortBy: 'amount',
            align: 'end',
            cell: ({ amount }) => <Money ore={amount} />,
          },
        ]}
        empty={{ title: t('refunds.empty.title'), text: t('refunds.empty.text') }}
        file
      />
    </AreaFrame>
  );
}
