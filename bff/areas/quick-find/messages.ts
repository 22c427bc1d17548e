import { listMessages } from '@bff/domain/outgoing-messages';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { namedNumber, type NamedThing } from '@formats';
import { type Found, part } from './found';

/** The latest outgoing messages that their list finds, with their noun alone: nearly every name and number has been written to. */
export async function messages(actor: UserActor, text: string, of?: NamedThing): Promise<Found[]> {
  if (!isAdmin(actor) || (of !== 'message' && namedNumber(text)?.of !== 'message')) return [];
  const asked = {
    text,
    problems: false,
    state: undefined,
    kind: undefined,
    sort: 'created',
    descending: true,
  } as const;
  const { rows } = await listMessages(actor, { ...asked, ...part });
  return rows.map(({ id, kind, state, about, subject, createdAt }) => ({
    kind: 'message',
    id,
    name: about.to ?? String(id),
    detail: '',
    at: createdAt,
    state: { of: 'message', message: { kind, state, about, subject } },
  }));
}
