import { transitions } from '@bff/domain/shared/transitions';

/** A company's application (domain.md section 3). A decision is final; the database refuses another (`applicants_before_update`). */
export const applicantStates = transitions<'received' | 'approved' | 'denied'>({
  received: ['approved', 'denied'],
  approved: [],
  denied: [],
});

export type ApplicantStatus = (typeof applicantStates.states)[number];
