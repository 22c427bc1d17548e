import { listMessages, type Message, MESSAGE_KINDS, MESSAGE_STATES } from '@bff/domain/outgoing-messages';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Outgoing messages, the newest first. */
export const messageListSpec = listSpec({
  sorts: ['created', 'due', 'tries'],
  plainSort: '-created',
  filters: { state: MESSAGE_STATES, kind: MESSAGE_KINDS },
});

export function readMessages(actor: UserActor, query: Asked<typeof messageListSpec>): ReadList<Message> {
  const {
    text,
    sort,
    descending,
    filters: { state, kind },
  } = query;
  return (part) => listMessages(actor, { text, sort, descending, state, kind, ...part });
}
