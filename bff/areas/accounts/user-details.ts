import { type LockedFrom, locksOf, type ManagedUser, seeUser, type UserAction } from '@bff/domain/accounts';
import type { Actor } from '@bff/domain/shared/actor';
import { type LoggedTransition, transitionsOf } from '@bff/domain/shared/event-log.store';
import type { EventCode } from '@states/event-codes';
import { offeredActs, type UserAct } from './user-acts';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';

export interface UserDetails {
  user: Omit<ManagedUser, 'phone'> & { phone: ShownPhone | null };
  can: UserAction[];
  acts: UserAct[];
  /** Whether it is the actor's own account. */
  isOwn: boolean;
  /** The account's history, newest first: the key of a text, and when. */
  events: { what: string; at: Date }[];
  /** Why the user cannot log in; shown to those who may unlock the account. */
  locks: LockedFrom[];
}

const MOST_EVENTS = 20;

/** @throws DomainError `user.notFound` */
export async function userDetails(actor: Actor, userId: number): Promise<UserDetails> {
  const { user, can } = await seeUser(actor, userId);
  const events = (await transitionsOf('user', userId)).reverse().slice(0, MOST_EVENTS).map(told);
  const isOwn = actor.kind === 'user' && actor.userId === userId;
  const locks = can.includes('unlock') ? await locksOf(userId) : [];
  return {
    user: { ...user, phone: shownPhoneIf(user.phone) },
    can,
    acts: offeredActs(user, can),
    isOwn,
    events,
    locks,
  };
}

/** An event is named by its code, or by the state it led to if it has none. */
const told = ({ code, to, at }: LoggedTransition) => ({ what: whatOf(code, to), at });
const whatOf = (code: EventCode | null, to: string): string => {
  if (code && TOLD.has(code)) return code;
  return to === 'changed' ? 'edited' : to;
};
const TOLD: ReadonlySet<EventCode> = new Set([
  'disabled',
  'enabled',
  'unlocked',
  'passwordLinkSent',
  'loggedOut',
  'invitedAgain',
  'deletionAsked',
  'deletionWithdrawn',
]);
