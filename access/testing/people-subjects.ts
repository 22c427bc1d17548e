import type { UserAct } from '@bff/areas/accounts';
import { customerStore } from '@bff/domain/customers/customer.store';
import { deletedAccountStore } from '@bff/domain/erasure/deleted-account.store';
import { emailChangeStore } from '@bff/domain/accounts/email-change.store';
import { contactInfo, contactRevision } from '@bff/domain/customers';
import { userRevision } from '@bff/domain/accounts';
import { managedUserStore } from '@bff/domain/accounts/managed-user.store';
import { oneTimeTokenStore, type TokenKind } from '@bff/domain/accounts/one-time-token.store';
import { execute } from '@db/query';
import { createCompany, createCustomer, createUser } from '@db/factories';
import { system } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { CUSTOMERS, PEOPLE } from '../outcomes';
import type { SubjectKind } from '../rows';
import { givePassword, PASSWORD, type Person } from './people';

/** Subjects of pages and endpoints about people, their accounts and links. */

const NEW_PASSWORD = { password: 'Nytt-Ord-I-Bussen-3', passwordRepeat: 'Nytt-Ord-I-Bussen-3' };
let made = 0;

const customers = CUSTOMERS as SubjectKind['owners'];

/** A mailed link; anybody who has it may use it. */
export const aLink = (kind: TokenKind): SubjectKind => ({
  owners: customers,
  make: async () => {
    const { userId } = await createUser();
    const hash = await oneTimeTokenStore.issue(userId, kind, new Date(Date.now() + DAY));
    return { params: { hash }, body: { uuid: hash } };
  },
});
/** A link that sets a password. */
export const aPasswordLink = (kind: TokenKind): SubjectKind => ({
  owners: customers,
  make: async (owner) => {
    const { params = {} } = await aLink(kind).make(owner);
    return { params, fields: NEW_PASSWORD, body: { uuid: params['hash'], ...NEW_PASSWORD } };
  },
});

/** A link that confirms a new e-mail address. */
export const anEmailChangeLink: SubjectKind = {
  owners: customers,
  make: async () => {
    const { userId } = await createUser();
    const inAnHour = new Date(Date.now() + HOUR);
    return { params: { hash: await emailChangeStore.issue(userId, `ny${++made}@test.invalid`, inAnHour) } };
  },
};
const admins = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'] as const satisfies SubjectKind['owners'];
const newPerson = () => ({ name: 'Åsa Ny', email: `matrisny${++made}@test.invalid`, phone: '070-174 06 05', language: 'sv' }); // prettier-ignore

/** A customer's record for administrators, to whom it belongs jointly. */
export const aCustomerOfAll: SubjectKind = {
  owners: admins,
  make: async () => {
    const { customerId } = await createCustomer();
    const mark = `Hemlig Kund ${++made}`;
    await execute('UPDATE customers SET name = :mark WHERE id = :customerId', { mark, customerId });
    const customer = await contactInfo(system('matrix'), customerId);
    const fields = { name: 'Åsa Ny', email: customer.email, phone: '070-174 06 05' };
    return { params: { id: String(customerId) }, fields: { ...fields, revision: contactRevision(customer) }, secrets: [mark] }; // prettier-ignore
  },
};

/** A deleted account that had bought something: its personal data are sealed. */
export const aDeletedCustomer: SubjectKind = {
  owners: admins,
  make: async () => {
    const { customerId, userId } = await createCustomer();
    const name = `Hemlig Bortgången ${++made}`;
    const { customerType, companyName, orgNumber, vatNumber, street, postcode, city, countryCode } = await contactInfo(system('matrix'), customerId); // prettier-ignore
    const person = { customerType, name, companyName, orgNumber, vatNumber, street, postcode, city, countryCode };
    await deletedAccountStore.keep(userId, person, '2099-12-31');
    await customerStore.pseudonymise(customerId);
    return { params: { id: String(customerId) }, fields: { reason: 'Revision' }, secrets: [name] };
  },
};
/** A customer about to be added. */
export const anAddedCustomer: SubjectKind = {
  owners: admins,
  make: () => Promise.resolve({ fields: newPerson() }),
};
export const anAddedUser = (owners: SubjectKind['owners']): SubjectKind => ({
  owners,
  make: async ({ companyId }) => {
    const company = companyId ?? (await createCompany()).id;
    return { fields: { ...newPerson(), roles: 'driver', companyId: String(company) } };
  },
});

/** A driver of the owner's company, or of any for administrators. `act` is what will be done to the account. */
export const aDriver = (owners: SubjectKind['owners'], act?: UserAct): SubjectKind => ({
  owners,
  make: async ({ companyId }) => {
    const [name, email] = [`Hemlig Förare ${++made}`, `hemligforare${made}@test.invalid`];
    const company = companyId ?? (await createCompany()).id;
    const { userId } = await createUser({ roles: ['DRIVER'], companyId: company, email });
    await execute('UPDATE users SET name = :name WHERE id = :userId', { name, userId });
    const driver = await managedUserStore.find(userId);
    const fields = { name, email, roles: 'driver', companyId: String(company), revision: userRevision(driver!) };
    return { params: { id: String(userId), ...(act ? { act } : {}) }, fields, secrets: [name, email] };
  },
});

/** Somebody who has not accepted their invitation, selected in the list. */
export const aChosenInvitee: SubjectKind = {
  owners: admins,
  make: async () => {
    const email = `hemliginbjuden${++made}@test.invalid`;
    const { userId } = await createUser({ roles: ['DRIVER'], companyId: (await createCompany()).id, email, passwordHash: null }); // prettier-ignore
    return { query: { row: String(userId) }, secrets: [email] };
  },
};

/** A registration about to be made. */
export const aRegistration: SubjectKind = {
  owners: customers,
  make: () => {
    const username = `matris${++made}`;
    const person = {
      username,
      email: `${username}@test.invalid`,
      ...NEW_PASSWORD,
      name: 'Åsa Ny',
      phone: '070-174 06 05',
    };
    return Promise.resolve({ fields: { ...person, terms: 'on' }, body: { ...person, terms: true } });
  },
};

/** One's own account, with its original password. */
const ownAccount = (toForm: (owner: Person) => Readonly<Record<string, string>>): SubjectKind => ({
  owners: PEOPLE as SubjectKind['owners'],
  make: async (owner) => {
    await givePassword(owner);
    const form = toForm(owner);
    return { fields: form, body: form };
  },
});
export const ownLogin = ownAccount(({ username }) => ({ username, password: PASSWORD }));
export const ownNewEmail = ownAccount(() => ({ email: `ny${++made}@test.invalid` }));
export const ownPassword = ownAccount(() => ({ currentPassword: PASSWORD }));
export const ownNewPassword = ownAccount(() => ({ currentPassword: PASSWORD, ...NEW_PASSWORD }));
