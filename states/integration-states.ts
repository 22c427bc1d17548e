import { transitions } from './transitions';

/** An integration is good until it is canceled, for ever: whoever needs one again makes a new one with a new key. */
export const integrationStates = transitions<'active' | 'canceled'>(
  { active: ['canceled'], canceled: [] },
  { starts: ['active'], ends: ['canceled'] },
);

export type IntegrationStatus = (typeof integrationStates.states)[number];
