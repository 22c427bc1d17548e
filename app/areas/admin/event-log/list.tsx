import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { eventList, eventListSpec, isCutShort } from '@bff/areas/admin';
import { eventVocabulary } from '@bff/domain/event-log';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
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
  const { vocabulary, isCut, title: _, ...loaded } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation('events');
  const path = usePath();
  const names = eventNames(t);
  const options = (words: readonly string[], nameOf: (word: string) => string) =>
    words
      .map((value) => ({ value, label: nameOf(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('list.title')} />
      <p className="measure">{t('list.intro')}</p>
      <ListView
        {...loaded}
        path="/dashboard/admin/event-log"
        caption={t('list.title')}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          { name: 'entity', label: t('list.entity'), options: options(vocabulary.entities, names.entity) },
          { name: 'to', label: t('list.to'), options: options(vocabulary.states, names.state) },
          { name: 'subject', type: 'text', label: t('list.subject'), hint: t('list.subjectHint') },
          { name: 'actor', type: 'text', label: t('list.actor'), hint: t('list.actorHint') },
          { name: 'from', type: 'date', label: t('list.from') },
          { name: 'until', type: 'date', label: t('list.until') },
        ]}
        columns={[
          {
            key: 'at',
            label: t('list.at'),
            sortBy: 'at',
            rowHeader: true,
            cell: ({ id, at }) => (
              <a href={path(`/dashboard/admin/event-log/${id}`)}>
                <DateTime at={at} />
              </a>
            ),
          },
          { key: 'subject', label: t('list.what'), cell: (event) => names.subject(event) },
          { key: 'change', label: t('list.change'), cell: (event) => names.change(event) },
          { key: 'actor', label: t('list.who'), cell: (event) => names.actor(event) },
          { key: 'reason', label: t('list.reason'), cell: (event) => names.reason(event) ?? '–' },
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
        file
      />
      {isCut ? <p className="muted measure">{t('list.cut')}</p> : null}
    </AreaFrame>
  );
}
