import type { Translate } from '~/i18n/text-keys';
import { wordFor } from '~/i18n/open-key';
import type { ShownEvent } from '@bff/areas/admin';
import type { LoggedEvent } from '@bff/domain/event-log';
import { eventInWords, foundCode, isClosedUnreported, undoneInWords } from '~/nouns/bookings/event-words';
import { settingText } from '../configurations/setting-text';

type EventSubject = Pick<LoggedEvent, 'entity' | 'entityId' | 'entityKey' | 'publicNumber' | 'subjectName'>;
/** What says how it changed. */
type Changed = Pick<LoggedEvent, 'entity' | 'from' | 'to'> &
  Partial<Pick<ShownEvent, 'code' | 'driverName' | 'values' | 'actorName'>>;

/** Where the state that it came to is said better by its code or by who did it: «Open → Withdrawn», «Not started → Not reported». */
function outcomeInWords(
  t: Translate,
  { code, to, actorName }: Partial<Pick<Changed, 'code' | 'to' | 'actorName'>>,
): string {
  if (code === 'quoteWithdrawn' || code === 'quoteOffered') return t(`events:codes.${code}`);
  if (isClosedUnreported({ code, to })) return t('events:codes.notReported');
  return to === 'canceled' && actorName === 'holds' ? t('events:ranOut') : '';
}

type EventActor = Pick<LoggedEvent, 'actorKind' | 'actorName' | 'actorUsername'>;

/** The words for the log's codes. One without a word is shown as it is. */
export function eventNames(t: Translate) {
  const entity = (name: string) => wordFor(t, 'events:entities', name);
  const state = (name: string) => wordFor(t, 'events:states', name);
  const stateOf = (kind: string, name: string) => wordFor(t, 'events:statesOf', `${kind}.${name}`, state(name));
  const names = {
    entity,
    state,
    /** A state whatever it is of: the first word that one of these kinds has for it. */
    stateOfAny: (kinds: readonly string[], name: string): string => {
      const own = state(name);
      if (own !== name) return own;
      const kind = kinds.find((one) => stateOf(one, name) !== name);
      return kind === undefined ? name : stateOf(kind, name);
    },
    /** «Booking 1234567», «Setting VAT» */
    subject: ({ entity: kind, entityId, entityKey, publicNumber, subjectName }: EventSubject): string => {
      const key =
        kind === 'setting' && entityKey ? wordFor(t, 'settings:of', `${entityKey}.name`, entityKey) : entityKey;
      // One of the companies that a quote request went to has both.
      const name = [publicNumber, subjectName].filter(Boolean).join(', ');
      return `${entity(kind)} ${name || (key ?? entityId ?? '')}`;
    },
    /** «Active → Canceled»; what the states do not say is said in words: «48 hours → 47 hours», «Dana Driver assigned». */
    change: (event: Changed): string => {
      const { entity: kind, from, to, values } = event;
      if (values) {
        const { unit, language } = values;
        return `${settingText(t, language, unit, values.old)} → ${settingText(t, language, unit, values.new)}`;
      }
      const said = eventInWords(t, event);
      if (said) return said;
      // What was recorded may contradict the state, which stays.
      const found = foundCode(event);
      if (found) return t(`events:codes.${found}`);
      if (from === null) return wordFor(t, 'events:begun', `${kind}.${to}`, stateOf(kind, to));
      return from === to
        ? t('events:changedWithin', { state: stateOf(kind, to) })
        : `${stateOf(kind, from)} → ${outcomeInWords(t, event) || stateOf(kind, to)}`;
    },
    /** The same on a page, where the arrow never ends a line. */
    shownChange: (event: Changed): string => names.change(event).replace('→ ', '→\u00a0'),
    /** «Invited again» */
    code: (event: Pick<LoggedEvent, 'code'> & Partial<Changed>): string | null =>
      // The change says it already.
      event.code && !undoneInWords(t, event) && !(event.from && (foundCode(event) ?? outcomeInWords(t, event)))
        ? t(`events:codes.${event.code}`)
        : null,
    /** The user’s or job’s name. */
    who: ({ actorKind, actorName }: EventActor): string => {
      if (actorKind === 'visitor') return t('events:visitor');
      if (actorKind === 'system')
        return t('events:system', { name: actorName === null ? '' : wordFor(t, 'events:jobs', actorName) });
      return actorName ?? '';
    },
    /** With the username. */
    actor: (event: EventActor): string => {
      const username = usernameOf(event);
      return username === null ? names.who(event) : `${event.actorName} (${username})`;
    },
  };
  return names;
}

/** Of users only. */
export const usernameOf = ({ actorKind, actorUsername }: EventActor): string | null =>
  actorKind === 'visitor' || actorKind === 'system' ? null : actorUsername;
