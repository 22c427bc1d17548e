// Traces: S8-028
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { type CompanyListQuery, type CompanySummary, findCompanies } from './company-list.store';
import { companyPolicy } from './company.policy';
import { type Company, type CompanyAdministrator, type CompanyContact, companyStore } from './company.store';

/** @throws DomainError `company.notFound`, also when the actor may not see it */
export async function seeCompany(actor: Actor, id: number): Promise<Company> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  const company = await companyStore.find(id);
  must(company, 'company.notFound');
  return company;
}

/** The users who administer a company. @throws DomainError `company.notFound`, also when the actor may not see it */
export async function companyAdministrators(actor: Actor, id: number): Promise<CompanyAdministrator[]> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  return companyStore.administrators(id);
}

/** Whether anybody has ever booked or held one of the company's buses. @throws DomainError `company.notFound` */
export async function hasHadTrips(actor: Actor, id: number): Promise<boolean> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  return companyStore.hasTrips(id);
}

/** A page of companies, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listCompanies(
  actor: Actor,
  query: CompanyListQuery,
): Promise<{ rows: CompanySummary[]; total: number }> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  return findCompanies(query);
}

/** Whom to call at those companies. @throws DomainError `auth.noPermission` */
export async function companyContacts(actor: Actor, companyIds: readonly number[]): Promise<CompanyContact[]> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  return companyStore.contacts(companyIds);
}
