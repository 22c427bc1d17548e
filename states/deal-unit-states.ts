import { transitions } from './transitions';

/** A unit is closed and opened by who administers it: nothing new is bought for a closed one, nor for those under it. */
export const dealUnitStates = transitions(
  { active: ['inactive'], inactive: ['active'] },
  { starts: ['active'], ends: [] },
);

export type DealUnitStatus = (typeof dealUnitStates.states)[number];
