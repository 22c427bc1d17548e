import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { type CompanyDetails, companyNumbers } from './company-details';
import { companyPolicy } from './company.policy';
import { companyStore } from './company.store';
import { checkedCountries } from './country.store';

/**
 * Changes a company's details. `version` is the one that the form was filled from: whoever saves second hears that it has changed meanwhile.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `company.changedMeanwhile`, `customer.orgNumber`,
 *   `company.duplicateOrgNumber`, `company.unknownCountry`
 */
export async function editCompany(
  actor: Actor,
  { id, version, details }: { id: number; version: number; details: CompanyDetails },
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const numbers = companyNumbers(details.orgNumber);
  await inTransaction(async () => {
    const company = await companyStore.lock(id);
    must(company, 'company.notFound');
    must(company.version === version, 'company.changedMeanwhile');
    const countries = await checkedCountries(details.countries);
    const next = { ...details, ...numbers, countries };
    const fields = Object.keys(next) as (keyof typeof next)[];
    const sorted = (value: unknown) => (Array.isArray(value) ? [...(value as string[])].sort() : value);
    const changed = fields.filter(
      (field) => JSON.stringify(sorted(next[field])) !== JSON.stringify(sorted(company[field])),
    );
    if (changed.length === 0) return;
    await companyStore.update(id, next);
    await logTransition({
      entity: 'companyDetails',
      entityId: id,
      from: null,
      to: 'changed',
      by: actor,
      data: { changed },
    });
  });
}
