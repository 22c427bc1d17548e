import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { customerListSpec, readCustomers } from '@bff/areas/customers';
import type { CustomerSummary } from '@bff/domain/customers';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatPhone } from '~/forms/format-phone';
import { AreaFrame } from '~/frame/AreaFrame';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { type ListColumn, ListView } from '~/lists/ListView';
import { loadAdminList } from '../parts/load-list.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'customers:list.title', customerListSpec, readCustomers);
  return data(loaded, { status });
}

/** Everybody who buys. */
export default function CustomerListPage() {
  const { query, errors, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader
        title={t('list.title')}
        actions={<LinkButton href={path('/dashboard/admin/customers/create')}>{t('list.create')}</LinkButton>}
      />
      <ListView
        path="/dashboard/admin/customers/list"
        caption={t('list.title')}
        query={query}
        errors={errors}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          {
            name: 'type',
            label: t('type.label'),
            options: [
              { value: 'PRIVATE', label: t('type.PRIVATE') },
              { value: 'CORPORATE', label: t('type.CORPORATE') },
            ],
          },
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
        file
      />
    </AreaFrame>
  );
}

function useColumns(): ListColumn<CustomerSummary>[] {
  const { t } = useTranslation('customers');
  const path = usePath();
  return [
    {
      key: 'name',
      label: t('name'),
      sortBy: 'name',
      rowHeader: true,
      cell: ({ id, companyName, name }) => (
        <a href={path(`/dashboard/admin/customers/${id}`)}>{companyName ? `${companyName}, ${name}` : name}</a>
      ),
    },
    { key: 'type', label: t('type.label'), cell: ({ customerType }) => t(`type.${customerType}`) },
    { key: 'email', label: t('email'), cell: ({ email }) => email },
    { key: 'phone', label: t('phone'), cell: ({ phone }) => (phone ? formatPhone(phone) : '–') },
    { key: 'created', label: t('created'), sortBy: 'created', cell: ({ created }) => <DateTime at={created} /> },
  ];
}
