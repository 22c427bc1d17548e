import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { eventList, eventListSpec, isCutShort } from '@bff/areas/admin';
import { eventVocabulary } from '@bff/domain/event-log';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { eventColumns } from './event-columns';
import { eventNames } from './event-names';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('events:list.title');
  const [{ loaded, status }, vocabulary] = await Promise.all([
    loadList(request, eventListSpec, title, (query) => eventList(actor, query)),
    eventVocabulary(actor),
  ]);
  return data({ ...loaded, vocabulary, isCut: loaded.list !== null && isCutShort(loaded.list.total) }, { status });
}

/** Who did what in the whole service, and when. */
export default function EventLogPage() {
  const { vocabulary, isCut, ...loaded } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation('events');
  const names = eventNames(t);
  const options = (words: readonly string[], nameOf: (word: string) => string) =>
    words
      .map((value) => ({ value, label: nameOf(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <ListScreen
      {...loaded}
      area="admin"
      title={t('list.title')}
      intro={t('list.intro')}
      path={to.eventLog()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[
        { name: 'entity', label: t('list.entity'), options: options(vocabulary.entities, names.entity) },
        { name: 'to', label: t('list.to'), options: options(vocabulary.states, names.state) },
        { name: 'subject', type: 'text', label: t('list.subject'), hint: t('list.subjectHint') },
        { name: 'actor', type: 'text', label: t('list.actor'), hint: t('list.actorHint') },
        {
          type: 'period',
          label: t('list.period'),
          from: { name: 'from', label: t('list.from') },
          until: { name: 'until', label: t('list.until') },
        },
      ]}
      columns={eventColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      after={isCut ? t('list.cut') : undefined}
      file
    />
  );
}
