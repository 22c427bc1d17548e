import { transitions } from './transitions';

/**
 * A bus's states: an active one is offered; an inactive one drives what is booked and takes nothing new; a removed one is kept for the
 * trips that it has driven, and is not shown by itself.
 */
export const vehicleStates = transitions(
  { active: ['inactive', 'removed'], inactive: ['active', 'removed'], removed: [] },
  { starts: ['active'], ends: ['removed'] },
);

export type VehicleStatus = (typeof vehicleStates.states)[number];
