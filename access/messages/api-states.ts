import { signAsIntegration } from '@bff/api/client/sign-request';
import { createIntegration } from '@bff/domain/integration-users';
import { offerSecondFactor, turnOnSecondFactor } from '@bff/domain/people';
import { forgetSettings } from '@bff/domain/settings';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import { provide, service } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import {
  createBookableVehicle,
  createCompany,
  createDealOrganisation,
  createOrder,
  createUser,
  createVehicle,
} from '@db/factories';
import { execute, select } from '@db/query';
import { orgNumberFor } from '@db/factories/numbers';
import { Secret, TOTP } from 'otpauth';
import { createPerson, PASSWORD, type Person } from '../testing/people';
import { aFilledReservation, anOffer, aNewDealCustomer, aReservationByNumber } from '../testing/subjects';
import { anApplication } from '../testing/company-subjects';
import type { Asking } from './asking';
import { inDays, UPPSALA_TO_GAVLE } from './simple-cases';

/** Produces the message: the last answer carries it. */
export type StateCase = (asking: Asking) => Promise<Response>;

let made = 0;
const customer = () => createPerson('PRIVATE_CUSTOMER');
const ownerOf = ({ actor }: Person) => ({ userId: actor!.userId, customerId: actor!.customerId! });

/** What is set while it lasts. */
async function withSetting<Result>(key: string, value: string, work: () => Promise<Result>): Promise<Result> {
  const rows = await select<{ value: string }>('SELECT value FROM settings WHERE setting_key = :key', { key });
  const set = async (to: string) => {
    await execute('UPDATE settings SET value = :to WHERE setting_key = :key', { key, to });
    forgetSettings();
  };
  await set(value);
  try {
    return await work();
  } finally {
    await set(rows[0]!.value);
  }
}

/** A token of that many minutes ago. */
async function olderToken(person: Person, minutes: number): Promise<string | undefined> {
  clock.freeze(new Date(Date.now() - minutes * 60_000).toISOString());
  try {
    return await person.token();
  } finally {
    clock.release();
  }
}

async function withSecondFactor(): Promise<Person> {
  const person = await customer();
  const { offer, secret } = await offerSecondFactor(person.actor!);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.millis() });
  await turnOnSecondFactor(person.actor!, { offer, code, sessionId: 0 });
  return person;
}
const logIn = ({ call }: Asking, { username }: Person, more: object = {}) =>
  call(undefined, 'POST', '/auth/login', { body: { username, password: PASSWORD, ...more } });

const search = ({ call }: Asking, change: object) =>
  call(undefined, 'POST', '/trips/search', {
    body: { ...UPPSALA_TO_GAVLE, departure: inDays(40 + (++made % 200)), ...change },
  });

/** An order of that customer on the API, with what is asked of it. */
async function onOrder(
  { call }: Asking,
  [method, path, body]: [string, string, object?],
  given: Omit<Parameters<typeof createOrder>[0] & object, 'customer'> = {},
): Promise<Response> {
  const person = await customer();
  const { order } = await createOrder({
    customer: ownerOf(person),
    departure: new Date(Date.now() + 60 * DAY),
    ...given,
  });
  return call(person, method, `/bookings/${order.number}${path}`, { body });
}

/** An integration of the company that has the bus. */
async function systemOf(companyId: number): Promise<Person> {
  const person = await createPerson('integration');
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  return { ...person, companyId, integration: await createIntegration(admin, { name: 'Spärr AB', companyId }) };
}
const lock = (days: number) => ({ start: inDays(days), end: inDays(days + 1) });

export const apiStates: Partial<Record<ErrorKey, StateCase>> = {
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
  'auth.secondFactorRequired': async (asking) => logIn(asking, await withSecondFactor()),
  'auth.codeInvalid': async (asking) => logIn(asking, await withSecondFactor(), { code: '000000' }),
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
    const orgNumber = orgNumberFor(95_000 + ++made);
    await createCompany({ orgNumber });
    return call(undefined, 'POST', '/company/application/register', {
      body: { ...application, company: { ...application.company, orgNumber } },
    });
  },
  'dealOrganisation.duplicateOrgNumber': async ({ call }) => {
    const admin = await createPerson('SYSTEM_ADMIN');
    const orgNumber = orgNumberFor(96_000 + ++made);
    await createDealOrganisation({ orgNumber });
    const { body } = await aNewDealCustomer.make(admin);
    return call(admin, 'POST', '/dealcustomer/create', { body: { ...(body as object), orgNumber } });
  },

  'booking.returnPast': (asking) =>
    search(asking, { tripType: 'round-trip', departure: inDays(-3), return: inDays(-1) }),
  'booking.returnTooEarly': (asking) => {
    const departure = inDays(50 + ++made);
    const back = new Date(Date.parse(departure) + HOUR / 2).toISOString();
    return search(asking, { tripType: 'round-trip', departure, return: back });
  },
  'route.unavailable': async (asking) => {
    const router = service('router');
    provide({
      router: { ...router, name: router.name, route: () => Promise.reject(new DomainError('route.unavailable')) },
    });
    try {
      return await search(asking, {});
    } finally {
      provide({ router });
    }
  },
  'service.busy': async (asking) => {
    const router = service('router');
    provide({ router: { ...router, name: router.name, route: () => Promise.reject(new Error('a mistake of ours')) } });
    try {
      return await search(asking, {});
    } finally {
      provide({ router });
    }
  },
  'booking.cannotBookNow': (asking) => search(asking, { departure: new Date(Date.now() + HOUR).toISOString() }),
  'booking.occupied': async ({ call }) => {
    const [first, second] = await Promise.all([customer(), customer()]);
    const { body } = await anOffer.make(first);
    await call(first, 'POST', '/bookings', { body });
    return call(second, 'POST', '/bookings', { body });
  },
  'booking.tooManyHolds': async ({ call }) => {
    const person = await customer();
    const others = await customer();
    let answer: Response | undefined;
    for (let holds = 0; holds < 12 && (answer?.ok ?? true); holds++) {
      const { body } = await anOffer.make(others);
      answer = await call(person, 'POST', '/bookings', { body });
    }
    return answer!;
  },
  'booking.passengersExceedSeats': async ({ call }) => {
    const person = await customer();
    const { params, body } = await aReservationByNumber.make(person);
    return call(person, 'PUT', `/bookings/${params!['number']}`, { body: { ...(body as object), adults: 99 } });
  },
  'booking.holdExpired': async ({ call }) => {
    const person = await customer();
    const { params, body } = await aReservationByNumber.make(person);
    await execute('UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE number = :number', {
      number: params!['number'],
    });
    return call(person, 'PUT', `/bookings/${params!['number']}`, { body });
  },
  'booking.detailsMissing': async ({ call }) => {
    const person = await customer();
    const { params } = await aReservationByNumber.make(person);
    return call(person, 'POST', `/bookings/${params!['number']}/payment`);
  },
  'booking.notActive': (asking) => onOrder(asking, ['POST', '/payment'], { booking: { status: 'canceled' } }),
  'booking.cannotCancelStarted': (asking) =>
    onOrder(asking, ['POST', '/cancel', {}], {
      booking: { status: 'started' },
      departure: new Date(Date.now() - HOUR),
    }),
  'booking.feeChanged': async ({ call }) => {
    const person = await customer();
    const departure = new Date(Date.now() + 3 * HOUR);
    const { order, booking } = await createOrder({ customer: ownerOf(person), departure });
    await execute('INSERT INTO booking_cancellation_tiers (booking_id, hours, basis_points) VALUES (:id, 24, 5000)', {
      id: booking.id,
    });
    return call(person, 'POST', `/bookings/${order.number}/cancel`, { body: { agreedFee: 0 } });
  },
  'payment.cardOff': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    return withSetting('cardPayment', 'false', () => call(person, 'POST', `/bookings/${params!['number']}/payment`));
  },
  'payment.unavailable': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const away = () => Promise.reject(new PaymentProviderUnavailable('away'));
    provide({ payments: { ...payments, openCheckout: away } });
    try {
      return await call(person, 'POST', `/bookings/${params!['number']}/payment`);
    } finally {
      provide({ payments });
    }
  },

  'occupancy.conflict': async ({ call }) => {
    const bus = await createBookableVehicle();
    const system = await systemOf(bus.companyId);
    await createOrder({ bus, departure: new Date(Date.now() + 30 * DAY) });
    return call(system, 'PUT', `/vehicles/${bus.vehicleId}/occupancies/a`, { body: lock(30) });
  },
  'occupancy.externalIdUsed': async ({ call }) => {
    const bus = await createBookableVehicle();
    const system = await systemOf(bus.companyId);
    const second = await createVehicle(bus.companyId, bus.depotId);
    await call(system, 'PUT', `/vehicles/${bus.vehicleId}/occupancies/a`, { body: lock(30) });
    return call(system, 'PUT', `/vehicles/${second.id}/occupancies/a`, { body: lock(40) });
  },
  'occupancy.notFound': async ({ call }) => {
    const bus = await createBookableVehicle();
    return call(await systemOf(bus.companyId), 'DELETE', `/vehicles/${bus.vehicleId}/occupancies/nothing`);
  },

  'idempotency.keyReused': async ({ call }) => {
    const person = await customer();
    const again = (offer: string) =>
      call(person, 'POST', '/bookings', { body: { offer }, headers: { 'idempotency-key': 'one' } });
    await again('x');
    return again('y');
  },
  'request.unsupportedMediaType': ({ call }) =>
    call(undefined, 'POST', '/auth/login', { body: {}, headers: { 'content-type': 'text/plain' } }),
  'request.tooLarge': ({ call }) => call(undefined, 'POST', '/auth/login', { body: `"${'x'.repeat(1_100_000)}"` }),
  'request.crossSite': ({ call }) =>
    call(undefined, 'POST', '/auth/login', { body: {}, headers: { origin: 'https://evil.example' } }),
};
