import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { companyListSpec, readCompanies } from '@bff/areas/admin';
import { companyStates } from '@bff/domain/companies';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatOrgNumber } from '@formats';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { CompanyBadge } from './CompanyBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('companies:companies.title');
  const read = (query: Parameters<typeof readCompanies>[1]) => readCompanies(actor, query);
  const { loaded, status } = await loadList(request, companyListSpec, title, read);
  return data({ ...loaded, statuses: companyStates.states }, { status });
}

/** Every bus company, whatever its state. */
export default function CompanyListPage() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const add = <LinkButton href={path('/dashboard/admin/transport-companies/add')}>{t('companies.add')}</LinkButton>;
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('companies.title')} actions={add} />
      <ListView
        path="/dashboard/admin/transport-companies/list"
        caption={t('companies.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('list.status'),
            options: statuses.map((status) => ({ value: status, label: t(`companies.status.${status}`) })),
          },
          {
            name: 'prices',
            label: t('companies.prices'),
            options: [{ value: 'missing', label: t('companies.missing') }],
          },
        ]}
        columns={[
          {
            key: 'name',
            label: t('fields.name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`/dashboard/admin/transport-companies/edit/${id}`)}>{name}</a>,
          },
          { key: 'orgNumber', label: t('list.orgNumber'), cell: ({ orgNumber }) => formatOrgNumber(orgNumber) },
          { key: 'city', label: t('fields.city'), sortBy: 'city', cell: ({ city }) => city },
          { key: 'contact', label: t('list.contact'), cell: ({ contactName }) => contactName },
          {
            key: 'vehicles',
            label: t('companies.vehicles'),
            sortBy: 'vehicles',
            align: 'end',
            cell: ({ vehicles }) => vehicles,
          },
          {
            key: 'prices',
            label: t('companies.prices'),
            cell: ({ withoutPrices }) => t(withoutPrices ? 'companies.missing' : 'companies.there'),
          },
          { key: 'status', label: t('list.status'), cell: ({ status }) => <CompanyBadge status={status} /> },
        ]}
        empty={{ title: t('companies.empty.title'), text: t('companies.empty.text'), action: add }}
        file
      />
    </AreaFrame>
  );
}
