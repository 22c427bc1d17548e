import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY } from '@bff/domain/shared/time';
import { createOrder } from '@db/factories';
import { execute } from '@db/query';
import { anInvitingCompany } from '../testing/company-subjects';
import { createPerson, PASSWORD } from '../testing/people';
import { aDriver, aLink, anAddedUser } from '../testing/people-subjects';
import { anOffer } from '../testing/subjects';
import { aPlannedDriver, anOpenRefundOf } from './people-states';
import {
  admin,
  customer,
  formOf,
  offeredFactor,
  opened,
  ownerOf,
  sent,
  type StateCase,
  visitor,
  withSecondFactor,
  withSetting,
} from './state-case';

const ADMIN = '/dashboard/admin';
const STAFF = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'] as const;
const driver = aDriver(STAFF);
const NEW_PASSWORD = { password: 'Nytt-Ord-I-Bussen-3', passwordRepeat: 'Nytt-Ord-I-Bussen-3' };

/** Accounts: logging in, one's own, and those that administrators manage. */
export const peoplePages: Partial<Record<ErrorKey, StateCase>> = {
  'user.notFound': opened(`${ADMIN}/users/edit/999999`),
  'user.self': async ({ send }) => {
    const person = await admin();
    const { fields } = await formOf(driver, person);
    return send(person, `${ADMIN}/users/${person.actor!.userId}/disable`, fields);
  },
  'user.companyMissing': sent(anAddedUser(STAFF), () => `${ADMIN}/users/create`, { companyId: '' }),
  'auth.verificationTokenExpired': async ({ send }) => {
    const reader = await visitor();
    const { params } = await aLink('emailVerification').make(reader);
    await send(reader, `/auth/verify-email/${params!['hash']}`, {});
    return send(reader, `/auth/verify-email/${params!['hash']}`, {});
  },
  'auth.secondFactorOfferExpired': async ({ send }) => send(await customer(), '/user/second-factor/set-up', { offer: 'x', code: '123456' }), // prettier-ignore
  'auth.secondFactorOff': async ({ send }) => send(await customer(), '/user/second-factor/off', {}),
  'user.tripsUpcoming': async ({ open }) => {
    const person = await customer();
    await createOrder({ customer: ownerOf(person), departure: new Date(Date.now() + 30 * DAY) });
    return open(person, '/user/delete');
  },
  'auth.accountLocked': async ({ send }) => {
    const person = await customer();
    await execute("UPDATE users SET status = 'locked' WHERE id = :id", { id: person.actor!.userId });
    return send(await visitor(), '/auth/login', { username: person.username, password: PASSWORD });
  },
  'company.inactive': async ({ send }) => {
    const person = await createPerson('COMPANY_ADMIN');
    await execute("UPDATE companies SET status = 'inactive' WHERE id = :id", { id: person.companyId });
    return send(await visitor(), '/auth/login', { username: person.username, password: PASSWORD });
  },
  'auth.tooManyTries': async ({ send }) => {
    const person = await customer();
    const ask = (time: number) =>
      send(person, '/user/profile', { intent: 'email', email: `${person.username}.${time}@test.invalid` });
    for (const time of [1, 2, 3]) await ask(time);
    return ask(4);
  },
  'auth.invitationExpired': async ({ send }) =>
    send(await visitor(), `/auth/invitation/${'x'.repeat(43)}`, NEW_PASSWORD),
  'auth.secondStepExpired': async ({ send }) => send(await visitor(), '/auth/second-step', { code: '123456' }),
  'auth.secondFactorOn': async ({ send }) => {
    const person = await withSecondFactor(await customer());
    return send(person, '/user/second-factor/set-up', await offeredFactor(person));
  },
  'auth.secondFactorObliged': async ({ send }) => {
    const person = await withSecondFactor(await admin());
    return withSetting('staffNeedSecondFactor', 'true', () => send(person, '/user/second-factor/off', {}));
  },
  'user.invitationAccepted': async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(anInvitingCompany, person);
    await execute("UPDATE users SET password_hash = 'x' WHERE id = :id", { id: fields['userId'] });
    return send(person, `${ADMIN}/transport-companies/edit/${id}`, { ...fields, intent: 'invite' });
  },
  'state.notAllowed': async ({ open, language }) => {
    const { actor } = await createPerson('DRIVER');
    const answer = await open(await admin(), `${ADMIN}/users/${actor!.userId}/enable`);
    // The state is also in the reader's language.
    const html = await answer.text();
    if (!html.includes(language === 'sv' ? '(aktiv)' : '(active)')) throw new Error('the state is not translated');
    return new Response(html, answer);
  },
  // Another invitation, more often than a mailbox should receive.
  'request.tooMany': sent(driver, (id) => `${ADMIN}/users/${id}/invite`, {}, 6),
  'user.refundsOpen': async ({ open }) => {
    const person = await customer();
    await anOpenRefundOf(person);
    return open(person, '/user/delete');
  },
  'user.deletionNotAsked': async ({ send }) => send(await customer(), '/user/delete', { intent: 'keep' }),
  'user.awaitsDeletion': async ({ call, send }) => {
    const person = await customer();
    await call(person, 'PUT', '/user/deletion');
    const { fields } = await anOffer.make(person);
    return send(person, '/booking/hold', fields as Record<string, string>);
  },
  'user.sealNotFound': opened(`${ADMIN}/customers/999999/sealed-record`),
  'user.roleNotGivable': sent(
    anAddedUser(['COMPANY_ADMIN']),
    () => '/dashboard/company/users/create',
    { roles: 'systemAdmin' },
    1,
    () => createPerson('COMPANY_ADMIN'),
  ),
  'user.lastCompanyAdmin': async ({ send }) => {
    const { actor } = await createPerson('COMPANY_ADMIN');
    return send(await admin(), `${ADMIN}/users/${actor!.userId}/disable`, {});
  },
  'user.driverIsPlanned': async ({ send }) =>
    send(await admin(), `${ADMIN}/users/${await aPlannedDriver()}/delete`, {}),
};
