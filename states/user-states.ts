import { transitions } from './transitions';

/** Of an account: inactive is closed by an administrator or deleted, locked is kept from logging in until it is unlocked. */
export const userStates = transitions(
  { active: ['inactive', 'locked'], inactive: ['active'], locked: ['active', 'inactive'] },
  { starts: ['active'], ends: [] },
);

export type UserStatus = (typeof userStates.states)[number];
