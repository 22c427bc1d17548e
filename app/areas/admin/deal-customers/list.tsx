import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dealCustomerListSpec, readDealCustomers } from '@bff/areas/admin';
import { dealOrganisationStates } from '@bff/domain/deal-organisations';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { formatOrgNumber } from '@formats';
import { DealBadge } from '~/deals/DealBadge';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('deals:list.title');
  const read = (query: Parameters<typeof readDealCustomers>[1]) => readDealCustomers(actor, query);
  const { loaded, status } = await loadList(request, dealCustomerListSpec, title, read);
  return data({ ...loaded, statuses: dealOrganisationStates.states }, { status });
}

/** Every deal organisation, whatever its state. */
export default function DealCustomerList() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const create = <LinkButton href={path('/dashboard/admin/deal-customers/create')}>{t('list.create')}</LinkButton>;
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('list.title')} actions={create} />
      <ListView
        path="/dashboard/admin/deal-customers/list"
        caption={t('list.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('status.label'),
            options: statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          },
          {
            name: 'train',
            label: t('fields.trainReplacement'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: t('fields.name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`/dashboard/admin/deal-customers/details/${id}`)}>{name}</a>,
          },
          { key: 'orgNumber', label: t('list.orgNumber'), cell: ({ orgNumber }) => formatOrgNumber(orgNumber) },
          { key: 'contact', label: t('list.contact'), cell: ({ contactName }) => contactName || '–' },
          {
            key: 'creditLimit',
            label: t('fields.creditLimit'),
            sortBy: 'creditLimit',
            align: 'end',
            cell: ({ creditLimit }) => <Money ore={creditLimit} />,
          },
          { key: 'users', label: t('members.title'), sortBy: 'users', align: 'end', cell: ({ users }) => users },
          { key: 'status', label: t('status.label'), cell: ({ status }) => <DealBadge status={status} /> },
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
        file
      />
    </AreaFrame>
  );
}
