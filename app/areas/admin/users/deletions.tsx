import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { deletionListSpec, readDeletions } from '@bff/areas/erasure';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { deletionColumns } from './deletion-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const title = translator(request)('users:deletions.title');
  const { loaded, status } = await loadList(request, deletionListSpec, title, (query) => readDeletions(actor, query));
  return data(loaded, { status });
}

/** Customers whose account is to be deleted: what each still waits for, and until when. */
export default function DeletionListPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  return (
    <ListScreen
      {...loaded}
      area="admin"
      back={{ to: to.users(), label: t('details.back') }}
      intro={t('deletions.intro')}
      path={to.deletions()}
      rowKey={({ userId }) => userId}
      search={{ label: t('deletions.search'), hint: t('deletions.searchHint') }}
      columns={deletionColumns}
      empty={{ title: t('deletions.empty.title'), text: t('deletions.empty.text') }}
    />
  );
}
