import { transitions } from './transitions';

/**
 * An organisation's states, as a bus company's: nobody buys anything new for a suspended one, and its users log in as usual; an inactive one
 * has left, and its users cannot log in. The database refuses other ways too (`deal_organisations_before_update`).
 */
export const dealOrganisationStates = transitions(
  { active: ['suspended', 'inactive'], suspended: ['active', 'inactive'], inactive: ['active'] },
  { starts: ['active'], ends: [] },
);

export type DealOrganisationStatus = (typeof dealOrganisationStates.states)[number];
