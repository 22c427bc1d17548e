import type { LoaderFunctionArgs } from '@remix-run/node';
import { eventList, eventListSpec } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';
import { eventNames } from './event-names';

/** The entries that the list shows, all pages of them, as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  const names = eventNames(t);
  return listFile(request, {
    spec: eventListSpec,
    read: (query) => eventList(actor, query),
    page: '/dashboard/admin/event-log',
    name: t('events:list.file'),
    columns: [
      [t('events:list.at'), ({ at }) => formatDateTime(at)],
      [t('events:list.what'), (event) => names.subject(event)],
      [t('events:list.change'), (event) => names.change(event)],
      [t('events:list.who'), (event) => names.actor(event)],
      [t('events:list.reason'), (event) => names.reason(event)],
      [t('events:details.data'), (event) => (event.data === null ? null : JSON.stringify(event.data))],
    ],
  });
}
