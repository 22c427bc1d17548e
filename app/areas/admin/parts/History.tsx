import { useTranslation } from '~/i18n/use-translation';
import type { LoggedEvent } from '@bff/domain/event-log';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { eventNames } from '../event-log/event-names';

/** The event log for one thing, newest first; each entry links to its details. Columns without any content are left out. */
export function History({ events }: { events: readonly LoggedEvent[] }) {
  const { t } = useTranslation('events');
  const path = usePath();
  const names = eventNames(t);
  return (
    <Section id="history" title={t('history.title')}>
      {events.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <Table
          caption={t('history.title')}
          hideCaption
          rows={events}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'at',
              label: t('list.at'),
              cell: ({ at }) => <DateTime at={at} show="exact" />,
            },
            {
              key: 'change',
              label: t('list.change'),
              rowHeader: true,
              cell: (event) => <a href={path(to.event(event.id))}>{names.change(event)}</a>,
            },
            { key: 'who', label: t('list.who'), cell: (event) => names.actor(event) },
            ...(events.some(({ code }) => code)
              ? [{ key: 'code', label: t('list.code'), cell: (event: LoggedEvent) => names.code(event) ?? '–' }]
              : []),
            ...(events.some(({ reason }) => reason)
              ? [{ key: 'reason', label: t('list.reason'), cell: ({ reason }: LoggedEvent) => reason ?? '–' }]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
