// Traces: S8-021
import { clock } from '@bff/platform/clock';
import { oneMore } from '@db/counting';
import { Booking, Company as CompanyModel, CompanyCountry, User } from '@db/models';
import { violates } from '@db/violates';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import { CERTIFICATES, type CompanyDetails } from './company-details';
import { companyStates, type CompanyStatus } from './company-states';

/** A stored operator. */
export interface Company extends CompanyDetails {
  id: number;
  status: CompanyStatus;
  vatNumber: string;
  /** Increases with each change of the details. */
  version: number;
  createdAt: Date;
  logoImageId: number | null;
}

/** Whom to call there. */
export type CompanyContact = Pick<
  Company,
  'name' | 'contactName' | 'contactPhone' | 'contactEmail' | 'emergencyPhone'
> & { companyId: number };

export interface KeptDetails extends CompanyDetails {
  vatNumber: string;
}

const BY_CODE = [['countryCode', 'ASC']] as [string, string][];

const companyOf = (row: CompanyModel, countries: readonly CompanyCountry[]): Company => ({
  id: row.id,
  status: row.status,
  name: row.name,
  orgNumber: row.orgNumber,
  vatNumber: row.vatNumber,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  emergencyPhone: row.emergencyPhone,
  language: row.language,
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  info: row.info,
  trafficPermit: row.trafficPermit,
  trafficPermitUntil: row.trafficPermitUntil,
  version: row.version,
  createdAt: row.createdAt,
  logoImageId: row.logoImageId,
  certificates: CERTIFICATES.filter((certificate) => row[certificate]),
  isPartner: row.isPartner,
  offersSecondDriver: row.offersSecondDriver,
  allowsTenHourDays: row.allowsTenHourDays,
  countries: countries.map(({ countryCode }) => countryCode),
});

/** The unique key refused the organisation number. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (violates(error, 'companies_org_number')) throw new DomainError('company.duplicateOrgNumber', [], 'orgNumber');
  throw error;
}

/** What a form changes, as stored in the row. */
const valuesOf = (details: KeptDetails) => ({
  name: details.name,
  orgNumber: details.orgNumber,
  vatNumber: details.vatNumber,
  contactName: details.contactName,
  contactEmail: details.contactEmail,
  contactPhone: details.contactPhone,
  emergencyPhone: details.emergencyPhone,
  language: details.language,
  street: details.street,
  postcode: details.postcode,
  city: details.city,
  info: details.info,
  trafficPermit: details.trafficPermit,
  trafficPermitUntil: details.trafficPermitUntil,
  isPartner: details.isPartner,
  offersSecondDriver: details.offersSecondDriver,
  allowsTenHourDays: details.allowsTenHourDays,
  ...Object.fromEntries(CERTIFICATES.map((one) => [one, details.certificates.includes(one)])),
});

async function setCountries(companyId: number, countries: readonly string[]): Promise<void> {
  await CompanyCountry.destroy({ where: { companyId } });
  await CompanyCountry.bulkCreate(countries.map((countryCode) => ({ companyId, countryCode })));
}

async function read(id: number, lock = false): Promise<Company | undefined> {
  const row = await CompanyModel.findByPk(id, { lock });
  if (!row) return undefined;
  return companyOf(row, await CompanyCountry.findAll({ where: { companyId: id }, order: BY_CODE }));
}

const machine = { model: CompanyModel, states: companyStates };

export const companyStore = {
  find: (id: number) => read(id),
  lock: (id: number) => read(id, true),
  hasOrgNumber: async (orgNumber: string): Promise<boolean> =>
    (await CompanyModel.findOne({ attributes: ['id'], where: { orgNumber } })) !== null,

  async insert(details: KeptDetails): Promise<number> {
    const { id } = await CompanyModel.create({ ...valuesOf(details), createdAt: clock.now() }).catch(asDuplicate);
    await setCountries(id, details.countries);
    return id;
  },

  async update(id: number, details: KeptDetails): Promise<void> {
    const values = { ...valuesOf(details), version: oneMore('version') };
    await CompanyModel.update(values, { where: { id } }).catch(asDuplicate);
    await setCountries(id, details.countries);
  },

  /** Whom to call at each of them. */
  async contacts(companyIds: readonly number[]): Promise<CompanyContact[]> {
    const rows = await CompanyModel.findAll({ where: { id: [...companyIds] } });
    return rows.map(({ id: companyId, name, contactName, contactPhone, contactEmail, emergencyPhone }) => ({
      companyId,
      name,
      contactName,
      contactPhone,
      contactEmail,
      emergencyPhone,
    }));
  },

  async setLogo(id: number, logoImageId: number | null): Promise<void> {
    await CompanyModel.update({ logoImageId }, { where: { id } });
  },

  async logos(companyIds: readonly number[]): Promise<KeptLogo[]> {
    if (companyIds.length === 0) return [];
    const companies = await CompanyModel.findAll({
      attributes: ['id'],
      where: { id: [...companyIds] },
      include: { association: 'logo', attributes: ['hash', 'type', 'width', 'height'], required: true },
    });
    return companies.map(({ id: companyId, logo }) => {
      const { hash, type, width, height } = logo!;
      return { companyId, hash, type, width, height };
    });
  },

  move: (company: Company, to: CompanyStatus, change: StateChange<CompanyModel>): Promise<void> =>
    changeState(machine, company, to, change),

  /** When the last booked or held trip ends; undefined when none is left. */
  async lastTripEnd(companyId: number, now: Date): Promise<Date | undefined> {
    const last = await Booking.scope({ method: ['notOver', now] }).findOne({
      attributes: ['plannedEndAt'],
      where: { companyId },
      order: [['plannedEndAt', 'DESC']],
    });
    return last?.plannedEndAt;
  },

  /** Whether anybody has ever booked or held one of its buses. */
  async hasTrips(companyId: number): Promise<boolean> {
    return (await Booking.findOne({ attributes: ['id'], where: { companyId } })) !== null;
  },

  /** One of the company's admins, whose invitation may have to be sent again. */
  async administrators(companyId: number): Promise<CompanyAdministrator[]> {
    const users = await User.scope({ method: ['withRole', 'COMPANY_ADMIN'] }).findAll({
      where: { companyId },
      order: ['name', 'id'],
    });
    return users.map(({ id: userId, name, email, status, passwordHash, lastLoginAt }) => ({
      userId,
      name,
      email,
      status,
      lastLoginAt,
      isInvited: passwordHash === null,
    }));
  },
};

interface KeptLogo {
  companyId: number;
  hash: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

export interface CompanyAdministrator {
  userId: number;
  name: string;
  email: string;
  status: 'active' | 'inactive' | 'locked';
  /** Has not chosen a password yet. */
  isInvited: boolean;
  lastLoginAt: Date | null;
}
