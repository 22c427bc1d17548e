import type { eventListSpec } from '@bff/areas/admin';
import type { LoggedEvent } from '@bff/domain/event-log';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatExactTime } from '@formats';
import type { ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { eventNames } from './event-names';
import { SubjectLink } from './SubjectLink';

/** The columns of event log entries. */
export const eventColumns: ListColumns<LoggedEvent, typeof eventListSpec> = [
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
    cell: (event, { t, path }) => <a href={path(to.event(event.id))}>{eventNames(t).change(event)}</a>,
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
