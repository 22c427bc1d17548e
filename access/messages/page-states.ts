import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY } from '@bff/domain/shared/time';
import { createBookableVehicle, createOrder } from '@db/factories';
import { execute, selectOne } from '@db/query';
import type { SubjectKind } from '../rows';
import { aCompany, anApplicant } from '../testing/company-subjects';
import { createPerson, PASSWORD, type Person } from '../testing/people';
import { aDriver, aLink, anAddedUser, aReservation } from '../testing/subjects';
import {
  aComingTax,
  aDraftPage,
  aFailedDelivery,
  aGivenUpMessage,
  aNewContentPage,
  aNewIntegration,
  anIntegration,
} from '../testing/system-subjects';
import type { StateCase } from './api-states';

const ADMIN = '/dashboard/admin';
const INTEGRATION = `${ADMIN}/external-integration`;
const admin = () => createPerson('SYSTEM_ADMIN');
const owner = () => createPerson('SYSTEM_OWNER');
const customer = () => createPerson('PRIVATE_CUSTOMER');
const opened =
  (path: string, by = admin): StateCase =>
  async ({ open }) =>
    open(await by(), path);

/** The right form of a subject, by who may send it. */
async function formOf(kind: SubjectKind, person: Person) {
  const { params = {}, fields = {} } = await kind.make(person);
  return { id: params['id'] ?? params['slug'] ?? params['key'] ?? '', fields: fields as Record<string, string> };
}
/** A form of an administrator, with something changed in it; sent so many times. */
const sent =
  (
    kind: SubjectKind,
    path: (id: string) => string,
    change: Record<string, string> = {},
    times = 1,
    by = admin,
  ): StateCase =>
  async ({ send }) => {
    const person = await by();
    const { id, fields } = await formOf(kind, person);
    for (let time = 1; time < times; time++) await send(person, path(id), { ...fields, ...change });
    return send(person, path(id), { ...fields, ...change });
  };

const users = aDriver(['SYSTEM_ADMIN', 'SYSTEM_OWNER']);
const newUser = anAddedUser(['SYSTEM_ADMIN', 'SYSTEM_OWNER']);
const NEW_USER = () => `${ADMIN}/users/create`;
const orderOf = async (person: Person, status: 'booked' | 'waitingForPayment') => {
  const { userId, customerId } = person.actor!;
  return createOrder({
    customer: { userId, customerId: customerId! },
    departure: new Date(Date.now() + 30 * DAY),
    booking: { status },
  });
};

export const pageStates: Partial<Record<ErrorKey, StateCase>> = {
  'applicant.notFound': opened(`${ADMIN}/applicants/reply/999999`),
  'applicant.decided': sent(anApplicant, (id) => `${ADMIN}/applicants/deny/${id}`, {}, 2),
  'company.notFound': opened(`${ADMIN}/transport-companies/edit/999999`),
  'company.changedMeanwhile': sent(aCompany, (id) => `${ADMIN}/transport-companies/edit/${id}`, { intent: 'save', version: '99' }), // prettier-ignore
  'company.upcomingTrips': async ({ send }) => {
    const bus = await createBookableVehicle();
    await createOrder({ bus, departure: new Date(Date.now() + 30 * DAY) });
    return send(await admin(), `${ADMIN}/transport-companies/status/${bus.companyId}?to=inactive`, { reason: 'Slut', version: '1' }); // prettier-ignore
  },
  'company.duplicateOrgNumber': async (asking) => {
    const { orgNumber } = (await selectOne<{ orgNumber: string }>('SELECT org_number AS orgNumber FROM companies LIMIT 1'))!; // prettier-ignore
    return sent(aCompany, (id) => `${ADMIN}/transport-companies/edit/${id}`, { intent: 'save', orgNumber })(asking);
  },
  'user.notFound': opened(`${ADMIN}/users/edit/999999`),
  'user.self': async ({ send }) => {
    const person = await admin();
    const { fields } = await formOf(users, person);
    return send(person, `${ADMIN}/users/${person.actor!.userId}/disable`, fields);
  },
  'user.companyMissing': sent(newUser, NEW_USER, { companyId: '' }),

  'setting.notFound': opened(`${ADMIN}/configurations/general-settings/nope`),
  'setting.fromPast': sent(aComingTax, (key) => `${ADMIN}/configurations/general-settings/${key}`, { intent: 'save', value: '7', validFrom: '2020-01-01' }, 1, owner), // prettier-ignore
  'page.slugTaken': sent(aNewContentPage, () => `${ADMIN}/content-pages/create`, { intent: 'save' }, 2),
  'page.reserved': async ({ send }) => {
    const person = await admin();
    const { fields } = await formOf(aDraftPage, person);
    return send(person, `${ADMIN}/content-pages/remove/terms`, fields);
  },
  'event.notFound': opened(`${ADMIN}/event-log/999999`),

  'integration.notFound': opened(`${INTEGRATION}/edit/999999`),
  'integration.alreadyMade': sent(aNewIntegration, () => `${INTEGRATION}/create`, {}, 2),
  'integration.externalIdTaken': async ({ send, language }) => {
    const person = await admin();
    const externalId = `samma-${language}`;
    for (const again of [false, true]) {
      const { fields } = await formOf(aNewIntegration, person);
      const answer = await send(person, `${INTEGRATION}/create`, { ...fields, externalId });
      if (again) return answer;
    }
    throw new Error('unreachable');
  },
  'webhook.addressInvalid': sent(anIntegration, (id) => `${INTEGRATION}/edit/${id}`, { intent: 'webhook', url: 'http://10.0.0.1/', events: 'booking.created' }), // prettier-ignore
  'webhook.needsEvents': sent(anIntegration, (id) => `${INTEGRATION}/edit/${id}`, { intent: 'webhook', url: 'https://buss.example/hook' }), // prettier-ignore
  'webhook.notFound': sent(aFailedDelivery, (id) => `${INTEGRATION}/deliveries/${id}`, { deliveryId: '999999' }),
  'webhook.notFailed': sent(aFailedDelivery, (id) => `${INTEGRATION}/deliveries/${id}`, {}, 2),
  'message.notFound': opened(`${ADMIN}/outgoing-messages/details/999999`),
  'message.ended': async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(aGivenUpMessage, person);
    await send(person, `${ADMIN}/outgoing-messages/give-up/${id}`, fields);
    return send(person, `${ADMIN}/outgoing-messages/details/${id}`, { intent: 'again' });
  },

  'auth.verificationTokenExpired': async ({ send }) => {
    const visitor = await createPerson('visitor');
    const { params } = await aLink('emailVerification').make(visitor);
    await send(visitor, `/auth/verify-email/${params!['hash']}`, {});
    return send(visitor, `/auth/verify-email/${params!['hash']}`, {});
  },
  'auth.secondFactorOfferExpired': async ({ send }) => send(await customer(), '/user/second-factor/set-up', { offer: 'x', code: '123456' }), // prettier-ignore
  'auth.secondFactorOff': async ({ send }) => send(await customer(), '/user/second-factor/off', {}),

  'booking.termsNotAccepted': async ({ send }) => {
    const person = await customer();
    const { query, fields } = await aReservation.make(person);
    const { terms: _accepted, ...form } = fields as Record<string, string>;
    return send(person, `/booking/edit?order=${query!['order']}`, { ...form, intent: 'pay' });
  },
  'user.tripsUpcoming': async ({ open }) => {
    const person = await customer();
    await orderOf(person, 'booked');
    return open(person, '/user/delete');
  },
  'auth.accountLocked': async ({ send }) => {
    const person = await customer();
    await execute("UPDATE users SET status = 'locked' WHERE id = :id", { id: person.actor!.userId });
    return send(await createPerson('visitor'), '/auth/login', { username: person.username, password: PASSWORD });
  },
  'company.inactive': async ({ send }) => {
    const person = await createPerson('COMPANY_ADMIN');
    await execute("UPDATE companies SET status = 'inactive' WHERE id = :id", { id: person.companyId });
    return send(await createPerson('visitor'), '/auth/login', { username: person.username, password: PASSWORD });
  },
};
