import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Company as CompanyModel } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import type { Language } from '../shared/actor';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import { type Certificate, CERTIFICATES, type CompanyDetails } from './company-details';
import { companyStates, type CompanyStatus } from './company-states';

/** An operator as it is kept. */
export interface Company extends CompanyDetails {
  id: number;
  status: CompanyStatus;
  vatNumber: string;
  /** Grows with each change of the details. */
  version: number;
  createdAt: Date;
  logoImageId: number | null;
}

export interface KeptDetails extends CompanyDetails {
  vatNumber: string;
}

interface Row extends Omit<
  Company,
  'certificates' | 'countries' | 'isPartner' | 'offersSecondDriver' | 'allowsTenHourDays' | 'language'
> {
  language: Language;
  isPartner: number;
  offersSecondDriver: number;
  allowsTenHourDays: number;
  countries: string | null;
}

const columnOf: Record<Certificate, string> = {
  lgbtiCertified: 'lgbti_certified',
  roadSafetyCertified: 'road_safety_certified',
  environmentCertified: 'environment_certified',
  iso39001Certified: 'iso39001_certified',
  iso14001Certified: 'iso14001_certified',
};

const COLUMNS = `id, status, name, org_number AS orgNumber, vat_number AS vatNumber, contact_name AS contactName, contact_email AS contactEmail,
  contact_phone AS contactPhone, emergency_phone AS emergencyPhone, language, street, postcode, city, info, version, created_at AS createdAt, logo_image_id AS logoImageId,
  is_partner AS isPartner, offers_second_driver AS offersSecondDriver, allows_ten_hour_days AS allowsTenHourDays,
  ${CERTIFICATES.map((certificate) => `${columnOf[certificate]} AS ${certificate}`).join(', ')},
  (SELECT GROUP_CONCAT(country_code ORDER BY country_code) FROM company_countries WHERE company_id = companies.id) AS countries`;

type FoundRow = Row & Record<Certificate, number>;

function companyOf(row: FoundRow): Company {
  const { id, status, name, orgNumber, vatNumber, contactName, contactEmail, contactPhone, emergencyPhone } = row;
  const { language, street, postcode, city, info, version, createdAt, logoImageId } = row;
  return {
    ...{ id, status, name, orgNumber, vatNumber, contactName, contactEmail, contactPhone, emergencyPhone },
    ...{ language, street, postcode, city, info, version, createdAt, logoImageId },
    certificates: CERTIFICATES.filter((certificate) => Boolean(row[certificate])),
    isPartner: Boolean(row.isPartner),
    offersSecondDriver: Boolean(row.offersSecondDriver),
    allowsTenHourDays: Boolean(row.allowsTenHourDays),
    countries: row.countries?.split(',') ?? [],
  };
}

/** The unique key refused the organisation number. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (
    error instanceof UniqueConstraintError &&
    JSON.stringify(error.fields).concat(error.message).includes('org_number')
  )
    throw new DomainError('company.duplicateOrgNumber', [], 'orgNumber');
  throw error;
}

/** Column → value of what a form changes. */
const valuesOf = (details: KeptDetails) => ({
  name: details.name,
  org_number: details.orgNumber,
  vat_number: details.vatNumber,
  contact_name: details.contactName,
  contact_email: details.contactEmail,
  contact_phone: details.contactPhone,
  emergency_phone: details.emergencyPhone,
  language: details.language,
  street: details.street,
  postcode: details.postcode,
  city: details.city,
  info: details.info,
  is_partner: details.isPartner,
  offers_second_driver: details.offersSecondDriver,
  allows_ten_hour_days: details.allowsTenHourDays,
  ...Object.fromEntries(CERTIFICATES.map((one) => [columnOf[one], details.certificates.includes(one)])),
});

async function setCountries(companyId: number, countries: readonly string[]): Promise<void> {
  await execute('DELETE FROM company_countries WHERE company_id = :companyId', { companyId });
  for (const code of countries)
    await execute('INSERT INTO company_countries (company_id, country_code) VALUES (:companyId, :code)', {
      companyId,
      code,
    });
}

export const companyStore = {
  async find(id: number): Promise<Company | undefined> {
    const row = await selectOne<FoundRow>(`SELECT ${COLUMNS} FROM companies WHERE id = :id`, { id });
    return row && companyOf(row);
  },
  async lock(id: number): Promise<Company | undefined> {
    const row = await selectOne<FoundRow>(`SELECT ${COLUMNS} FROM companies WHERE id = :id FOR UPDATE`, { id });
    return row && companyOf(row);
  },
  async hasOrgNumber(orgNumber: string): Promise<boolean> {
    return (await selectOne('SELECT id FROM companies WHERE org_number = :orgNumber', { orgNumber })) !== undefined;
  },

  async insert(details: KeptDetails): Promise<number> {
    const values = { ...valuesOf(details), created_at: clock.now(), updated_at: clock.now() };
    const columns = Object.keys(values);
    const { insertId } = await execute(
      `INSERT INTO companies (${columns.join(', ')}) VALUES (${columns.map((column) => ` :${column}`).join(',')})`,
      values,
    ).catch(asDuplicate);
    await setCountries(insertId, details.countries);
    return insertId;
  },

  async update(id: number, details: KeptDetails): Promise<void> {
    const values = { ...valuesOf(details), updated_at: clock.now() };
    const set = Object.keys(values).map((column) => `${column} = :${column}`);
    await execute(`UPDATE companies SET ${set.join(', ')}, version = version + 1 WHERE id = :id`, {
      ...values,
      id,
    }).catch(asDuplicate);
    await setCountries(id, details.countries);
  },

  async setLogo(id: number, imageId: number | null): Promise<void> {
    await execute('UPDATE companies SET logo_image_id = :imageId, updated_at = :now WHERE id = :id', {
      id,
      imageId,
      now: clock.now(),
    });
  },

  logos: async (companyIds: readonly number[]): Promise<KeptLogo[]> =>
    companyIds.length === 0
      ? []
      : select<KeptLogo>(
          `SELECT c.id AS companyId, i.hash, i.type, i.width, i.height FROM companies c JOIN images i ON i.id = c.logo_image_id
            WHERE c.id IN (:companyIds)`,
          { companyIds },
        ),

  move: (company: Company, to: CompanyStatus, change: StateChange<CompanyModel>): Promise<void> =>
    changeState({ entity: 'company', model: CompanyModel, states: companyStates }, company, to, change),

  /** When the last trip that is booked or held ends; undefined when none is left. */
  async lastTripEnd(id: number, now: Date): Promise<Date | undefined> {
    const row = await selectOne<{ last: Date | null }>(
      `SELECT MAX(planned_end_at) AS last FROM bookings WHERE company_id = :id AND status <> 'canceled' AND planned_end_at > :now`,
      { id, now },
    );
    return row?.last ?? undefined;
  },

  /** Of the company's administrators: the ones whose invitation may have to be sent again. */
  administrators: (id: number): Promise<CompanyAdministrator[]> =>
    select<Omit<CompanyAdministrator, 'isInvited'> & { isInvited: number }>(
      `SELECT u.id AS userId, u.name, u.email, u.status, u.password_hash IS NULL AS isInvited, u.last_login_at AS lastLoginAt
        FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'COMPANY_ADMIN' WHERE u.company_id = :id ORDER BY u.name, u.id`,
      { id },
    ).then((rows) => rows.map((row) => ({ ...row, isInvited: Boolean(row.isInvited) }))),
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
