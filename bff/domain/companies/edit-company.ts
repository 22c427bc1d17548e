// Traces: S2-108
import type { Upload } from '../images';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import type { Facts } from '../shared/revision';
import { type CompanyDetails, companyNumbers } from './company-details';
import { companyPolicy } from './company.policy';
import { keepLogo } from './company-logos';
import { type Company, companyStore, type KeptDetails } from './company.store';
import { checkedCountries } from './country.store';

/**
 * Changes a company's details, and its logo if one is given. `version` is the one that the form was filled from: the second to save learns
 * that it has changed meanwhile.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `input.changedMeanwhile`, `customer.orgNumber`,
 * `company.duplicateOrgNumber`, `company.unknownCountry`; those of an image at `logo`
 */
export async function editCompany(
  actor: Actor,
  { id, version, details, logo }: { id: number; version: number; details: CompanyDetails; logo?: Upload | undefined },
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const numbers = companyNumbers(details.orgNumber);
  const newLogo = await keepLogo(logo);
  await edit(actor, { id, version }, async ({ logoImageId }) => ({
    ...details,
    ...numbers,
    countries: await checkedCountries(details.countries),
    logoImageId: newLogo ?? logoImageId,
  }));
}

async function edit(
  actor: Actor,
  { id, version }: { id: number; version: number },
  change: (kept: Edited) => Promise<Edited>,
): Promise<void> {
  await editRecord<Edited & { version?: number }, Edited>({
    entity: 'companyDetails',
    entityId: id,
    by: actor,
    seen: version,
    version: (company) => company.version ?? 0,
    facts,
    lock: async () => {
      const company = await companyStore.lock(id);
      must(company, 'company.notFound');
      return company;
    },
    change,
    write: async (next, _, changed) => {
      await companyStore.update(id, next);
      if (changed.includes('logo')) await companyStore.setLogo(id, next.logoImageId);
    },
  });
}

/** What a company's own admin may change. Its identity, its permit and being a partner are up to the marketplace. */
export type OwnDetails = Omit<
  CompanyDetails,
  'name' | 'orgNumber' | 'trafficPermit' | 'trafficPermitUntil' | 'isPartner'
>;

/**
 * Changes a company's details as its own admin may. `version` as above: the marketplace's administrators edit the same record.
 * @throws DomainError `company.notFound`, also when the actor may not see it; `auth.noPermission`, `input.changedMeanwhile`,
 * `company.unknownCountry`
 */
export async function editOwnCompany(
  actor: Actor,
  { id, version, details }: { id: number; version: number; details: OwnDetails },
): Promise<void> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  must(companyPolicy.edit(actor, { id }), 'auth.noPermission');
  await edit(actor, { id, version }, async (kept) => ({
    ...kept,
    ...details,
    countries: await checkedCountries(details.countries),
  }));
}

type Edited = KeptDetails & Pick<Company, 'logoImageId'>;

const facts = (of: Edited): Facts => ({
  name: of.name,
  orgNumber: of.orgNumber,
  contactName: of.contactName,
  contactEmail: of.contactEmail,
  contactPhone: of.contactPhone,
  emergencyPhone: of.emergencyPhone,
  language: of.language,
  street: of.street,
  postcode: of.postcode,
  city: of.city,
  info: of.info,
  trafficPermit: of.trafficPermit,
  trafficPermitUntil: of.trafficPermitUntil,
  certificates: [...of.certificates].sort(),
  isPartner: of.isPartner,
  offersSecondDriver: of.offersSecondDriver,
  allowsTenHourDays: of.allowsTenHourDays,
  countries: [...of.countries].sort(),
  logo: of.logoImageId,
});
