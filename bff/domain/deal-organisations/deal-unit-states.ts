import { transitions } from '../shared/transitions';

/** A unit is closed and opened by who administers it: nothing new is bought for a closed one, nor for those under it. */
export const dealUnitStates = transitions<'active' | 'inactive'>({
  active: ['inactive'],
  inactive: ['active'],
});

export type DealUnitStatus = (typeof dealUnitStates.states)[number];
