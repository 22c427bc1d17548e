import {
  listMessages,
  type Message,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageState,
} from '@bff/domain/outgoing-messages';
import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'created' | 'due' | 'tries';
type Filter = 'state' | 'kind';

/** Outgoing messages, the newest first. */
export const messageListSpec: ListSpec<Sort, Filter> = {
  sorts: ['created', 'due', 'tries'],
  plainSort: '-created',
  filters: { state: MESSAGE_STATES, kind: MESSAGE_KINDS },
};

export function readMessages(actor: UserActor, query: ListQuery<Sort, Filter>): ReadList<Message> {
  const { text, sort, descending, filters } = query;
  const state = filters.state as MessageState | undefined;
  return (part) => listMessages(actor, { text, sort, descending, state, kind: filters.kind, ...part });
}
