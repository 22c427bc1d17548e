import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAsIntegration } from '@bff/api/client/sign-request';
import { RATE_LIMITS } from '@bff/api/endpoint/rate-limit.store';
import { createIntegration } from '@bff/domain/integration-users';
import { administratorStore } from '@bff/domain/accounts/administrator.store';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import { provide, service } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { rawGuard } from '@bff/edge/raw-guard';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { vi } from 'vitest';
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
import { createPerson, PASSWORD, type Person } from '../testing/people';
import { aFilledReservation, anOffer, aNewDealCustomer, aReservationByNumber } from '../testing/subjects';
import { wholeApp } from '../testing/whole-app';
import { anApplication } from '../testing/company-subjects';
import { type Asking, asking } from './asking';
import { aBusFarAway, anOldOffer, twoBuses } from './booking-states';
import { aPlannedDriver, anOpenRefundOf } from './people-states';
import { inDays, UPPSALA, UPPSALA_TO_GAVLE } from './simple-cases';
import { admin, customer, owner, ownerOf, type StateCase, withSecondFactor, withSetting } from './state-case';

let made = 0;
/** A token of that many minutes ago. */
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

const MALMO = '55.60587,13.00073';
const VISBY = '57.64089,18.29602';

/** How many transactions wait for another's. */
const waitingForLocks = async (): Promise<number> =>
  (await select("SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'")).length;

/** Something that somebody waits for. */
function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** A new organisation that is agreed on otherwise. */
const newDealCustomer =
  (change: object): StateCase =>
  async ({ call }) => {
    const person = await admin();
    const { body } = await aNewDealCustomer.make(person);
    return call(person, 'POST', '/dealcustomer/create', { body: { ...(body as object), ...change } });
  };

/** What the server's first look at a request answers, over a connection. */
async function behindTheGuard(ask: (origin: string) => Promise<Response>): Promise<Response> {
  const server = createServer((request, response) => {
    if (!rawGuard(request, response)) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return new Response(await answer.text(), answer);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

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
  // The last two owners delete each other's account at the same moment: both have been let in before either is gone.
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
      // The database looks anew only when nobody has asked for a tenth of a second.
      await vi.waitUntil(async () => (await waitingForLocks()) >= 2, { timeout: 2_000, interval: 150 });
    } finally {
      bothWait.give();
      await lock;
    }
    return (await both).find(({ ok }) => !ok)!;
  },
  'user.driverIsPlanned': async ({ call }) => call(await admin(), 'DELETE', `/user/${await aPlannedDriver()}`),
  'dealOrganisation.creditLimit': newDealCustomer({ creditLimit: 1e15 }),
  'dealOrganisation.collectiveInvoice': newDealCustomer({ paymentOptions: ['card'], collectiveInvoice: true }),

  'booking.tripTooLong': (asking) => {
    const day = inDays(45).slice(0, 10);
    return search(asking, { tripType: 'day-trip', stops: [{ place: UPPSALA }, { place: MALMO }], departure: `${day}T03:00:00Z`, return: `${day}T15:00:00Z` }); // prettier-ignore
  },
  'booking.quoteOnly': (asking) => search(asking, { stops: [{ place: UPPSALA }, { place: VISBY }] }),
  'booking.offerExpired': async ({ call }) => call(await customer(), 'POST', '/bookings', { body: { offer: await anOldOffer() } }), // prettier-ignore
  'booking.startTooFar': async ({ call }) => call(await customer(), 'POST', '/bookings', { body: { offer: await aBusFarAway() } }), // prettier-ignore
  'booking.cannotCancelRemainder': async ({ call }) => {
    const person = await customer();
    const { order, booking: bookingNumber } = await twoBuses(person);
    return call(person, 'POST', `/bookings/${order}/cancel`, { body: { bookingNumber } });
  },
  // The order's time runs out while the payment service opens its page.
  'payment.closed': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const openCheckout: typeof payments.openCheckout = async (checkout) => {
      await execute("UPDATE payments SET status = 'expired' WHERE id = :id", { id: checkout.paymentId });
      return payments.openCheckout(checkout);
    };
    provide({ payments: { ...payments, openCheckout } });
    try {
      return await call(person, 'POST', `/bookings/${params!['number']}/payment`);
    } finally {
      provide({ payments });
    }
  },
  // The same request again while the payment service has not answered the first one.
  'idempotency.inProgress': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const [asked, answered] = [aSignal(), aSignal()];
    const openCheckout: typeof payments.openCheckout = async (checkout) => {
      asked.give();
      await answered.given;
      return payments.openCheckout(checkout);
    };
    const pay = () => call(person, 'POST', `/bookings/${params!['number']}/payment`, { headers: { 'idempotency-key': 'one' } }); // prettier-ignore
    provide({ payments: { ...payments, openCheckout } });
    const first = pay();
    try {
      await asked.given;
      return await pay();
    } finally {
      answered.give();
      await first;
      provide({ payments });
    }
  },
  'request.tooMany': async ({ language }) => {
    const person = await customer();
    const { ask } = wholeApp({ api: { ...RATE_LIMITS, user: { points: 1, seconds: 60 } } });
    const { call } = asking(ask, language);
    await call(person, 'GET', '/customer');
    return call(person, 'GET', '/customer');
  },
  'request.lengthRequired': ({ language }) => behindTheGuard((origin) => {
    const body = new Blob(['{}']).stream();
    return fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers: { 'accept-language': language }, body, duplex: 'half' });
  }), // prettier-ignore
};
