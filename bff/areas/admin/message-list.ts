import { listMessages, type Message, MESSAGE_KINDS, MESSAGE_STATES } from '@bff/domain/outgoing-messages';
import { paymentsNeedingAttention } from '@bff/domain/payments';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Only messages that need attention, or all. */
export const MESSAGE_VIEWS = ['problems', 'all'] as const;
type MessageQuery = Asked<typeof messageListSpec>;

/** Defaults to problems; a search or a state filter means all. */
export const messageViewOf = ({
  text,
  filters,
}: Pick<MessageQuery, 'text' | 'filters'>): (typeof MESSAGE_VIEWS)[number] =>
  filters.view ?? (text || filters.state ? 'all' : 'problems');

/** Outgoing messages, newest first. */
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

/** How many refunds did not arrive: their messages were sent, so they are not among these. @throws DomainError `auth.noPermission` */
export async function failedRefundCount(actor: UserActor): Promise<number> {
  must(isAdmin(actor), 'auth.noPermission');
  return (await paymentsNeedingAttention()).failedRefunds.count;
}
