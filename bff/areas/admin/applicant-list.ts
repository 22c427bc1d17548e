// Traces: S2-089
import { type Applicant, applicantStates, listApplicants } from '@bff/domain/applicants';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Applications, newest first. */
export const applicantListSpec = listSpec({
  sorts: ['created', 'name', 'city'],
  plainSort: '-created',
  filters: { status: applicantStates.states },
});

export function readApplicants(actor: UserActor, query: Asked<typeof applicantListSpec>): ReadList<Applicant> {
  const { text, sort, descending, filters } = query;
  return (part) => listApplicants(actor, { text, sort, descending, status: filters.status, ...part });
}
