import type { TFunction } from 'i18next';
import type { LoggedEvent } from '@bff/domain/event-log';

/** Reasons that the product itself gives in a word; the others are what people wrote. */
const REASONS = ['changed', 'rotated', 'webhook'];

/** The words for what stands in the log. What has no word of its own is shown as it is written there. */
export function eventNames(t: TFunction) {
  const entity = (name: string) => t(`events:entities.${name}`, { defaultValue: name });
  const state = (name: string) => t(`events:states.${name}`, { defaultValue: name });
  return {
    entity,
    state,
    /** «Booking 1234567» */
    subject: (event: Pick<LoggedEvent, 'entity' | 'entityId' | 'entityKey' | 'publicNumber'>): string =>
      `${entity(event.entity)} ${event.publicNumber ?? event.entityKey ?? event.entityId ?? ''}`,
    /** «Active → Canceled» */
    change: ({ from, to }: Pick<LoggedEvent, 'from' | 'to'>): string =>
      from === null ? state(to) : `${state(from)} → ${state(to)}`,
    reason: ({ reason }: Pick<LoggedEvent, 'reason'>): string | null =>
      reason !== null && REASONS.includes(reason) ? t(`events:reasons.${reason}`) : reason,
    actor: ({
      actorKind,
      actorName,
      actorUsername,
    }: Pick<LoggedEvent, 'actorKind' | 'actorName' | 'actorUsername'>) => {
      if (actorKind === 'visitor') return t('events:visitor');
      if (actorKind === 'system') return t('events:system', { name: actorName ?? '' });
      return actorUsername === null ? (actorName ?? '') : `${actorName} (${actorUsername})`;
    },
  };
}
