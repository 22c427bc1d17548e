import { transitions } from './transitions';

/** A unit is closed and opened by its administrators: nothing new is bought for a closed one or its subunits. */
export const dealUnitStates = transitions(
  { active: ['inactive'], inactive: ['active'] },
  { starts: ['active'], ends: [] },
);

export type DealUnitStatus = (typeof dealUnitStates.states)[number];
