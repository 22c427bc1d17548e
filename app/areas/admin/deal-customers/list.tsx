import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dealCustomerListSpec, readDealCustomers } from '@bff/areas/admin';
import { dealOrganisationStates } from '@bff/domain/deal-organisations';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { loadAdminList } from '../parts/load-list.server';
import { OrganisationList } from '../parts/OrganisationList';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'deals:list.title', dealCustomerListSpec, readDealCustomers);
  return data({ ...loaded, statuses: dealOrganisationStates.states }, { status });
}

/** Every deal organisation, whatever its state. */
export default function DealCustomerList() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  return (
    <OrganisationList
      title={t('list.title')}
      nameLabel={t('fields.name')}
      path="/dashboard/admin/deal-customers/list"
      folder="/dashboard/admin/deal-customers/details"
      query={query}
      errors={errors}
      list={list}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      statuses={statuses}
      statusText={(status) => t(`status.${status}`)}
      filters={[
        {
          name: 'train',
          label: t('fields.trainReplacement'),
          options: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
        },
      ]}
      columns={[
        {
          key: 'creditLimit',
          label: t('fields.creditLimit'),
          sortBy: 'creditLimit',
          align: 'end',
          cell: ({ creditLimit }) => <Money ore={creditLimit} />,
        },
        { key: 'users', label: t('members.title'), sortBy: 'users', align: 'end', cell: ({ users }) => users },
      ]}
      badge={({ status }) => <DealBadge status={status} />}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      add={<LinkButton href={path('/dashboard/admin/deal-customers/create')}>{t('list.create')}</LinkButton>}
    />
  );
}
