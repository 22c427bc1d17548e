import { transitions } from './transitions';

/**
 * An organisation's states, like a bus company's: a suspended one can buy nothing new, and its users log in as usual; an inactive one has
 * left, and its users cannot log in. The database enforces this too (`deal_organisations_before_update`).
 */
export const dealOrganisationStates = transitions(
  { active: ['suspended', 'inactive'], suspended: ['active', 'inactive'], inactive: ['active'] },
  { starts: ['active'], ends: [] },
);

export type DealOrganisationStatus = (typeof dealOrganisationStates.states)[number];
