import { transitions } from './transitions';

/** An integration is valid until it is canceled, which is final: a new one gets a new key. */
export const integrationStates = transitions<'active' | 'canceled'>(
  { active: ['canceled'], canceled: [] },
  { starts: ['active'], ends: ['canceled'] },
);

export type IntegrationStatus = (typeof integrationStates.states)[number];
