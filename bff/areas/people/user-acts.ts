import {
  deleteUser,
  disableUser,
  enableUser,
  logOutUser,
  type ManagedUser,
  renewInvitation,
  resetSecondFactor,
  unlockUser,
  type UserAction,
  type UserStanding,
} from '@bff/domain/people';
import type { Actor } from '@bff/domain/shared/actor';

/** What is done to an account from its page, each confirmed on a page of its own; the keys stand in addresses. */
interface Act {
  action: UserAction;
  /** Where it makes sense. */
  when: readonly UserStanding[];
  /** Shown as something that takes away. */
  takes: boolean;
  run: (actor: Actor, userId: number) => Promise<void>;
}

export const userActs = {
  invite: { action: 'invite', when: ['invited'], takes: false, run: renewInvitation },
  unlock: { action: 'unlock', when: ['active', 'locked'], takes: false, run: unlockUser },
  enable: { action: 'disable', when: ['inactive'], takes: false, run: enableUser },
  'log-out': { action: 'logOut', when: ['active', 'locked'], takes: false, run: logOutUser },
  'reset-second-factor': {
    action: 'resetSecondFactor',
    when: ['active', 'locked'],
    takes: true,
    run: resetSecondFactor,
  },
  disable: { action: 'disable', when: ['active', 'invited', 'locked'], takes: true, run: disableUser },
  delete: { action: 'delete', when: ['active', 'invited', 'locked', 'inactive'], takes: true, run: deleteUser },
} as const satisfies Record<string, Act>;
export type UserAct = keyof typeof userActs;

export const USER_ACTS = Object.keys(userActs) as UserAct[];
export const isUserAct = (text: string | undefined): text is UserAct => USER_ACTS.some((act) => act === text);

/** What the account's page offers: allowed, and of use as it stands. */
export const offeredActs = ({ standing, hasSecondFactor }: ManagedUser, can: readonly UserAction[]): UserAct[] =>
  USER_ACTS.filter((act) => {
    const { action, when }: Act = userActs[act];
    const isOfUse = action !== 'resetSecondFactor' || hasSecondFactor;
    return isOfUse && can.includes(action) && when.includes(standing);
  });
