import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { messageListSpec, readMessages } from '@bff/areas/admin';
import { MESSAGE_KINDS, MESSAGE_STATES } from '@bff/domain/outgoing-messages';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { kindName, messageName, receiverOf } from './message-names';
import { MessageBadge } from './MessageBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('outgoing:title');
  const read = (query: Parameters<typeof readMessages>[1]) => readMessages(actor, query);
  const { loaded, status } = await loadList(request, messageListSpec, title, read);
  return data({ ...loaded, states: MESSAGE_STATES, kinds: MESSAGE_KINDS }, { status });
}

/** What the service sends: mail, calls to integrations, refunds; what could not be sent is looked after here. */
export default function MessageListPage() {
  const { query, errors, list, states, kinds } = useLoaderData<typeof loader>();
  const { t } = useTranslation('outgoing');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('title')} />
      <p className="measure">{t('intro')}</p>
      <ListView
        path="/dashboard/admin/outgoing-messages/list"
        caption={t('title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('search'), hint: t('searchHint') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: states.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          { name: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: kindName(t, value) })) },
        ]}
        columns={[
          {
            key: 'what',
            label: t('what'),
            rowHeader: true,
            cell: (message) => (
              <a href={path(`/dashboard/admin/outgoing-messages/details/${message.id}`)}>{messageName(t, message)}</a>
            ),
          },
          { key: 'receiver', label: t('receiver'), cell: (message) => receiverOf(message) ?? '–' },
          { key: 'state', label: t('state'), cell: ({ state }) => <MessageBadge state={state} /> },
          {
            key: 'created',
            label: t('created'),
            sortBy: 'created',
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
          {
            key: 'due',
            label: t('due'),
            sortBy: 'due',
            cell: ({ dueAt, endedAt }) => (endedAt ? '–' : <DateTime at={dueAt} />),
          },
          { key: 'tries', label: t('tries'), sortBy: 'tries', align: 'end', cell: ({ tries }) => tries },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        file
      />
    </AreaFrame>
  );
}
