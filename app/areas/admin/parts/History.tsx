import { useTranslation } from '~/i18n/use-translation';
import type { LoggedEvent } from '@bff/domain/event-log';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { eventNames, usernameOf } from '../event-log/event-names';

interface HistoryProps {
  events: readonly LoggedEvent[];
  /**
   * The kind of thing that the page is about, where others have their entries too: «Change of trip: Proposed». «each»: it is about several,
   * so that each entry names its own.
   */
  of?: string;
}

/** The event log for one thing, newest first; each entry links to its details. */
export function History({ events, of }: HistoryProps) {
  const { t } = useTranslation('events');
  const path = usePath();
  const names = eventNames(t);
  const isNamed = ({ entity, driverName }: LoggedEvent) => of !== undefined && entity !== of && !driverName;
  return (
    <Section id="history" title={t('history.title')} brief={events.length} whole>
      {events.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <EntryList
          dense
          label={t('history.title')}
          showMore={(count) => t('common:showMore', { count })}
          entries={events.map((event) => ({
            key: event.id,
            at: <DateTime at={event.at} />,
            by: names.who(event),
            detail: usernameOf(event),
            body: (
              <>
                {isNamed(event) ? `${of === 'each' ? names.subject(event) : names.entity(event.entity)}: ` : null}
                <a href={path(to.event(event.id))}>{names.shownChange(event)}</a>
                {[names.code(event), event.reason].filter(Boolean).map((why) => (
                  <span key={why} className="muted">
                    {' '}
                    ·&nbsp;{why}
                  </span>
                ))}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
