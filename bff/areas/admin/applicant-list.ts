import { type Applicant, applicantStates, type ApplicantStatus, listApplicants } from '@bff/domain/applicants';
import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'created' | 'name' | 'city';

/** Applications, the newest first. */
export const applicantListSpec: ListSpec<Sort, 'status'> = {
  sorts: ['created', 'name', 'city'],
  plainSort: '-created',
  filters: { status: applicantStates.states },
};

export function readApplicants(actor: UserActor, query: ListQuery<Sort, 'status'>): ReadList<Applicant> {
  const { text, sort, descending, filters } = query;
  const status = filters.status as ApplicantStatus | undefined;
  return (part) => listApplicants(actor, { text, sort, descending, status, ...part });
}
