// Traces: S8-016, S8-036, S8-038, S8-050, S8-079, S8-655, S8-656, S8-657, S8-104, S8-027, S8-074, S8-075, S8-076
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient, type ApiError, memoryStorage } from '@bussplats/api-client';
import { catalogue, type ErrorKey, errorText } from '@bff/domain/shared/error-catalogue';
import { provide, service, type Services } from '@bff/domain/shared/services';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { publicOrigin } from '@bff/platform/env';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import {
  apiCases,
  inDays,
  page,
  type ApiCase,
  type Language,
  makeWorld,
  pageCases,
  type PageCase,
  searchPage,
  world,
} from './messages/simple-cases';
import { apiStates } from './messages/api-states';
import { asking } from './messages/asking';
import { pageStates } from './messages/page-states';
import type { StateCase } from './messages/state-case';
import type { Person } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Produces messages of the catalogue: one key gives the same text on a page and by the API, in both languages. */
const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const LANGUAGES = ['sv', 'en'] as const;

beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
  await makeWorld();
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

/** The catalogue's text with any values filled in: no placeholder may be left. */
const shown = (key: ErrorKey, language: Language): RegExp =>
  new RegExp(
    catalogue[key][language]
      .split(/\{\d(?::\w+)?\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^{}]{1,80}?'),
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

describe('booking.noRoute, if no road leads there', () => {
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
    // Not the trip used before: search results are cached for a moment.
    const client = await clientOf(language);
    const body = { tripType: 'one-way', stops: [{ place: 'Västerås' }, { place: 'Örebro' }], departure: inDays(44), adults: 9 }; // prettier-ignore
    const refused = await client.call('POST', '/trips/search', { body }).catch((error: ApiError) => error);
    expect(refused).toMatchObject({ error: 'error.booking.noRoute', message: errorText('booking.noRoute', [], language) }); // prettier-ignore
    const html = plain(await (await ask(searchPage({}, ['Västerås', 'Örebro']).path(language))).text());
    expect(shown('booking.noRoute', language).test(html)).toBe(true);
  });
});

describe('a payment service that is down', () => {
  let payments: Services['payments'];
  beforeAll(() => {
    payments = service('payments');
    const away = () => Promise.reject(new PaymentProviderUnavailable('away'));
    provide({ payments: { ...payments, getCheckout: away } });
  });
  afterAll(() => provide({ payments }));

  it.each(LANGUAGES)('on the page that the customer returns to, in %s', async (language) => {
    const { path } = page('/payment/callback?session_id=cs_test_unknown');
    const answer = await ask(path(language), { headers: await world.customer.browser() });
    expect(answer.status).toBe(503);
    // The page for temporary failures.
    expect(answer.headers.get('content-type')).toContain('text/html');
  });
});

/** Checks that the answer carries the message: in JSON with key and number, on a page as text. */
async function mustSay(answer: Response, key: ErrorKey, language: Language): Promise<void> {
  const text = await answer.text();
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    const failure = JSON.parse(text) as Pick<ApiError, 'error' | 'errorCode' | 'message' | 'params' | 'fieldErrors'>;
    // The first of several determines status and number.
    const ofField = failure.fieldErrors?.find(({ error }) => error === `error.${key}`);
    const { error, message, params } = ofField ?? failure;
    expect(error).toBe(`error.${key}`);
    if (failure.error === error)
      expect([answer.status, failure.errorCode]).toEqual([catalogue[key].status, catalogue[key].errorCode]);
    expect(message).toBe(errorText(key, params, language));
    expect(message).not.toContain('{');
    return;
  }
  const html = plain(text);
  expect([answer.status < 500 || catalogue[key].status === 503, shown(key, language).test(html)]).toEqual([true, true]);
  expect(html).toContain(`<html lang="${language}"`);
}

describe.each(Object.entries(apiStates) as [ErrorKey, StateCase][])('%s by the API, in a prepared state', (key, produce) => {
  it.each(LANGUAGES)('in %s', async (language) => mustSay(await produce(asking(ask, language)), key, language));
}); // prettier-ignore

describe.each(Object.entries(pageStates) as [ErrorKey, StateCase][])('%s on a page, in a prepared state', (key, produce) => {
  it.each(LANGUAGES)('in %s', async (language) => mustSay(await produce(asking(ask, language)), key, language));
}); // prettier-ignore
