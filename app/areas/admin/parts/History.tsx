import { useTranslation } from '~/i18n/use-translation';
import type { LoggedEvent } from '@bff/domain/event-log';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { saidByCode, toldInWords } from '~/nouns/bookings/event-words';
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

/** The event log for one thing, newest first, a booking's told as its company reads it; each entry links to its details. */
export function History({ events, of }: HistoryProps) {
  const { t } = useTranslation('events');
  const path = usePath();
  const names = eventNames(t);
  // What is told of a booking names itself; among several buses everything says of which.
  const nameOf = (event: LoggedEvent, told: string) => {
    if (of === 'each') return names.subject(event);
    return of === undefined || event.entity === of || told ? '' : names.entity(event.entity);
  };
  return (
    <Section id="history" title={t('history.title')} brief={events.length} whole>
      {events.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <EntryList
          dense
          label={t('history.title')}
          showMore={(count) => t('common:showMore', { count })}
          entries={events.map((event) => {
            const told = toldInWords(t, event);
            const name = nameOf(event, told);
            return {
              key: event.id,
              at: <DateTime at={event.at} />,
              by: names.who(event),
              detail: usernameOf(event),
              body: (
                <>
                  {name ? `${name}: ` : null}
                  <a href={path(to.event(event.id))}>{told || names.shownChange(event)}</a>
                  {[saidByCode(t, event) ? null : names.code(event), event.reason].filter(Boolean).map((why) => (
                    <span key={why} className="muted">
                      {' '}
                      ·&nbsp;{why}
                    </span>
                  ))}
                </>
              ),
            };
          })}
        />
      )}
    </Section>
  );
}
