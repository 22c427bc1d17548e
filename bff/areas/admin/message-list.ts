import { listMessages, type Message, MESSAGE_KINDS, MESSAGE_STATES } from '@bff/domain/outgoing-messages';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** What needs looking after, or all of it. */
export const MESSAGE_VIEWS = ['problems', 'all'] as const;
type MessageQuery = Asked<typeof messageListSpec>;

/** Problems when nothing is asked for; who searches, or asks for a state, means all. */
export const messageViewOf = ({
  text,
  filters,
}: Pick<MessageQuery, 'text' | 'filters'>): (typeof MESSAGE_VIEWS)[number] =>
  filters.view ?? (text || filters.state ? 'all' : 'problems');

/** Outgoing messages, the newest first. */
export const messageListSpec = listSpec({
  sorts: ['created', 'due', 'tries'],
  plainSort: '-created',
  filters: { view: MESSAGE_VIEWS, state: MESSAGE_STATES, kind: MESSAGE_KINDS },
});

export function readMessages(actor: UserActor, query: MessageQuery): ReadList<Message> {
  const {
    text,
    sort,
    descending,
    filters: { state, kind },
  } = query;
  const problems = messageViewOf(query) === 'problems';
  return (part) => listMessages(actor, { text, problems, sort, descending, state, kind, ...part });
}
