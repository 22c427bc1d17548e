// Traces: S2-100
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { customerListSpec, readCustomers } from '@bff/areas/customers';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { customerColumns } from './customer-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'customers:list.title', customerListSpec, readCustomers);
  return data(loaded, { status });
}

/** All customers. */
export default function CustomerListPage() {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('list.title')}
      actions={<LinkButton href={path(to.createCustomer())}>{t('list.create')}</LinkButton>}
      path={to.customers()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[{ name: 'type', label: t('type.label'), text: (type) => t(`type.${type}`) }]}
      columns={customerColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      file
    />
  );
}
