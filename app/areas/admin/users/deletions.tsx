import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { deletionListSpec, readDeletions } from '@bff/areas/erasure';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const title = translator(request)('users:deletions.title');
  const { loaded, status } = await loadList(request, deletionListSpec, title, (query) => readDeletions(actor, query));
  return data(loaded, { status });
}

/** Customers whose account is to be deleted: what each still waits for, and until when. */
export default function DeletionListPage() {
  const { title, query, errors, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/users')}>{t('details.back')}</BackLink>
      <PageHeader title={title} />
      <p>{t('deletions.intro')}</p>
      <ListView
        path="/dashboard/admin/users/deletions"
        caption={title}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ userId }) => userId}
        search={{ label: t('deletions.search'), hint: t('deletions.searchHint') }}
        columns={[
          {
            key: 'name',
            label: t('name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ userId, name }) => <a href={path(`/dashboard/admin/users/${userId}`)}>{name}</a>,
          },
          { key: 'email', label: t('email'), cell: ({ email }) => email },
          {
            key: 'asked',
            label: t('deletions.asked'),
            sortBy: 'asked',
            cell: ({ askedAt }) => <DateTime at={askedAt} />,
          },
          {
            key: 'by',
            label: t('deletions.by'),
            cell: ({ byOneself }) => t(byOneself ? 'deletions.byOneself' : 'deletions.byAdministrator'),
          },
          {
            key: 'waitsFor',
            label: t('deletions.waitsFor'),
            cell: ({ obstacle }) => t(obstacle ? `deletions.obstacle.${obstacle.key}` : 'deletions.notice'),
          },
          {
            key: 'expected',
            label: t('deletions.expected'),
            cell: ({ expected }) => (expected ? <DateTime at={expected} /> : t('deletions.unknown')),
          },
        ]}
        empty={{ title: t('deletions.empty.title'), text: t('deletions.empty.text') }}
      />
    </AreaFrame>
  );
}
