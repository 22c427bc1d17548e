import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { contentList, contentListSpec } from '@bff/areas/admin';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { formatDate } from '@formats';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('content:list.title');
  const { loaded, status } = await loadList(request, contentListSpec, title, (query) =>
    contentList(actor, localeOf(request), query),
  );
  return data(loaded, { status });
}

/** The pages of text that administrators write. */
export default function ContentPageListPage() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('content');
  const path = usePath();
  const create = <LinkButton href={path('/dashboard/admin/content-pages/create')}>{t('list.create')}</LinkButton>;
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('list.title')} actions={create} />
      <ListView
        {...loaded}
        path="/dashboard/admin/content-pages/list"
        caption={t('list.title')}
        rowKey={({ slug }) => slug}
        search={{ label: t('list.search') }}
        filters={[
          {
            name: 'status',
            label: t('list.status'),
            options: (['published', 'draft'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'title',
            label: t('list.pageTitle'),
            sortBy: 'title',
            rowHeader: true,
            cell: ({ slug, title }) => (
              <a href={path(`/dashboard/admin/content-pages/edit/${slug}`)}>{title || slug}</a>
            ),
          },
          { key: 'slug', label: t('list.slug'), sortBy: 'slug', cell: ({ slug }) => `/page/${slug}` },
          {
            key: 'status',
            label: t('list.status'),
            cell: ({ status }) => (
              <StatusBadge tone={status === 'published' ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>
            ),
          },
          {
            key: 'where',
            label: t('list.where'),
            cell: ({ isReserved, inFooter }) =>
              t(isReserved ? 'list.reserved' : inFooter ? 'list.footer' : 'list.linked'),
          },
          { key: 'updated', label: t('list.updated'), sortBy: 'updated', cell: ({ updated }) => formatDate(updated) },
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
      />
    </AreaFrame>
  );
}
