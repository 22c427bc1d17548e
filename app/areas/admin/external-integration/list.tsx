import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { integrationList, integrationListSpec } from '@bff/areas/admin';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { actsFor } from './acts-for';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('integration:list.title');
  const { loaded, status } = await loadList(request, integrationListSpec, title, (query) =>
    integrationList(actor, query),
  );
  return data(loaded, { status });
}

/** Customers' and operators' own systems that use the API. */
export default function IntegrationListPage() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('integration');
  const path = usePath();
  const create = (
    <LinkButton href={path('/dashboard/admin/external-integration/create')}>{t('list.create')}</LinkButton>
  );
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('list.title')} actions={create} />
      <ListView
        {...loaded}
        path="/dashboard/admin/external-integration/list"
        caption={t('list.title')}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('status.label'),
            options: (['active', 'canceled'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: t('name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`/dashboard/admin/external-integration/edit/${id}`)}>{name}</a>,
          },
          { key: 'actsFor', label: t('actsFor.label'), cell: (row) => actsFor(t, row) },
          { key: 'externalId', label: t('externalId'), cell: ({ externalId }) => externalId ?? '–' },
          {
            key: 'status',
            label: t('status.label'),
            cell: ({ status }) => (
              <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>
            ),
          },
          {
            key: 'used',
            label: t('lastUsed'),
            sortBy: 'used',
            cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime at={lastUsedAt} /> : t('neverUsed')),
          },
          {
            key: 'created',
            label: t('created'),
            sortBy: 'created',
            cell: ({ createdAt }) => <DateTime at={createdAt} show="date" />,
          },
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
      />
    </AreaFrame>
  );
}
