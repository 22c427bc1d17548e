import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { paymentIssueListSpec, readPaymentIssues } from '@bff/areas/admin';
import { ISSUE_KINDS } from '@bff/domain/payments';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { issueNames } from '../parts/issue-names';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('payments:issues.title');
  const read = (query: Parameters<typeof readPaymentIssues>[1]) => readPaymentIssues(actor, query);
  const { loaded, status } = await loadList(request, paymentIssueListSpec, title, read);
  return data({ ...loaded, kinds: ISSUE_KINDS }, { status });
}

/** What about payments waits for an administrator, and what waited. */
export default function PaymentIssueListPage() {
  const { query, errors, list, kinds } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  const names = issueNames(t);
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('issues.title')} />
      <ListView
        path="/dashboard/admin/payment-issues/list"
        caption={t('issues.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'kind',
            label: t('issues.kind'),
            options: kinds.map((value) => ({ value, label: t(`issues.kinds.${value}`) })),
          },
          {
            name: 'attention',
            label: t('payments.attention'),
            options: [{ value: 'waiting', label: t('payments.waiting') }],
          },
        ]}
        columns={[
          {
            key: 'issue',
            label: t('issues.over'),
            rowHeader: true,
            cell: ({ id }) => <a href={path(`/dashboard/admin/payment-issues/details/${id}`)}>{id}</a>,
          },
          {
            key: 'raised',
            label: t('issues.raised'),
            sortBy: 'raised',
            cell: ({ raisedAt }) => <DateTime at={raisedAt} />,
          },
          { key: 'kind', label: t('issues.kind'), cell: ({ kind }) => names.kind(kind) },
          { key: 'detail', label: t('issues.detail'), cell: (issue) => names.detail(issue) },
          { key: 'payment', label: t('payments.over'), cell: ({ paymentId }) => paymentId ?? '–' },
          {
            key: 'handled',
            label: t('payment.handled'),
            cell: ({ handledAt }) => (handledAt === null ? t('issues.waits') : <DateTime at={handledAt} />),
          },
        ]}
        empty={{ title: t('issues.empty.title'), text: t('issues.empty.text') }}
        file
      />
    </AreaFrame>
  );
}
