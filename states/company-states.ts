import { transitions } from './transitions';

/**
 * An operator's states (domain.md section 3): an active one is offered; a suspended one sells nothing new and drives what is booked; an
 * inactive one has left, and its users cannot log in. The database enforces this too (`companies_before_update`).
 */
export const companyStates = transitions(
  { active: ['suspended', 'inactive'], suspended: ['active', 'inactive'], inactive: ['active'] },
  { starts: ['active'], ends: [] },
);

export type CompanyStatus = (typeof companyStates.states)[number];
