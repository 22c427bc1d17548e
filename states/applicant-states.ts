import { transitions } from './transitions';

/** A company's application (domain.md section 3). A decision is final; the database refuses another (`applicants_before_update`). */
export const applicantStates = transitions<'received' | 'approved' | 'denied'>(
  { received: ['approved', 'denied'], approved: [], denied: [] },
  { starts: ['received'], ends: ['approved', 'denied'] },
);

export type ApplicantStatus = (typeof applicantStates.states)[number];
