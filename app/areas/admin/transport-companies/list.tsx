import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { companyListSpec, readCompanies } from '@bff/areas/admin';
import { companyStates } from '@bff/domain/companies';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { loadAdminList } from '../parts/load-list.server';
import { OrganisationList } from '../parts/OrganisationList';
import { CompanyBadge } from './CompanyBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'companies:companies.title', companyListSpec, readCompanies);
  return data({ ...loaded, statuses: companyStates.states }, { status });
}

/** Every bus company, whatever its state. */
export default function CompanyListPage() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <OrganisationList
      title={t('companies.title')}
      nameLabel={t('fields.name')}
      path="/dashboard/admin/transport-companies/list"
      folder="/dashboard/admin/transport-companies/edit"
      query={query}
      errors={errors}
      list={list}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      statuses={statuses}
      statusText={(status) => t(`companies.status.${status}`)}
      filters={[
        {
          name: 'prices',
          label: t('companies.prices'),
          options: [{ value: 'missing', label: t('companies.missing') }],
        },
      ]}
      city={({ city }) => city}
      columns={[
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
      ]}
      badge={({ status }) => <CompanyBadge status={status} />}
      empty={{ title: t('companies.empty.title'), text: t('companies.empty.text') }}
      add={<LinkButton href={path('/dashboard/admin/transport-companies/add')}>{t('companies.add')}</LinkButton>}
    />
  );
}
