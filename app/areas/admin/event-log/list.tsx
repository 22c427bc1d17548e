import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { EVENT_VIEWS, eventGroupList, eventList, eventListSpec } from '@bff/areas/admin';
import { eventVocabulary } from '@bff/domain/event-log';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { choicesByName } from '~/lists/choices-by-name';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { eventColumns, groupColumns } from './event-columns';
import { eventNames } from './event-names';
import { settingsNamed } from '~/frame/setting-names.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const t = translator(request);
  const title = t('events:list.title');
  const vocabulary = await eventVocabulary(actor);
  const shared = { title, vocabulary, views: EVENT_VIEWS };
  if (new URL(request.url).searchParams.get('view') === 'each') {
    const { loaded, status } = await loadList(request, eventListSpec, title, (query) =>
      eventList(actor, query, localeOf(request), settingsNamed(t, query.text)),
    );
    return data({ ...shared, view: 'each' as const, loaded }, { status });
  }
  const { loaded, status } = await loadList(request, eventListSpec, title, (query) =>
    eventGroupList(actor, query, localeOf(request), settingsNamed(t, query.text)),
  );
  return data({ ...shared, view: 'order' as const, loaded }, { status });
}

/** Who did what in the whole service, and when: grouped by order, or entry by entry. */
export default function EventLogPage() {
  const shown = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation('events');
  const here = usePath()(to.eventLog());
  const names = eventNames(t);
  const options = (words: readonly string[], nameOf: (word: string) => string) =>
    choicesByName(words, nameOf, i18n.language);
  const look = {
    area: 'admin',
    title: t('list.title'),
    intro: t('list.intro'),
    path: to.eventLog(),
    tabs: (
      <Tabs
        label={t('list.tabs')}
        here={t('common:chosen')}
        items={shown.views.map((view) => ({
          href: view === 'order' ? here : `${here}?view=${view}`,
          label: t(`list.view.${view}`),
          current: view === shown.view,
        }))}
      />
    ),
    search: { label: t('list.subject'), hint: t('list.subjectHint') },
    filters: [
      { name: 'entity', label: t('list.entity'), options: options(shown.vocabulary.entities, names.entity) },
      {
        name: 'to',
        label: t('list.to'),
        options: options(shown.vocabulary.states, (name) => names.stateOfAny(shown.vocabulary.entities, name)),
      },
      {
        type: 'period',
        label: t('list.period'),
        from: { name: 'from', label: t('list.from') },
        until: { name: 'until', label: t('list.until') },
      },
      { name: 'actor', type: 'text', label: t('list.actor'), hint: t('list.actorHint'), more: true },
      { name: 'reason', type: 'text', label: t('list.search'), more: true },
    ],
    empty: { title: t('list.empty.title'), text: t('list.empty.text') },
    file: true,
  } as const;
  return shown.view === 'each' ? (
    <ListScreen
      {...look}
      {...shown.loaded}
      columns={eventColumns}
      rowKey={({ id }) => id}
      after={shown.loaded.list?.isCut ? t('list.cut') : undefined}
    />
  ) : (
    <ListScreen
      {...look}
      {...shown.loaded}
      columns={groupColumns}
      rowKey={({ key }) => key}
      after={shown.loaded.list?.isCut ? t('list.groupsCut') : undefined}
    />
  );
}
