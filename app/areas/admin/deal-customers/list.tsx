// Traces: S2-103
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { dealCustomerListSpec, readDealCustomers } from '@bff/areas/admin';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { dealCustomerColumns } from './deal-customer-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'deals:list.title', dealCustomerListSpec, readDealCustomers);
  return data(loaded, { status });
}

/** All deal organisations, whatever their state. */
export default function DealCustomerList() {
  const { t } = useTranslation('deals');
  const path = usePath();
  const create = <LinkButton href={path(to.createDealCustomer())}>{t('list.create')}</LinkButton>;
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('list.title')}
      actions={create}
      path={to.dealCustomers()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[
        { name: 'status', label: t('companies:list.status'), text: (status) => t(`status.${status}`) },
        { name: 'train', label: t('fields.trainReplacement'), text: (value) => t(value) },
      ]}
      columns={dealCustomerColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
      file
    />
  );
}
