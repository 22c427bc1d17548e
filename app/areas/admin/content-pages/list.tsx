import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { contentList, contentListSpec } from '@bff/areas/admin';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { contentColumns } from './content-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'content:list.title', contentListSpec, (actor, query) =>
    contentList(actor, localeOf(request), query),
  );
  return data(loaded, { status });
}

/** The content pages that administrators write. */
export default function ContentPageListPage() {
  const { t } = useTranslation('content');
  const path = usePath();
  const create = <LinkButton href={path(to.createContentPage())}>{t('list.create')}</LinkButton>;
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('list.title')}
      actions={create}
      path={to.contentPages()}
      rowKey={({ slug }) => slug}
      search={{ label: t('list.search') }}
      filters={[{ name: 'status', label: t('list.status'), text: (status) => t(`status.${status}`) }]}
      columns={contentColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
    />
  );
}
