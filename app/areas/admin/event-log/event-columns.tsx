import type { eventListSpec } from '@bff/areas/admin';
import type { LoggedEvent } from '@bff/domain/event-log';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDateTime } from '@formats';
import type { ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { eventNames } from './event-names';

/** Entries of the event log, on their page and in its file. */
export const eventColumns: ListColumns<LoggedEvent, typeof eventListSpec> = [
  {
    key: 'at',
    label: 'events:list.at',
    sortBy: 'at',
    rowHeader: true,
    file: ({ at }) => formatDateTime(at),
    cell: ({ id, at }, { path }) => (
      <a href={path(to.event(id))}>
        <DateTime at={at} />
      </a>
    ),
  },
  { key: 'subject', label: 'events:list.what', file: (event, { t }) => eventNames(t).subject(event) },
  { key: 'change', label: 'events:list.change', file: (event, { t }) => eventNames(t).change(event) },
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
