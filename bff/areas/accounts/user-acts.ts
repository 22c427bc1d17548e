import { deleteUser, queueDeletion, withdrawDeletion } from '@bff/domain/erasure';
import {
  disableUser,
  enableUser,
  logOutUser,
  type ManagedUser,
  renewInvitation,
  resetSecondFactor,
  sendPasswordLink,
  unlockUser,
  type UserAction,
  USER_STANDINGS,
  userPolicy,
  type UserStanding,
} from '@bff/domain/accounts';
import type { Actor } from '@bff/domain/shared/actor';

const IN_USE = ['active', 'locked', 'partlyLocked'] as const;
const ANY: readonly UserStanding[] = USER_STANDINGS;

/** An action on an account, confirmed on a page of its own; the keys are part of addresses. */
interface Act {
  action: UserAction;
  /** The states of the account in which it makes sense. */
  when: readonly UserStanding[];
  /** Shown as destructive. */
  takes: boolean;
  run: (actor: Actor, userId: number) => Promise<void>;
}

export const userActs = {
  invite: { action: 'invite', when: ['invited'], takes: false, run: renewInvitation },
  unlock: { action: 'unlock', when: ['locked', 'partlyLocked'], takes: false, run: unlockUser },
  'password-link': { action: 'sendPasswordLink', when: IN_USE, takes: false, run: sendPasswordLink },
  enable: { action: 'disable', when: ['inactive'], takes: false, run: enableUser },
  'log-out': { action: 'logOut', when: IN_USE, takes: false, run: logOutUser },
  'reset-second-factor': {
    action: 'resetSecondFactor',
    when: IN_USE,
    takes: true,
    run: resetSecondFactor,
  },
  disable: { action: 'disable', when: ['invited', ...IN_USE], takes: true, run: disableUser },
  'keep-account': { action: 'delete', when: ANY, takes: false, run: withdrawDeletion },
  'delete-later': { action: 'delete', when: ANY, takes: true, run: queueDeletion },
  delete: { action: 'delete', when: ANY, takes: true, run: deleteUser },
} as const satisfies Record<string, Act>;
export type UserAct = keyof typeof userActs;

export const USER_ACTS = Object.keys(userActs) as UserAct[];
export const isUserAct = (text: string | undefined): text is UserAct => USER_ACTS.some((act) => act === text);

/** Of an account what decides which actions are of use. */
export type ActedOn = Pick<ManagedUser, 'standing' | 'roles' | 'hasPassword' | 'hasSecondFactor' | 'awaitsDeletion'>;

/** The actions to offer on the account's page: permitted, and useful in its present state. */
export const offeredActs = (user: ActedOn, can: readonly UserAction[]): UserAct[] =>
  USER_ACTS.filter((act) => {
    const { action, when }: Act = userActs[act];
    return can.includes(action) && when.includes(user.standing) && (isOfUse[act]?.(user) ?? true);
  });

/** Conditions beyond the account's standing. */
const isOfUse: Partial<Record<UserAct, (user: ActedOn) => boolean>> = {
  // A locked account may be one that is only invited.
  'password-link': ({ hasPassword }) => hasPassword,
  'reset-second-factor': ({ hasSecondFactor }) => hasSecondFactor,
  'keep-account': ({ awaitsDeletion }) => awaitsDeletion,
  'delete-later': ({ awaitsDeletion, roles }) => !awaitsDeletion && userPolicy.waitForDeletion(roles),
};
