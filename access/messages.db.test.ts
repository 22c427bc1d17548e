import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiClient, type ApiError } from '@bff/api/client';
import { memoryStorage } from '@bff/api/client/api-client';
import { catalogue, type ErrorKey, errorText } from '@bff/domain/shared/error-catalogue';
import { provide, service, type Services } from '@bff/domain/shared/services';
import { DAY, toLocalText } from '@bff/domain/shared/time';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { publicOrigin } from '@bff/platform/env';
import { createOrder } from '@db/factories';
import { seedReference } from '@db/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson, type Person } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

vi.mock('@bff/platform/browser-assets', () => ({ BROWSER_BUILD: '', helpersUrl: '/assets/helpers.js' }));

/** Messages of the catalogue, really produced: the same key leads to the same text by page and by API, in both languages. */
const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const LANGUAGES = ['sv', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

let customer: Person;
let driver: Person;
let admin: Person;
let integration: Person;
let controller: Person;
let booking: { order: string; booking: string; canceled: string };

beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
  [customer, driver, admin, integration, controller] = await Promise.all([
    createPerson('PRIVATE_CUSTOMER'),
    createPerson('DRIVER'),
    createPerson('SYSTEM_ADMIN'),
    createPerson('integration'),
    createPerson('TRAFFIC_CONTROLLER'),
  ]);
  const owner = { userId: customer.actor!.userId, customerId: customer.actor!.customerId! };
  const made = await createOrder({ customer: owner, departure: new Date(Date.now() + 60 * DAY) });
  const canceled = await createOrder({ customer: owner, booking: { status: 'canceled' } });
  booking = { order: made.order.number, booking: made.booking.number, canceled: canceled.order.number };
});
afterAll(stopMarket);

async function clientOf(language: Language, person?: Person): Promise<ApiClient> {
  const storage = memoryStorage();
  const token = await person?.token();
  if (token) storage.setItem('token', token);
  return new ApiClient({
    origin: publicOrigin(),
    language,
    storage,
    fetch: (url, init) =>
      ask(url.slice(publicOrigin().length), { ...init, headers: init.headers as Record<string, string> }),
    sleep: () => Promise.resolve(),
    ...(person?.integration ? { integration: person.integration } : {}),
  });
}

interface ApiCase {
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
const UPPSALA = '59.85882,17.63889';
const GAVLE = '60.67452,17.14174';
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const search = (change: object) =>
  api('POST', '/trips/search', {
    tripType: 'one-way',
    stops: [{ place: UPPSALA }, { place: GAVLE }],
    departure: inDays(40),
    adults: 40,
    ...change,
  });
const onOrder = (method: string, path: string, body?: unknown) =>
  api(
    method,
    () => `/bookings/${booking.order}${path}`,
    body,
    () => customer,
  );

const apiCases: Partial<Record<ErrorKey, ApiCase>> = {
  'auth.invalidCredentials': api('POST', '/auth/login', { username: 'ingen', password: 'x' }),
  'auth.notLoggedIn': api('GET', '/customer'),
  'auth.noPermission': api('GET', '/bookings', undefined, () => driver),
  'auth.passwordTokenExpired': api('POST', '/user/forgot-password-validate-uuid', { uuid: 'x'.repeat(43) }),
  'auth.wrongPassword': api('PUT', '/customer/update-profile', { email: 'b@test.invalid', currentPassword: 'fel' }, () => customer), // prettier-ignore
  'request.preconditionFailed': {
    ...api('PUT', '/customer', undefined, () => customer),
    call: ['PUT', () => '/customer', () => ({ body: { name: 'Åsa Sen', email: 'asa@test.invalid', phone: registration.phone }, ifMatch: '"an-older-one"' })],
  }, // prettier-ignore
  'organisation.required': api('GET', '/customerunit/all', undefined, () => controller),
  'input.invalid': api('POST', '/trips/search', { colour: 'red' }),
  'page.notFound': api('GET', '/no/such/endpoint'),
  'request.methodNotAllowed': api('DELETE', '/auth/login'),
  'user.duplicateUsername': register(() => ({ username: customer.username })),
  'user.duplicateEmail': register(() => ({ username: 'annan.kund', email: `${customer.username}@test.invalid` })),
  'user.usernameNotYours': register({ username: 'annan@test.invalid' }),
  'user.passwordRules': register({ password: 'kort', passwordRepeat: 'kort' }),
  'user.passwordCommon': register({ password: 'Password1', passwordRepeat: 'Password1' }),
  'customer.orgNumber': register({ company: { name: 'X', orgNumber: '123' } }),
  'customer.notFound': api('GET', '/customer/999999', undefined, () => customer),
  'place.notFound': search({ stops: [{ place: UPPSALA }, { place: 'Xyzzyby' }] }),
  'booking.departurePast': search({ departure: '2020-01-01T08:00:00Z' }),
  'booking.returnBeforeDeparture': search({ tripType: 'round-trip', return: inDays(39) }),
  'booking.sameStop': search({ stops: [{ place: UPPSALA }, { place: UPPSALA }] }),
  'booking.dayTripOneDay': search({ tripType: 'day-trip', return: inDays(42) }),
  'booking.tooManyDays': search({ tripType: 'round-trip', return: inDays(140) }),
  'booking.notFound': api('GET', '/bookings/12345674', undefined, () => customer),
  'booking.offerInvalid': api('POST', '/bookings', { offer: 'x' }, () => customer),
  'booking.alreadyConfirmed': onOrder('POST', '/payment'),
  'booking.cannotCancelCanceled': api(
    'POST',
    () => `/bookings/${booking.canceled}/cancel`,
    {},
    () => customer,
  ),
  'vehicle.notFound': api('GET', '/vehicles/999999/occupancies', undefined, () => integration),
  'pepper.invalid': api('GET', '/bookings', undefined, () => integration),
  'dealOrganisation.notFound': api('GET', '/dealcustomer/units-for-purchase/999999', undefined, () => admin),
  'company.unknownCountry': api('POST', '/company/application/register', {
    company: { name: 'Buss AB', orgNumber: '556036-0793' }, city: 'Uppsala', countries: ['XX'], contactName: 'Bo',
    contactEmail: 'bo@test.invalid', contactPhone: '070-174 06 05', terms: true,
  }), // prettier-ignore
};
describe.each(Object.entries(apiCases) as [ErrorKey, ApiCase][])('%s by the API', (key, { by, call }) => {
  it.each(LANGUAGES)('in %s', async (language) => {
    const [method, path, options] = call;
    const client = await clientOf(language, by?.());
    const refused: ApiError = await client.call(method, path(), options?.()).then(
      () => Promise.reject(new Error('it was not refused')),
      (error: ApiError) => error,
    );
    expect([refused.error, refused.status, refused.errorCode]).toEqual([
      `error.${key}`,
      catalogue[key].status,
      catalogue[key].errorCode,
    ]);
    expect(refused.message).toBe(errorText(key, refused.params, language));
    expect(refused.message).not.toContain('{');
  });
});

interface PageCase {
  by?: () => Person;
  path: (language: Language) => string;
  form?: () => Record<string, string>;
}
const page = (path: string | (() => string), form?: () => Record<string, string>, by?: () => Person): PageCase => ({
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
const searchPage = (query: Record<string, string>, stops: readonly string[] = [UPPSALA, GAVLE]) => {
  const params = new URLSearchParams({ tripType: 'one-way', departure: local(40), adults: '40', ...query });
  for (const stop of stops) params.append('stop', stop);
  return page(`/buses/search?${params.toString()}`);
};

const pageCases: Partial<Record<ErrorKey, PageCase>> = {
  'auth.invalidCredentials': page('/auth/login', () => ({ username: 'ingen', password: 'x' })),
  'user.duplicateUsername': formRegistration(() => ({ username: customer.username })),
  'user.duplicateEmail': formRegistration(() => ({ username: 'tredje.kund', email: `${customer.username}@test.invalid` })), // prettier-ignore
  'user.usernameNotYours': formRegistration(() => ({ username: 'annan@test.invalid' })),
  'user.passwordCommon': formRegistration(() => ({ password: 'Password1', passwordRepeat: 'Password1' })),
  'auth.wrongPassword': page(
    '/user/profile',
    () => ({ intent: 'password', currentPassword: 'fel', ...NEW_PASSWORD }),
    () => customer,
  ),
  'input.changedMeanwhile': page(
    '/settings/contact-info',
    () => ({ name: 'Åsa Sen', email: 'asa@test.invalid', phone: registration.phone, city: 'Gävle', revision: 'an-older-one' }),
    () => customer,
  ), // prettier-ignore
  'payment.notFound': page('/payment/callback?session_id=cs_test_unknown', undefined, () => customer),
  // The page that is not there says so in its heading: `e2e/access/pages-and-forms.spec.ts`.
  'booking.notFound': page('/booking/details/12345674', undefined, () => customer),
  'booking.cannotCancelCanceled': page(
    () => `/purchases/cancel/${booking.canceled}`,
    undefined,
    () => customer,
  ),
  'place.notFound': searchPage({}, [UPPSALA, 'Xyzzyby']),
  'booking.departurePast': searchPage({ departure: '2020-01-01T08:00' }),
  'booking.returnBeforeDeparture': searchPage({ tripType: 'round-trip', return: local(39) }),
  'booking.sameStop': searchPage({}, [UPPSALA, UPPSALA]),
  'booking.dayTripOneDay': searchPage({ tripType: 'day-trip', return: local(42) }),
  'booking.tooManyDays': searchPage({ tripType: 'round-trip', return: local(140) }),
};

/** The catalogue's text, whatever fills it. */
const shown = (key: ErrorKey, language: Language): RegExp =>
  new RegExp(
    catalogue[key][language]
      .split(/\{\d\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,80}?'),
  );
const plain = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe.each(Object.entries(pageCases) as [ErrorKey, PageCase][])('%s on a page', (key, { by, path, form }) => {
  it.each(LANGUAGES)('in %s', async (language) => {
    const headers = (await by?.().browser()) ?? {};
    const answer = await ask(
      path(language),
      form
        ? {
            method: 'POST',
            headers: {
              ...headers,
              'content-type': 'application/x-www-form-urlencoded',
              origin: publicOrigin(),
              'sec-fetch-site': 'same-origin',
            },
            body: new URLSearchParams(form()).toString(),
          }
        : { headers },
    );
    const html = plain(await answer.text());
    expect(answer.status).toBeLessThan(500);
    expect(shown(key, language).test(html)).toBe(true);
    expect(html).toContain(`<html lang="${language}"`);
  });
});

describe('booking.noRoute, where the roads lead nowhere', () => {
  let roads: Services['router'];
  beforeAll(() => {
    roads = service('router');
    provide({
      router: {
        name: roads.name,
        route: () => Promise.resolve(undefined),
        reach: (from, to, options) => roads.reach(from, to, options),
      },
    });
  });
  afterAll(() => provide({ router: roads }));

  it.each(LANGUAGES)('by the API and on a page in %s', async (language) => {
    // Another trip than those before: what a search found is kept for a moment.
    const client = await clientOf(language);
    const body = { tripType: 'one-way', stops: [{ place: 'Västerås' }, { place: 'Örebro' }], departure: inDays(44), adults: 9 }; // prettier-ignore
    const refused = await client.call('POST', '/trips/search', { body }).catch((error: ApiError) => error);
    expect(refused).toMatchObject({ error: 'error.booking.noRoute', message: errorText('booking.noRoute', [], language) }); // prettier-ignore
    const html = plain(await (await ask(searchPage({}, ['Västerås', 'Örebro']).path(language))).text());
    expect(shown('booking.noRoute', language).test(html)).toBe(true);
  });
});

describe('a payment service that is away', () => {
  let payments: Services['payments'];
  beforeAll(() => {
    payments = service('payments');
    const away = () => Promise.reject(new PaymentProviderUnavailable('away'));
    provide({ payments: { ...payments, getCheckout: away } });
  });
  afterAll(() => provide({ payments }));

  it.each(LANGUAGES)('on the page that the customer comes back to, in %s', async (language) => {
    const { path } = page('/payment/callback?session_id=cs_test_unknown');
    const answer = await ask(path(language), { headers: await customer.browser() });
    expect(answer.status).toBe(503);
    // The page of all that passes by itself.
    expect(answer.headers.get('content-type')).toContain('text/html');
  });
});
