import { signAsIntegration } from '@bussplats/api-client';
import { administratorStore } from '@bff/domain/accounts/administrator.store';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { createCompany, createDealOrganisation, createOrder } from '@db/factories';
import { execute } from '@db/query';
import { newOrgNumber } from '@db/factories/numbers';
import { untilLocksAreWaitedFor } from '@db/testing/lock-waits';
import { createPerson, PASSWORD, type Person } from '../testing/people';
import { anOffer, aNewDealCustomer } from '../testing/subjects';
import { anApplication } from '../testing/company-subjects';
import type { Asking } from './asking';
import { aPlannedDriver, anOpenRefundOf } from './people-states';
import { admin, customer, owner, ownerOf, type StateCase, withSecondFactor, withSetting } from './state-case';

/** A token that is that many minutes old. */
async function olderToken(person: Person, minutes: number): Promise<string | undefined> {
  clock.freeze(new Date(Date.now() - minutes * 60_000).toISOString());
  try {
    return await person.token();
  } finally {
    clock.release();
  }
}

const logIn = ({ call }: Asking, { username }: Person, more: object = {}) =>
  call(undefined, 'POST', '/auth/login', { body: { username, password: PASSWORD, ...more } });

/** A signal to wait for. */
function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** A new organisation with different terms. */
const newDealCustomer =
  (change: object): StateCase =>
  async ({ call }) => {
    const person = await admin();
    const { body } = await aNewDealCustomer.make(person);
    return call(person, 'POST', '/dealcustomer/create', { body: { ...(body as object), ...change } });
  };

/** API messages about logins, accounts and organisations, each with its preparation. */
export const apiAccountStates: Partial<Record<ErrorKey, StateCase>> = {
  'auth.headerInvalid': ({ call }) => call(undefined, 'GET', '/customer', { headers: { authorization: 'Bearer' } }),
  'auth.tokenInvalid': ({ call }) => call(undefined, 'GET', '/customer', { token: 'a'.repeat(200) }),
  'auth.tokenExpired': async ({ call }) => {
    const person = await customer();
    return call(person, 'GET', '/customer', { token: await olderToken(person, 60 * 24 * 400) });
  },
  'auth.tokenRevoked': async ({ call }) => {
    const person = await customer();
    const token = await person.token();
    await call(person, 'POST', '/auth/logout', { token });
    return call(person, 'GET', '/customer', { token });
  },
  'auth.noScopes': async ({ call }) => {
    const person = await customer();
    const token = await person.token();
    await execute('DELETE FROM user_roles WHERE user_id = :id', { id: person.actor!.userId });
    return call(person, 'GET', '/customer', { token });
  },
  'auth.integrationInvalid': async ({ call }) => {
    const person = await createPerson('integration');
    const integration = { keyId: 'x'.repeat(22), secret: person.integration!.secret };
    return call({ ...person, integration }, 'GET', '/vehicles');
  },
  'signature.replayed': async ({ call }) => {
    const person = await createPerson('integration');
    const request = { method: 'GET', url: new URL('/api/v1/vehicles', publicOrigin()), body: new Uint8Array() };
    const headers = await signAsIntegration(request, person.integration!, clock.millis());
    await call(person, 'GET', '/vehicles', { headers });
    return call(person, 'GET', '/vehicles', { headers });
  },
  'auth.recentLoginRequired': async ({ call }) => {
    const person = await customer();
    return call(person, 'GET', '/user/erase', { token: await olderToken(person, 20) });
  },
  'auth.secondFactorRequired': async (asking) => logIn(asking, await withSecondFactor(await customer())),
  'auth.codeInvalid': async (asking) => logIn(asking, await withSecondFactor(await customer()), { code: '000000' }),
  'auth.secondFactorSetUp': async (asking) => {
    const staff = await createPerson('SYSTEM_ADMIN');
    return withSetting('staffNeedSecondFactor', 'true', () => logIn(asking, staff));
  },
  'auth.accountLocked': async (asking) => {
    const person = await customer();
    await execute("UPDATE users SET status = 'locked' WHERE id = :id", { id: person.actor!.userId });
    return logIn(asking, person);
  },
  'company.inactive': async (asking) => {
    const person = await createPerson('COMPANY_ADMIN');
    await execute("UPDATE companies SET status = 'inactive' WHERE id = :id", { id: person.companyId });
    return logIn(asking, person);
  },
  'dealOrganisation.inactive': async (asking) => {
    const person = await createPerson('DEAL_CUSTOMER_ADMIN');
    await execute("UPDATE deal_organisations SET status = 'inactive' WHERE id = :id", { id: person.organisationId });
    return logIn(asking, person);
  },
  'user.notFound': async ({ call }) => call(await customer(), 'DELETE', '/user/999999'),
  'user.emailUnchanged': async ({ call }) => {
    const person = await customer();
    const body = { email: `${person.username}@test.invalid`, currentPassword: PASSWORD };
    return call(person, 'PUT', '/customer/update-profile', { body });
  },
  'user.tripsUpcoming': async ({ call }) => {
    const person = await customer();
    await createOrder({ customer: ownerOf(person), departure: new Date(Date.now() + 9 * DAY) });
    return call(person, 'DELETE', `/user/${person.actor!.userId}`);
  },
  'user.lastTripRecent': async ({ call }) => {
    const person = await customer();
    await createOrder({ customer: ownerOf(person), departure: new Date(Date.now() - 5 * DAY) });
    return call(person, 'DELETE', `/user/${person.actor!.userId}`);
  },
  'company.duplicateOrgNumber': async ({ call }) => {
    const { body } = await anApplication.make(await createPerson('SYSTEM_ADMIN'));
    const application = body as { company: { name: string; orgNumber: string } };
    const orgNumber = newOrgNumber();
    await createCompany({ orgNumber });
    return call(undefined, 'POST', '/company/application/register', {
      body: { ...application, company: { ...application.company, orgNumber } },
    });
  },
  'dealOrganisation.duplicateOrgNumber': async ({ call }) => {
    const admin = await createPerson('SYSTEM_ADMIN');
    const orgNumber = newOrgNumber();
    await createDealOrganisation({ orgNumber });
    const { body } = await aNewDealCustomer.make(admin);
    return call(admin, 'POST', '/dealcustomer/create', { body: { ...(body as object), orgNumber } });
  },
  'auth.tooManyTries': async ({ call }) => {
    const person = await customer();
    const ask = (time: number) =>
      call(person, 'PUT', '/customer/update-profile', {
        body: { email: `${person.username}.${time}@test.invalid`, currentPassword: PASSWORD },
      });
    for (const time of [1, 2, 3]) await ask(time);
    return ask(4);
  },
  'user.refundsOpen': async ({ call }) => {
    const person = await customer();
    await anOpenRefundOf(person);
    return call(person, 'DELETE', `/user/${person.actor!.userId}`);
  },
  'user.deletionNotAsked': async ({ call }) => call(await customer(), 'DELETE', '/user/deletion'),
  'user.awaitsDeletion': async ({ call }) => {
    const person = await customer();
    await call(person, 'PUT', '/user/deletion');
    const { body } = await anOffer.make(person);
    return call(person, 'POST', '/bookings', { body });
  },
  'user.lastCompanyAdmin': async ({ call }) => {
    const { actor } = await createPerson('COMPANY_ADMIN');
    return call(await admin(), 'DELETE', `/user/${actor!.userId}`);
  },
  // The last two owners delete each other's accounts simultaneously: both are authorised before either is gone.
  'user.lastOwner': async ({ call }) => {
    const [one, two] = [await owner(), await owner()];
    const ids = [one, two].map(({ actor }) => actor!.userId);
    await execute("DELETE FROM user_roles WHERE role = 'SYSTEM_OWNER' AND user_id NOT IN (:ids)", { ids });
    const [locked, bothWait] = [aSignal(), aSignal()];
    const lock = inTransaction(async () => {
      await administratorStore.lockOwners();
      locked.give();
      await bothWait.given;
    });
    await locked.given;
    const both = Promise.all([
      call(one, 'DELETE', `/user/${two.actor!.userId}`),
      call(two, 'DELETE', `/user/${one.actor!.userId}`),
    ]);
    try {
      await untilLocksAreWaitedFor(2);
    } finally {
      bothWait.give();
      await lock;
    }
    return (await both).find(({ ok }) => !ok)!;
  },
  'user.driverIsPlanned': async ({ call }) => call(await admin(), 'DELETE', `/user/${await aPlannedDriver()}`),
  'dealOrganisation.creditLimit': newDealCustomer({ creditLimit: 1e15 }),
  'dealOrganisation.collectiveInvoice': newDealCustomer({ paymentOptions: ['card'], collectiveInvoice: true }),
};
