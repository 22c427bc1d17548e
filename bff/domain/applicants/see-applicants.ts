// Traces: S8-153
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Waiting } from '../shared/waiting.store';
import { applicantPolicy } from './applicant.policy';
import { type Applicant, type ApplicantListQuery, applicantStore } from './applicant.store';

/** One application. @throws DomainError `applicant.notFound`, also when the actor may not see it */
export async function seeApplicant(actor: Actor, id: number): Promise<Applicant> {
  const applicant = applicantPolicy.see(actor) ? await applicantStore.find(id) : undefined;
  must(applicant, 'applicant.notFound');
  return applicant;
}

/** A page of applications, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listApplicants(
  actor: Actor,
  query: ApplicantListQuery,
): Promise<{ rows: Applicant[]; total: number }> {
  must(applicantPolicy.see(actor), 'auth.noPermission');
  return applicantStore.list(query);
}

/** The applications that wait for an answer. */
export const waitingApplicants = (): Promise<Waiting> => applicantStore.waiting();
