// Traces: S2-087
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { failedRefundCount, MESSAGE_VIEWS, messageListSpec, messageViewOf, readMessages } from '@bff/areas/admin';
import { retryMessage } from '@bff/domain/outgoing-messages';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { byIntent } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { actOnRows, answerActed, askAbout, chosenRows } from '~/lists/act-on-rows.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { messageColumns } from './message-columns';
import { kindName } from './message-names';

export const headers = privatePage;

const LIST = to.outgoingMessages();

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'outgoing:title', messageListSpec, readMessages);
  const failedRefunds = await failedRefundCount(await requireActor(request, 'admin'));
  return data({ ...loaded, view: messageViewOf(loaded.query), views: MESSAGE_VIEWS, failedRefunds }, { status });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return byIntent(request, {
    again: async (form) => {
      const acted = await actOnRows(chosenRows(form), {
        act: (id) => retryMessage(actor, id),
        nameOf: (id) => t('outgoing:details.title', { id }),
      });
      const list = `${LIST}${new URL(request.url).search}`;
      return answerActed(request, acted, { list, flash: 'outgoing:flash.manyAgain' });
    },
    discard: (form) => Promise.resolve(askAbout(request, to.discardMessages(), form)),
  });
}

/** What the service sends (mail, calls to integrations, refunds), and what could not be sent. */
export default function MessageListPage() {
  const { t } = useTranslation('outgoing');
  const path = usePath();
  const here = path(LIST);
  const { view, views, failedRefunds, ...loaded } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      {...loaded}
      area="admin"
      title={t('title')}
      intro={
        <>
          {t('intro')} {t(`shown.${view}`)}{' '}
          {failedRefunds > 0 ? (
            <a href={`${path(to.refunds())}?attention=failed`}>{t('failedRefunds', { count: failedRefunds })}</a>
          ) : null}
        </>
      }
      path={LIST}
      tabs={
        <Tabs
          label={t('tabs')}
          here={t('common:chosen')}
          items={views.map((which) => ({
            href: `${here}?view=${which}`,
            label: t(`view.${which}`),
            current: which === view,
          }))}
        />
      }
      rowKey={({ id }) => id}
      search={{ label: t('search'), hint: t('searchHint') }}
      filters={[
        { name: 'state', label: t('state'), text: (state) => t(`states.${state}`) },
        { name: 'kind', label: t('kind'), text: (kind) => kindName(t, kind) },
      ]}
      columns={messageColumns}
      bulk={{
        acts: [
          { intent: 'again', label: t('bulk.again') },
          { intent: 'discard', to: to.discardMessages(), label: t('bulk.discard') },
        ],
        rowLabel: ({ id }) => t('details.title', { id }),
        // What has been sent or closed is neither sent again nor discarded.
        whyNot: ({ state }) => (state === 'sent' || state === 'closed' ? t(`bulk.not.${state}`) : undefined),
      }}
      empty={{ title: t(`empty.${view}.title`), text: t(`empty.${view}.text`) }}
      file
    />
  );
}
