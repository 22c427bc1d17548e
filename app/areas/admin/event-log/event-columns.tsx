import type { Translate } from '~/i18n/text-keys';
import type { eventListSpec, ShownEvent, ShownGroup } from '@bff/areas/admin';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatExactTime } from '@formats';
import type { ListColumns, PageWords } from '~/lists/columns';
import { to } from '~/to';
import { eventNames, usernameOf } from './event-names';
import { SubjectLink } from './SubjectLink';

/** The columns of event log entries. */
export const eventColumns: ListColumns<ShownEvent, typeof eventListSpec> = [
  {
    key: 'at',
    label: 'events:list.at',
    sortBy: 'at',
    file: ({ at }) => formatExactTime(at),
    cell: ({ at }) => <DateTime at={at} show="exact" />,
  },
  {
    key: 'subject',
    label: 'events:list.what',
    file: (event, { t }) => eventNames(t).subject(event),
    cell: (event) => <SubjectLink event={event} />,
  },
  {
    key: 'change',
    label: 'events:list.change',
    rowHeader: true,
    file: (event, { t }) => eventNames(t).change(event),
    cell: (event, { t, path }) => <a href={path(to.event(event.id))}>{eventNames(t).shownChange(event)}</a>,
  },
  { key: 'actor', label: 'events:list.who', file: (event, { t }) => eventNames(t).actor(event) },
  { key: 'code', label: 'events:list.code', file: (event, { t }) => eventNames(t).code(event) },
  { key: 'reason', label: 'events:list.reason', file: ({ reason }) => reason },
  {
    key: 'data',
    label: 'events:details.data',
    extra: true,
    file: ({ data }) => (data === null ? null : JSON.stringify(data)),
  },
];

const PAGES = { order: to.adminPurchase, quoteRequest: to.adminQuoteRequest } as const;

/** What a group is about: «Purchase 49004344», or the single subject of its entries. */
const groupName = (t: Translate, { about, events: [first] }: ShownGroup): string =>
  about ? `${eventNames(t).entity(about.entity)} ${about.number}` : first ? eventNames(t).subject(first) : '';

/** Log entries grouped by subject; only on the page, since the file has a row for each entry. */
export const groupColumns: ListColumns<ShownGroup, typeof eventListSpec> = [
  {
    key: 'group',
    label: 'events:list.what',
    rowHeader: true,
    cell: (group, { t, path }) =>
      group.about === null ? (
        <SubjectLink event={group.events[0]!} />
      ) : (
        <a href={path(PAGES[group.about.entity](group.about.number))} className="nowrap">
          {groupName(t, group)}
        </a>
      ),
  },
  {
    key: 'at',
    label: 'events:list.happened',
    sortBy: 'at',
    wide: true,
    cell: (group, words) => (
      <EntryList
        dense
        label={groupName(words.t, group)}
        end={<Others group={group} words={words} />}
        entries={group.events.map((event) => ({
          key: event.id,
          at: <DateTime at={event.at} show="exact" />,
          by: eventNames(words.t).who(event),
          detail: usernameOf(event),
          body: <Happened event={event} group={group} words={words} />,
        }))}
      />
    ),
  },
];

interface HappenedProps {
  event: ShownEvent;
  group: ShownGroup;
  words: PageWords;
}

/** What changed, linked to the whole entry; the subject within the order, the company within the quote request; the reason. */
function Happened({ event, group: { about }, words: { t, path } }: HappenedProps) {
  const names = eventNames(t);
  const why = [names.code(event), event.reason].filter(Boolean).join(': ');
  return (
    <>
      {about?.entity === 'quoteRequest' && event.subjectName ? `${event.subjectName}: ` : null}
      {about?.entity !== 'order' || event.entity === 'order' ? null : (
        <>
          <SubjectLink event={event} />:{' '}
        </>
      )}
      <a href={path(to.event(event.id))}>{names.shownChange(event)}</a>
      {why ? <span className="muted"> ·&nbsp;{why}</span> : null}
    </>
  );
}

function Others({ group: { count, about, events }, words: { t, path } }: { group: ShownGroup; words: PageWords }) {
  if (count <= events.length) return null;
  const [first] = events;
  const number = about?.number ?? first?.publicNumber ?? first?.entityKey ?? String(first?.entityId);
  const query = new URLSearchParams({ view: 'each', q: number });
  if (about === null && first) query.set('entity', first.entity);
  return (
    <p className="small">
      <a href={`${path(to.eventLog())}?${query.toString()}`}>{t('events:list.all', { count })}</a>
    </p>
  );
}
