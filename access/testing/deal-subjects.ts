import { createDealOrganisation as createByVerb, PLAIN_TERMS } from '@bff/domain/deal-organisations';
import { userRevision } from '@bff/domain/accounts';
import { managedUserStore } from '@bff/domain/accounts/managed-user.store';
import { createDealOrganisation, createUser, giveDealRight } from '@db/factories';
import { newOrgNumber } from '@db/factories/numbers';
import { execute, selectOne } from '@db/query';
import type { UserAct } from '@bff/areas/accounts';
import { revisionOf } from '@bff/domain/shared/revision';
import type { SubjectKind } from '../rows';
import { createPerson, type Person } from './people';
import { newQuote } from './quote-subjects';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

/** Deal organisations for administrators: they belong to no single one. */
const owners: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
let made = 0;

const about = () => {
  const index = ++made;
  return {
    name: `Hemliga kommunen ${index}`,
    orgNumber: newOrgNumber(),
    contactName: `Hemlig Upphandlare ${index}`,
    contactEmail: `hemlig.upphandlare${index}@test.invalid`,
    contactPhone: '+46701740605',
    language: 'sv' as const,
  };
};

/** The form of an organisation's details. */
const detailsForm = () => ({ ...about(), creditLimit: '50 000', paymentTermsDays: '30', paymentOptions: 'invoice' });

/** A new organisation, as the form has it. */
export const aNewDealCustomer: SubjectKind = {
  owners,
  make: () => Promise.resolve({ fields: { ...detailsForm(), adminName: 'Ada', adminEmail: `avtal.ada${made}@test.invalid` } }), // prettier-ignore
};

export const aDealCustomer: SubjectKind = {
  owners,
  make: async () => {
    const { name, orgNumber, contactName, contactEmail } = about();
    const { organisationId } = await createDealOrganisation({ name, orgNumber, contactName, contactEmail });
    return {
      params: { id: String(organisationId) },
      fields: { ...detailsForm(), version: '1', reason: 'Avtalet löpte ut' },
      secrets: [name, contactName, contactEmail],
    };
  },
};

/** An organisation whose first administrator has not chosen a password yet. */
export const anInvitingDealCustomer: SubjectKind = {
  owners,
  make: async () => {
    const details = { ...PLAIN_TERMS, ...about() };
    const admin = { name: 'Ada', email: `avtal.bjuden${made}@test.invalid` };
    const by = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { organisationId, userId } = await createByVerb(justLoggedIn(by), { details, costCenter: '', admin });
    return { params: { id: String(organisationId) }, fields: { userId: String(userId) } };
  },
};

/** Administrators of their own organisation. */
const unitAdmins: SubjectKind['owners'] = ['DEAL_CUSTOMER_ADMIN', 'train'];

async function topOf({ organisationId }: Person): Promise<{ organisationId: number; topId: number }> {
  const top = await selectOne<{ id: number }>('SELECT id FROM deal_units WHERE organisation_id = :organisationId AND parent_id IS NULL', { organisationId }); // prettier-ignore
  if (!organisationId || !top) throw new Error('somebody of an organisation owns this');
  return { organisationId, topId: top.id };
}

/** The contact form of one's own organisation. */
export const ownContact: SubjectKind = {
  owners: unitAdmins,
  make: async ({ organisationId }) => {
    const row = await selectOne<{ version: number }>('SELECT version FROM deal_organisations WHERE id = :organisationId', { organisationId }); // prettier-ignore
    const { contactName, contactEmail, contactPhone, language } = about();
    return { fields: { contactName, contactEmail, contactPhone, language, version: String(row?.version) } };
  },
};

/** A unit about to be added under the top unit. */
export const aNewUnit: SubjectKind = {
  owners: unitAdmins,
  make: async (owner) => {
    const { topId } = await topOf(owner);
    return { fields: { name: `Ny enhet ${++made}`, costCenter: '', parentId: String(topId) } };
  },
};

/** A unit without subunits or users. */
export const aUnit: SubjectKind = {
  owners: unitAdmins,
  make: async (owner) => {
    const { organisationId, topId } = await topOf(owner);
    const name = `Hemlig enhet ${++made}`;
    const { insertId } = await execute(
      'INSERT INTO deal_units (organisation_id, parent_id, name) VALUES (:organisationId, :topId, :name)',
      { organisationId, topId, name },
    );
    const revision = revisionOf({ name, costCenter: '', status: 'active' });
    return { params: { id: String(insertId) }, fields: { name: `${name} B`, costCenter: '', status: 'inactive', revision }, secrets: [name] }; // prettier-ignore
  },
};

/** A user about to be invited to the organisation. */
export const aNewColleague: SubjectKind = {
  owners: unitAdmins,
  make: async (owner) => {
    const { topId } = await topOf(owner);
    const email = `ny.kollega${++made}@test.invalid`;
    return { fields: { name: 'Ny Kollega', email, role: 'booker', unitId: String(topId), language: 'sv' } };
  },
};

async function newColleague(owner: Person) {
  const { organisationId, topId } = await topOf(owner);
  const name = `Hemlig Kollega ${++made}`;
  const email = `hemlig.kollega${made}@test.invalid`;
  const { userId } = await createUser({ roles: ['DEAL_CUSTOMER_BOOKER'], email });
  await giveDealRight({ userId }, { organisationId }, topId, 'booker');
  await execute('UPDATE users SET name = :name WHERE id = :userId', { name, userId });
  return { userId, topId, name, email };
}

/** A booker of the organisation. */
export const aColleague = (act?: UserAct): SubjectKind => ({
  owners: unitAdmins,
  make: async (owner) => {
    const { userId, topId, name, email } = await newColleague(owner);
    const revision = userRevision((await managedUserStore.find(userId))!);
    const fields = { name, email, revision, unitId: String(topId), role: 'finance' };
    return { params: { id: String(userId), ...(act ? { act } : {}) }, fields, secrets: [name, email] };
  },
});

/** The same, with the right that is in the address. */
export const aColleagueWithRight: SubjectKind = {
  owners: unitAdmins,
  make: async (owner) => {
    const { userId, topId, name, email } = await newColleague(owner);
    return { params: { id: String(userId) }, query: { unit: String(topId), role: 'booker' }, secrets: [name, email] };
  },
};

/** What a booker of the organisation has asked for, with a quote. */
export const aColleaguesRequest: SubjectKind = {
  owners: unitAdmins,
  make: async ({ organisationId }) => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER', organisationId === null ? {} : { organisationId });
    const { number } = await newQuote(booker, await createPerson('COMPANY_ADMIN'));
    return { params: { id: number }, secrets: ['Hemlig kör'] };
  },
};

/** The organisation that a traffic controller acts for, as the switcher sends it. */
export const aServedOrganisation: SubjectKind = {
  owners: ['TRAFFIC_CONTROLLER'],
  make: ({ organisationId }) => Promise.resolve({ fields: { organisationId: String(organisationId) } }),
};

/** A traffic controller, with an organisation to choose. */
export const aTrafficController: SubjectKind = {
  owners,
  make: async () => {
    const { userId } = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    const name = `Hemlig Trafikledare ${++made}`;
    await execute('UPDATE users SET name = :name WHERE id = :userId', { name, userId });
    const { organisationId } = await createDealOrganisation();
    const fields = { organisations: String(organisationId), revision: revisionOf({ served: [] }) };
    return { params: { id: String(userId) }, fields, secrets: [name] };
  },
};
