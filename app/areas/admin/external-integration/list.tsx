// Traces: S2-111, S6-015
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { integrationList, integrationListSpec } from '@bff/areas/admin';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { integrationColumns } from './integration-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(
    request,
    'integration:list.title',
    integrationListSpec,
    integrationList,
  );
  return data(loaded, { status });
}

/** Customers' and operators' own systems that use the API. */
export default function IntegrationListPage() {
  const { t } = useTranslation('integration');
  const path = usePath();
  const create = <LinkButton href={path(to.createIntegration())}>{t('list.create')}</LinkButton>;
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('list.title')}
      actions={create}
      path={to.integrations()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[{ name: 'status', label: t('status.label'), text: (status) => t(`status.${status}`) }]}
      columns={integrationColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
    />
  );
}
