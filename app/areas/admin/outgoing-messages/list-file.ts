import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageListSpec, readMessages } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { messageColumns } from './message-columns';

/** The list's outgoing messages as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: messageListSpec,
    read: (query) => readMessages(actor, query),
    page: to.outgoingMessages(),
    name: 'outgoing:file',
    columns: messageColumns,
  });
}
