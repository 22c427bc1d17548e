import { inTransaction } from '@bff/platform/transaction';
import type { Upload } from '../images';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { type CompanyDetails, companyNumbers } from './company-details';
import { companyPolicy } from './company.policy';
import { keepLogo } from './company-logos';
import { companyStore } from './company.store';
import { checkedCountries } from './country.store';

/**
 * Changes a company's details, and its logo when one comes along. `version` is the one that the form was filled from: whoever saves second hears that it has changed meanwhile.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `company.changedMeanwhile`, `customer.orgNumber`,
 *   `company.duplicateOrgNumber`, `company.unknownCountry`; those of an image at `logo`
 */
export async function editCompany(
  actor: Actor,
  { id, version, details, logo }: { id: number; version: number; details: CompanyDetails; logo?: Upload | undefined },
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const numbers = companyNumbers(details.orgNumber);
  const logoImageId = await keepLogo(logo);
  await inTransaction(async () => {
    const company = await companyStore.lock(id);
    must(company, 'company.notFound');
    must(company.version === version, 'company.changedMeanwhile');
    const countries = await checkedCountries(details.countries);
    const next = { ...details, ...numbers, countries };
    const fields = Object.keys(next) as (keyof typeof next)[];
    const sorted = (value: unknown) => (Array.isArray(value) ? [...(value as string[])].sort() : value);
    const changed: string[] = fields.filter(
      (field) => JSON.stringify(sorted(next[field])) !== JSON.stringify(sorted(company[field])),
    );
    const hasNewLogo = logoImageId !== undefined && logoImageId !== company.logoImageId;
    if (hasNewLogo) changed.push('logo');
    if (changed.length === 0) return;
    await companyStore.update(id, next);
    if (hasNewLogo) await companyStore.setLogo(id, logoImageId);
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
