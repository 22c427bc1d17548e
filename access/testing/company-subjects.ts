import { registerApplicant } from '@bff/domain/applicants';
import { addCompany, seeCommission, seeCompany, setCommission } from '@bff/domain/companies';
import { createCompany, createUser } from '@db/factories';
import { newOrgNumber } from '@db/factories/numbers';
import type { SubjectKind } from '../rows';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

/** Companies and applications, which belong to no single administrator. */
let made = 0;

const about = () => {
  const index = ++made;
  return {
    name: `Hemliga Buss ${index} AB`,
    orgNumber: newOrgNumber(),
    city: 'Uppsala',
    countries: ['SE'],
    info: null,
    trafficPermit: 'TSV 2026-1',
    trafficPermitUntil: '2031-12-31',
    contactName: `Hemlig Kontakt ${index}`,
    contactEmail: `hemlig.kontakt${index}@test.invalid`,
    contactPhone: '+46701740605',
    language: 'sv' as const,
  };
};

/** A valid application, as its form and as the API's body. */
export const anApplication: SubjectKind = {
  owners: ['SYSTEM_ADMIN'],
  make: () => {
    const { language: _spoken, info: _nothing, countries, name, orgNumber, ...fields } = about();
    return Promise.resolve({
      fields: { ...fields, name, orgNumber, countries: 'SE', terms: 'on' },
      body: { ...fields, company: { name, orgNumber }, countries, terms: true },
    });
  },
};

/** An application waiting for an answer. */
export const anApplicant: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const application = about();
    const { applicantId } = await registerApplicant(application, `198.51.100.1:${made}`);
    return {
      params: { id: String(applicantId) },
      fields: { adminName: 'Ada', adminEmail: `ada${made}@test.invalid`, reason: 'Trafiktillstånd saknas' },
      secrets: [application.name, application.contactName, application.contactEmail],
    };
  },
};

/** The form of a company's details. */
const detailsForm = () => {
  const { language, info: _nothing, ...fields } = about();
  return { ...fields, language, countries: 'SE', emergencyPhone: fields.contactPhone };
};

/** A new company, as the form has it. */
export const aNewCompany: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: () =>
    Promise.resolve({ fields: { ...detailsForm(), adminName: 'Ada', adminEmail: `ny.ada${made}@test.invalid` } }),
};

/** A company without trips. */
export const aCompany: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { name, orgNumber, contactName, contactEmail } = about();
    const { id } = await createCompany({ name, orgNumber, contactName, contactEmail });
    return {
      params: { id: String(id) },
      fields: { ...detailsForm(), version: '1', reason: 'Trafiktillstånd saknas' },
      secrets: [name, contactName, contactEmail],
    };
  },
};

/** What a company's own administrator enters. */
export const ownDetails: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async ({ actor, companyId }) => {
    const company = await seeCompany(actor!, companyId!);
    return { fields: { ...detailsForm(), version: String(company.version) } };
  },
};

/** A company that sells: everybody may read its page. */
export const aPublicCompany: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async ({ companyId }) => Promise.resolve({ params: { id: String(companyId) } }),
};

/** A company whose administrator has not chosen a password yet. */
export const anInvitingCompany: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const details = { ...about(), emergencyPhone: '+46701740606', street: '', postcode: '', certificates: [], isPartner: false, offersSecondDriver: false, allowsTenHourDays: false }; // prettier-ignore
    const administrator = { name: 'Ada', email: `bjuden${made}@test.invalid` };
    const { companyId, userId } = await addCompany(justLoggedIn(await createUser({ roles: ['SYSTEM_ADMIN'] })), { details, administrator }); // prettier-ignore
    return { params: { id: String(companyId) }, fields: { userId: String(userId) } };
  },
};

/** A company with a commission to change. */
export const aCommission: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id: companyId } = await createCompany();
    const { revision } = await seeCommission(await createUser({ roles: ['SYSTEM_ADMIN'] }), companyId);
    return {
      params: { id: String(companyId) },
      fields: { which: 'own', percent: '12,5', validFrom: '2190-01-01', revision },
    };
  },
};

/** A company with a future change of commission. */
export const aComingCommission: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id: companyId } = await createCompany();
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const change = { companyId, validFrom: '2190-01-01', basisPoints: 1_250 };
    await setCommission(admin, { ...change, revision: (await seeCommission(admin, companyId)).revision });
    const { revision } = await seeCommission(admin, companyId);
    return { params: { id: String(companyId) }, fields: { validFrom: change.validFrom, revision } };
  },
};
