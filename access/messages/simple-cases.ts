import type { ApiClient } from '@bussplats/api-client';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY, toLocalText } from '@bff/domain/shared/time';
import { createOrder } from '@db/factories';
import { createPerson, type Person } from '../testing/people';

export type Language = 'sv' | 'en';

/** The people who ask and what they have; created before the cases run. */
export const world = {} as {
  customer: Person;
  driver: Person;
  admin: Person;
  integration: Person;
  controller: Person;
  booking: { order: string; booking: string; canceled: string };
};

export async function makeWorld(): Promise<void> {
  const [customer, driver, admin, integration, controller] = await Promise.all([
    createPerson('PRIVATE_CUSTOMER'),
    createPerson('DRIVER'),
    createPerson('SYSTEM_ADMIN'),
    createPerson('integration'),
    createPerson('TRAFFIC_CONTROLLER'),
  ]);
  const owner = { userId: customer.actor!.userId, customerId: customer.actor!.customerId! };
  const made = await createOrder({ customer: owner, departure: new Date(Date.now() + 60 * DAY) });
  const canceled = await createOrder({ customer: owner, booking: { status: 'canceled' } });
  const booking = { order: made.order.number, booking: made.booking.number, canceled: canceled.order.number };
  Object.assign(world, { customer, driver, admin, integration, controller, booking });
}

/** A refusal that needs no preparation: one call, or one form. */

export interface ApiCase {
  by?: () => Person;
  call: [method: string, path: () => string, options?: () => Parameters<ApiClient['call']>[2]];
}
const api = (method: string, path: string | (() => string), body?: unknown, by?: () => Person): ApiCase => ({
  call: [
    method,
    typeof path === 'string' ? () => path : path,
    () => (body === undefined ? {} : { body: typeof body === 'function' ? (body as () => unknown)() : body }),
  ],
  ...(by ? { by } : {}),
});

const NEW_PASSWORD = { password: 'Nytt-Ord-I-Bussen-3', passwordRepeat: 'Nytt-Ord-I-Bussen-3' };
const registration = {
  username: 'ny.kund',
  email: 'ny.kund@test.invalid',
  ...NEW_PASSWORD,
  name: 'Åsa Ny',
  phone: '070-174 06 05',
  terms: true,
};
const register = (change: object | (() => object)) =>
  api('POST', '/customer/register', () => ({
    ...registration,
    ...(typeof change === 'function' ? (change as () => object)() : change),
  }));
export const UPPSALA = '59.85882,17.63889';
const GAVLE = '60.67452,17.14174';
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
export const UPPSALA_TO_GAVLE = {
  tripType: 'one-way',
  stops: [{ place: UPPSALA }, { place: GAVLE }],
  departure: inDays(40),
  adults: 40,
};
const search = (change: object) => api('POST', '/trips/search', { ...UPPSALA_TO_GAVLE, ...change });
const onOrder = (method: string, path: string, body?: unknown) =>
  api(
    method,
    () => `/bookings/${world.booking.order}${path}`,
    body,
    () => world.customer,
  );

export const apiCases: Partial<Record<ErrorKey, ApiCase>> = {
  'auth.invalidCredentials': api('POST', '/auth/login', { username: 'ingen', password: 'x' }),
  'auth.notLoggedIn': api('GET', '/customer'),
  'auth.noPermission': api('GET', '/bookings', undefined, () => world.driver),
  'auth.passwordTokenExpired': api('POST', '/user/forgot-password-validate-uuid', { uuid: 'x'.repeat(43) }),
  'auth.wrongPassword': api('PUT', '/customer/update-profile', { email: 'b@test.invalid', currentPassword: 'fel' }, () => world.customer), // prettier-ignore
  'request.preconditionFailed': {
    ...api('PUT', '/customer', undefined, () => world.customer),
    call: ['PUT', () => '/customer', () => ({ body: { name: 'Åsa Sen', email: 'asa@test.invalid', phone: registration.phone }, ifMatch: '"an-older-one"' })],
  }, // prettier-ignore
  'organisation.required': api('GET', '/customerunit/all', undefined, () => world.controller),
  'input.invalid': api('POST', '/trips/search', { colour: 'red' }),
  'page.notFound': api('GET', '/no/such/endpoint'),
  'request.methodNotAllowed': api('DELETE', '/auth/login'),
  'user.duplicateUsername': register(() => ({ username: world.customer.username })),
  'user.duplicateEmail': register(() => ({ username: 'annan.kund', email: `${world.customer.username}@test.invalid` })),
  'user.usernameNotYours': register({ username: 'annan@test.invalid' }),
  'user.passwordRules': register({ password: 'kort', passwordRepeat: 'kort' }),
  'user.passwordCommon': register({ password: 'Password1', passwordRepeat: 'Password1' }),
  'customer.orgNumber': register({ company: { name: 'X', orgNumber: '123' } }),
  'customer.notFound': api('GET', '/customer/999999', undefined, () => world.customer),
  'place.notFound': search({ stops: [{ place: UPPSALA }, { place: 'Xyzzyby' }] }),
  'booking.departurePast': search({ departure: '2020-01-01T08:00:00Z' }),
  'booking.returnBeforeDeparture': search({ tripType: 'round-trip', return: inDays(39) }),
  'booking.sameEnds': search({ stops: [{ place: UPPSALA }, { place: UPPSALA }] }),
  'booking.sameStop': search({ stops: [{ place: UPPSALA }, { place: UPPSALA }, { place: GAVLE }] }),
  'booking.dayTripOneDay': search({ tripType: 'day-trip', return: inDays(42) }),
  'booking.tooManyDays': search({ tripType: 'round-trip', return: inDays(140) }),
  'booking.notFound': api('GET', '/bookings/12345674', undefined, () => world.customer),
  'booking.offerInvalid': api('POST', '/bookings', { offer: 'x' }, () => world.customer),
  'booking.alreadyConfirmed': onOrder('POST', '/payment'),
  'booking.cannotCancelCanceled': api(
    'POST',
    () => `/bookings/${world.booking.canceled}/cancel`,
    {},
    () => world.customer,
  ),
  'vehicle.notFound': api('GET', '/vehicles/999999/occupancies', undefined, () => world.integration),
  'pepper.invalid': api('GET', '/bookings', undefined, () => world.integration),
  'dealOrganisation.notFound': api('GET', '/dealcustomer/units-for-purchase/999999', undefined, () => world.admin),
  'company.unknownCountry': api('POST', '/company/application/register', {
    company: { name: 'Buss AB', orgNumber: '556036-0793' }, city: 'Uppsala', countries: ['XX'], contactName: 'Bo',
    contactEmail: 'bo@test.invalid', contactPhone: '070-174 06 05', terms: true,
  }), // prettier-ignore
};
export interface PageCase {
  by?: () => Person;
  path: (language: Language) => string;
  form?: () => Record<string, string>;
}
export const page = (
  path: string | (() => string),
  form?: () => Record<string, string>,
  by?: () => Person,
): PageCase => ({
  path: (language) => `/${language}${typeof path === 'string' ? path : path()}`,
  ...(form ? { form } : {}),
  ...(by ? { by } : {}),
});
const formRegistration = (change: () => Record<string, string>) =>
  page('/auth/register', () => ({
    ...Object.fromEntries(Object.entries(registration).map(([name, value]) => [name, String(value)])),
    terms: 'on',
    customerType: 'PRIVATE',
    ...change(),
  }));
const local = (days: number) => toLocalText(Date.now() + days * DAY).slice(0, 16);
export const searchPage = (query: Record<string, string>, stops: readonly string[] = [UPPSALA, GAVLE]) => {
  const params = new URLSearchParams({ tripType: 'one-way', departure: local(40), adults: '40', ...query });
  for (const stop of stops) params.append('stop', stop);
  return page(`/buses/search?${params.toString()}`);
};

export const pageCases: Partial<Record<ErrorKey, PageCase>> = {
  'auth.invalidCredentials': page('/auth/login', () => ({ username: 'ingen', password: 'x' })),
  'user.duplicateUsername': formRegistration(() => ({ username: world.customer.username })),
  'user.duplicateEmail': formRegistration(() => ({ username: 'tredje.kund', email: `${world.customer.username}@test.invalid` })), // prettier-ignore
  'user.usernameNotYours': formRegistration(() => ({ username: 'annan@test.invalid' })),
  'user.passwordCommon': formRegistration(() => ({ password: 'Password1', passwordRepeat: 'Password1' })),
  'auth.wrongPassword': page(
    '/user/profile',
    () => ({ intent: 'password', currentPassword: 'fel', ...NEW_PASSWORD }),
    () => world.customer,
  ),
  'input.changedMeanwhile': page(
    '/settings/contact-info',
    () => ({ name: 'Åsa Sen', email: 'asa@test.invalid', phone: registration.phone, city: 'Gävle', revision: 'an-older-one' }),
    () => world.customer,
  ), // prettier-ignore
  'payment.notFound': page('/payment/callback?session_id=cs_test_unknown', undefined, () => world.customer),
  // The not-found page has it in its heading: `e2e/http/pages-and-forms.spec.ts`.
  'booking.notFound': page('/booking/details/12345674', undefined, () => world.customer),
  'booking.cannotCancelCanceled': page(
    () => `/purchases/cancel/${world.booking.canceled}`,
    undefined,
    () => world.customer,
  ),
  'place.notFound': searchPage({}, [UPPSALA, 'Xyzzyby']),
  'booking.departurePast': searchPage({ departure: '2020-01-01T08:00' }),
  'booking.returnBeforeDeparture': searchPage({ tripType: 'round-trip', return: local(39) }),
  'booking.sameEnds': searchPage({}, [UPPSALA, UPPSALA]),
  'booking.sameStop': searchPage({}, [UPPSALA, UPPSALA, GAVLE]),
  'booking.dayTripOneDay': searchPage({ tripType: 'day-trip', return: local(42) }),
  'booking.tooManyDays': searchPage({ tripType: 'round-trip', return: local(140) }),
};
