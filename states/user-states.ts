import { transitions } from './transitions';

/** An account's states: inactive means closed by an administrator or deleted; locked means that it cannot log in until it is unlocked. */
export const userStates = transitions(
  { active: ['inactive', 'locked'], inactive: ['active'], locked: ['active', 'inactive'] },
  { starts: ['active'], ends: [] },
);

export type UserStatus = (typeof userStates.states)[number];
