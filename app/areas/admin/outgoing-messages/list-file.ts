import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageListSpec, readMessages } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';
import { kindName, messageName, receiverOf } from './message-names';

/** The outgoing messages that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: messageListSpec,
    read: (query) => readMessages(actor, query),
    page: '/dashboard/admin/outgoing-messages/list',
    name: t('outgoing:file'),
    columns: [
      [t('outgoing:number'), ({ id }) => id],
      [t('outgoing:kind'), ({ kind }) => kindName(t, kind)],
      [t('outgoing:what'), (message) => messageName(t, message)],
      [t('outgoing:receiver'), receiverOf],
      [t('outgoing:state'), ({ state }) => t(`outgoing:states.${state}`)],
      [t('outgoing:created'), ({ createdAt }) => formatDateTime(createdAt)],
      [t('outgoing:due'), ({ dueAt, endedAt }) => (endedAt ? null : formatDateTime(dueAt))],
      [t('outgoing:ended'), ({ endedAt }) => (endedAt ? formatDateTime(endedAt) : null)],
      [t('outgoing:tries'), ({ tries }) => tries],
      [t('outgoing:error'), ({ lastError }) => lastError],
    ],
  });
}
