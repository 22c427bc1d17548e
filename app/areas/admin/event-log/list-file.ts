import type { LoaderFunctionArgs } from '@remix-run/node';
import { eventListSpec, eventList } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { eventColumns } from './event-columns';
import { settingsNamed } from '~/frame/setting-names.server';

/** The list's entries, on all pages, as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: eventListSpec,
    read: (query) => eventList(actor, query, localeOf(request), settingsNamed(translator(request), query.text)),
    page: to.eventLog(),
    name: 'events:list.file',
    columns: eventColumns,
  });
}
