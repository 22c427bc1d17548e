// Traces: S1-001, S1-026, S2-001, S2-002, S2-003, S2-004, S2-005, S2-006, S2-008, S2-009, S2-010, S2-011, S2-012,
// S2-013, S2-014, S2-015, S2-016, S2-022, S2-024, S2-026, S2-027, S2-044, S2-045, S2-051, S2-179, S2-182, S2-189,
// S2-194, S2-195, S2-196, S2-197, S3-002, S3-008, S4-070, S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-010,
// S5-011, S5-015, S5-021, S5-024, S5-025, S5-026, S5-027, S5-028, S5-029, S5-040, S5-041, S5-042, S5-054, S5-058,
// S6-001, S6-002, S6-003, S6-004, S6-005, S6-006, S6-007, S6-008, S6-009, S6-010, S6-011, S6-012, S6-021, S8-001,
// S8-007, S8-043, S8-079, S8-085, S8-088, S8-089, S8-097, S9-026
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { locationOf } from '../support/location';
import { demoPerson } from '../support/people';
import { errorIn, LANGUAGES, textIn } from '../support/texts';

/** What every address does for whom, and what each form refuses, over plain HTTP (specification sections 2, 5 and 6). */
const get = (http: APIRequestContext, path: string) => http.get(path, { maxRedirects: 0 });
/** Reports the missing text instead of the whole page. */
const expectIn = (html: string, text: string) => expect(html.includes(text), `the page says «${text}»`).toBe(true);
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

async function loggedIn(baseURL: string, username: string) {
  const http = await requests.newContext({ baseURL });
  const answer = await http.post('/sv/auth/login', { form: demoPerson(username), maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return { http, landed: locationOf(answer) };
}

test.describe('languages', () => {
  for (const [from, to] of [
    ['/', '/sv'],
    ['/?x=1', '/sv?x=1'],
    ['/booking/list', '/sv/booking/list'],
    ['/buses/search?adults=3', '/sv/buses/search?adults=3'],
    ['/buses/search?stop=G%C3%A4vle', '/sv/buses/search?stop=G%C3%A4vle'],
    ['/de', '/sv'],
    ['/de/page/terms', '/sv/page/terms'],
    ['/de/booking/list', '/sv/booking/list'],
    ['/pt-BR/auth/login', '/sv/auth/login'],
    ['/pt-BR/page/terms?a=b', '/sv/page/terms?a=b'],
  ] as const)
    test(`${from} leads to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0, headers: { 'accept-language': 'de' } });
      expect([answer.status(), locationOf(answer)]).toEqual([302, to]);
    });

  test('page titles follow them, and the switch keeps page and query', async ({ request }) => {
    for (const [language, other] of [
      ['sv', 'en'],
      ['en', 'sv'],
    ] as const) {
      const answer = await get(request, `/${language}/auth/register?returnUrl=%2Fsv%2Fcookies`);
      const html = await answer.text();
      expectIn(html, `<html lang="${language}"`);
      expect(answer.headers()['content-language']).toBe(language);
      expect(titleOf(html)).toMatch(new RegExp(`^${textIn(language, 'auth:register.title')} – `));
      // Where it leads back to is in the other language too.
      expectIn(html, `href="/${other}/auth/register?returnUrl=%2F${other}%2Fcookies"`);
    }
  });

  test('an unknown page says so in each, with 404', async ({ request }) => {
    for (const language of LANGUAGES)
      for (const path of ['404', 'no/such/page', 'page/no-such-page']) {
        const answer = await get(request, `/${language}/${path}`);
        expect([path, answer.status()]).toEqual([path, 404]);
        expect(await answer.text()).toContain(textIn(language, 'common:error.notFoundText'));
      }
  });

  test('no link on the first pages is broken', async ({ request }) => {
    const links = new Set<string>();
    for (const page of ['/sv', '/en', '/sv/auth/login', '/sv/cookies', '/sv/page/tips-and-faq'])
      for (const [, href] of (await (await get(request, page)).text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.add(href!.replaceAll('&amp;', '&'));
    const statuses = await Promise.all(
      [...links].map(async (link) => [link, (await get(request, link)).status()] as const),
    );
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  test('content pages exist in both', async ({ request }) => {
    const texts = new Set<string>();
    for (const language of LANGUAGES)
      for (const slug of ['about', 'terms', 'privacy', 'cookies', 'tips-and-faq', 'accessibility']) {
        const answer = await get(request, `/${language}/page/${slug}`);
        expect([slug, answer.status()]).toEqual([slug, 200]);
        texts.add((await answer.text()).split('<h1')[1]!);
      }
    expect(texts.size).toBe(12);
  });
});

test.describe('access', () => {
  for (const path of [
    '/user/profile',
    '/settings/contact-info',
    '/booking/list',
    '/booking/details/12345674',
    '/booking/show-details/12345674',
    '/booking/cancel/12345674',
    '/purchases/details/12345674',
    '/purchases/show-details/12345674',
    '/purchases/cancel/12345674',
    '/payment/callback?order=12345674',
    '/dashboard',
    '/dashboard/admin',
  ])
    test(`${path} asks a visitor to log in, and to return afterwards`, async ({ request }) => {
      const answer = await get(request, `/en${path}`);
      expect(answer.status()).toBe(302);
      expect(locationOf(answer)).toBe(`/en/auth/login?returnUrl=${encodeURIComponent(`/en${path}`)}`);
    });

  for (const path of ['', '/auth/login', '/auth/register', '/auth/forgot-password', '/cookies', '/buses/search'])
    test(`${path || '/'} needs no login`, async ({ request }) => {
      const answer = await get(request, `/sv${path}`);
      expect(answer.status()).toBe(200);
    });

  for (const language of LANGUAGES)
    test(`${language}: a visitor who has not searched yet gets the form, without errors`, async ({ request }) => {
      const page = await (await get(request, `/${language}/buses/search`)).text();
      expect(page).toContain('name="departure"');
      expect(page).not.toContain(textIn(language, 'errors:forms.summary'));
      const asked = await get(request, `/${language}/buses/search?stop=&stop=G%C3%A4vle`);
      expect(asked.status()).toBe(422);
      expectIn(await asked.text(), textIn(language, 'errors:missing.stop'));
      expectIn(await asked.text(), textIn(language, 'errors:missing.departure'));
    });

  for (const [username, home] of [
    ['customer', '/sv'],
    ['private', '/sv'],
    ['corporate', '/sv'],
    ['company', '/sv/dashboard/company'],
    ['admin', '/sv/dashboard/admin'],
    ['owner', '/sv/dashboard/admin'],
    ['traffic', '/sv/dashboard/traffic'],
    ['driver', '/sv/dashboard/driver'],
    ['deal.user', '/sv/dashboard/organisation'],
    ['deal.admin', '/sv/dashboard/organisation'],
    ['deal.booker', '/sv/dashboard/organisation'],
    ['deal.finance', '/sv/dashboard/organisation'],
  ] as const)
    test(`${username} lands on ${home}, and no other dashboard opens`, async ({ baseURL }) => {
      const { http, landed } = await loggedIn(baseURL!, username);
      expect(landed).toBe(home);
      expect((await get(http, home)).status()).toBe(200);
      for (const area of ['company', 'admin', 'organisation', 'train', 'traffic', 'driver']) {
        const path = `/sv/dashboard/${area}`;
        if (path === home) continue;
        const answer = await get(http, path);
        expect([path, answer.status(), locationOf(answer)]).toEqual([path, 302, home]);
      }
    });

  for (const [username, home] of [
    ['admin', '/sv/dashboard/admin'],
    ['owner', '/sv/dashboard/admin'],
    ['company', '/sv/dashboard/company'],
    ['deal.finance', '/sv/dashboard/organisation'],
  ] as const)
    test(`${username} is redirected from the general area to ${home}`, async ({ baseURL }) => {
      const { http } = await loggedIn(baseURL!, username);
      const answer = await get(http, '/sv/booking/list');
      expect([answer.status(), locationOf(answer)]).toEqual([302, home]);
    });

  test('a login leads back to where it was requested, never to another site', async ({ baseURL }) => {
    for (const [returnUrl, to] of [
      ['/en/booking/list?when=past', '/en/booking/list?when=past'],
      ['https://evil.example/', '/sv'],
      ['//evil.example/', '/sv'],
    ] as const) {
      const http = await requests.newContext({ baseURL: baseURL! });
      const answer = await http.post(`/sv/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`, {
        form: demoPerson('customer'),
        maxRedirects: 0,
      });
      expect(locationOf(answer)).toBe(to);
    }
  });
});

const person = {
  name: 'Åsa Testresenär',
  email: 'asa@demo.invalid',
  phone: '070-123 45 67',
  username: 'asa.forms',
  password: 'Tolv-Gula-Bussar-27',
  passwordRepeat: 'Tolv-Gula-Bussar-27',
  terms: 'on',
};
const company = { companyName: 'Resor AB', orgNumber: '556036-0793' };

/** The response to a submitted form, as the page's text. */
async function refusalOf(http: APIRequestContext, path: string, form: Record<string, string>): Promise<string> {
  const answer = await http.post(path, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(422);
  return (await answer.text()).replaceAll('&#x27;', "'");
}

test.describe('forms', () => {
  for (const language of LANGUAGES) {
    const register = `/${language}/auth/register`;
    const missing = (field: string) => textIn(language, `errors:missing.${field === 'name' ? 'yourName' : field}`);
    const form = (key: string) => textIn(language, `errors:forms.${key}`);

    test(`${language}: a registration requires each field`, async ({ request }) => {
      for (const field of ['name', 'email', 'phone', 'password', 'passwordRepeat'] as const)
        expectIn(
          await refusalOf(request, register, { ...person, [field]: '' }),
          missing(field === 'password' ? 'newPassword' : field),
        );
      for (const field of ['companyName', 'orgNumber'] as const)
        expectIn(
          await refusalOf(request, `${register}?type=corporate`, { ...person, ...company, [field]: '' }),
          missing(field),
        );
    });

    test(`${language}: a registration’s fields are validated, and the input is kept except for passwords`, async ({
      request,
    }) => {
      const cases: [Record<string, string>, string][] = [
        [{ email: 'asa@' }, form('email')],
        [{ phone: '12' }, form('phone')],
        [{ passwordRepeat: 'Tolv-Gula-Bussar-28' }, form('passwordRepeat')],
        [{ terms: '' }, errorIn(language, 'booking.termsNotAccepted')],
        [{ password: 'gulbuss5', passwordRepeat: 'gulbuss5' }, errorIn(language, 'user.passwordRules')],
      ];
      for (const [changes, message] of cases) {
        const html = await refusalOf(request, register, { ...person, ...changes });
        expectIn(html, message);
        expectIn(html, `value="${person.name}"`);
        expect(html.includes(person.password), 'a password is sent back').toBe(false);
      }
      const wrong = await refusalOf(request, `${register}?type=corporate`, {
        ...person,
        ...company,
        orgNumber: '5560360794',
      });
      expectIn(wrong, errorIn(language, 'customer.orgNumber'));
    });

    test(`${language}: a login requires both fields and reveals nothing about accounts`, async ({ request }) => {
      const login = `/${language}/auth/login`;
      expectIn(await refusalOf(request, login, { username: '', password: 'x' }), missing('username'));
      expectIn(await refusalOf(request, login, { username: 'x', password: '' }), missing('password'));
    });

    test(`${language}: a forgotten password requires an email, and the response is the same for any`, async ({
      request,
    }) => {
      const forgot = `/${language}/auth/forgot-password`;
      expectIn(await refusalOf(request, forgot, { email: '' }), missing('email'));
      expectIn(await refusalOf(request, forgot, { email: 'asa' }), form('email'));
      for (const email of ['private@demo.invalid', 'ingen.alls@demo.invalid']) {
        const answer = await request.post(forgot, { form: { email }, maxRedirects: 0 });
        expect([answer.status(), locationOf(answer)]).toEqual([303, `${forgot}?sent`]);
      }
    });

    test(`${language}: an invalid search gets errors at its fields and keeps everything typed`, async ({ request }) => {
      const answer = await get(
        request,
        `/${language}/buses/search?tripType=one-way&stop=Uppsala&stop=G%C3%A4vle&departure=2031-13-41T08:00&adults=-3&children=many`,
      );
      expect(answer.status()).toBe(422);
      const html = await answer.text();
      for (const key of ['noSuchDay', 'notNegative', 'number']) expectIn(html, form(key));
      for (const typed of ['Uppsala', 'Gävle', '-3', 'many']) expectIn(html, `value="${typed}"`);
      const nowhere = await get(
        request,
        `/${language}/buses/search?tripType=one-way&stop=Uppsala&stop=&departure=2031-03-10T08:00&adults=3&children=0`,
      );
      expect(nowhere.status()).toBe(422);
      expectIn(await nowhere.text(), missing('stop'));
    });

    test(`${language}: what cannot be driven is told in the searcher's words and times`, async ({ request }) => {
      const search = (type: string, from: string, to: string, back: string) =>
        get(
          request,
          `/${language}/buses/search?tripType=${type}&stop=${encodeURIComponent(from)}&stop=${encodeURIComponent(to)}&departure=2031-03-10T08:00&return=2031-03-${back}&adults=40&children=0`,
        );
      const far = await (await search('round-trip', 'Malmö', 'Kiruna', '13T18:00')).text();
      for (const rule of ['shorten', 'addRest', 'empty'])
        expect(far.split(`<li>${textIn(language, `search:advice.why.${rule}`)}</li>`)).toHaveLength(2);
      // No driver's shift, which begins at a garage and at no time that anybody wrote.
      expect(far).not.toContain(`<li>${textIn(language, 'search:advice.shorten').split('{{')[0]}`);
      const long = await (await search('day-trip', 'Berg, Linköping', 'Gävle', '10T18:00')).text();
      expectIn(long, errorIn(language, 'booking.tripTooLong'));
      const [, time = ''] = /departure=2031-03-10T(\d\d%3A\d\d)/.exec(long) ?? [];
      expectIn(long, textIn(language, 'search:advice.departAt', { time: decodeURIComponent(time) }));
    });

    test(`${language}: a past departure and a return before it are refused`, async ({ request }) => {
      const search = (departure: string, back: string) =>
        get(
          request,
          `/${language}/buses/search?tripType=round-trip&stop=Uppsala&stop=G%C3%A4vle&departure=${departure}&return=${back}&adults=8&children=0`,
        );
      const past = await (await search('2020-03-10T08:00', '2020-03-11T08:00')).text();
      expectIn(past, errorIn(language, 'booking.departurePast'));
      expectIn(past, errorIn(language, 'booking.returnPast'));
      // The tab is called what the page is.
      expectIn(past, `<h1>${textIn(language, 'search:results.change')}</h1>`);
      const title = `${textIn(language, 'errors:forms.titlePrefix')} ${textIn(language, 'search:results.change')} – `;
      expect(titleOf(past)?.startsWith(title)).toBe(true);
      expect(await (await search('2031-03-10T08:00', '2031-03-09T08:00')).text()).toContain(
        errorIn(language, 'booking.returnBeforeDeparture'),
      );
    });
  }

  test('the way past the menus leads to what every text browser knows', async ({ request }) => {
    const html = await (await get(request, '/sv')).text();
    const [, id] = /<a [^>]*href="#([^"]+)"[^>]*>/.exec(html) ?? [];
    // Not to `main`: w3m says that it is not found.
    expect(html).toMatch(new RegExp(`<(div|h1) [^>]*id="${id}"`));
  });

  test('a filter that is on is a link that says what it does, where no sign is seen either', async ({ request }) => {
    const html = await (
      await get(
        request,
        '/sv/buses/search?tripType=one-way&stop=Uppsala&stop=G%C3%A4vle&departure=2031-03-10T08:00&adults=8&children=0&fuelType=electric',
      )
    ).text();
    const [, said = ''] = new RegExp(`>${textIn('sv', 'search:filter.takeOff')}(.{0,60})`, 's').exec(html) ?? [];
    expect(said.replaceAll(/<[^>]*>/g, '').trim()).toMatch(/^El( |<|$)/);
  });

  test('a button’s choice is read wherever it travels: in its name, as lynx sends it, in forms and addresses', async ({
    request,
  }) => {
    const turned = await get(request, '/sv/buses/search?stop=Uppsala&stop=Tierp&page%3A2=BUTTON');
    expect([turned.status(), locationOf(turned)]).toEqual([302, '/sv/buses/search?stop=Uppsala&stop=Tierp&page=2']);
    // In one redirect: w3m takes two from one path for a loop.
    const typed = await get(request, '/sv/buses/search?stop=Uppsala&stop=&edit%3Aadd=BUTTON');
    expect([typed.status(), locationOf(typed)]).toEqual([302, '/sv?stop=Uppsala&stop=&edit=add']);
    const answered = await request.post('/sv/cookies', { form: { 'answer:necessary': 'BUTTON' }, maxRedirects: 0 });
    expect(answered.status()).toBe(303);
    expect(answered.headers()['set-cookie']).toContain('consent=');
  });

  test('cookies are chosen by category, and without consent only the choice is kept', async ({ baseURL }) => {
    const http = await requests.newContext({ baseURL: baseURL! });
    const html = await (await get(http, '/sv/cookies')).text();
    for (const category of ['necessary', 'functional', 'marketing'])
      expectIn(html, textIn('sv', `cookies:${category}.label`));
    const search =
      '/sv/buses/search?tripType=one-way&stop=Uppsala&stop=G%C3%A4vle&departure=2031-03-10T08:00&adults=8&children=0';
    const names = async () => (await http.storageState()).cookies.map(({ name }) => name);
    await get(http, search);
    expect(await names()).toEqual([]);
    await http.post('/sv/cookies', { form: { answer: 'chosen', functional: 'on' }, maxRedirects: 0 });
    // Nobody has searched for what a page fetches ahead.
    await http.get(search, { headers: { purpose: 'prefetch' } });
    expect(await names()).not.toContain('last-search');
    await get(http, search);
    expect(await names()).toContain('last-search');
    await http.post('/sv/cookies', { form: { answer: 'necessary' }, maxRedirects: 0 });
    expect(await names()).not.toContain('last-search');
  });

  test('whoever answers the question about cookies stays where it was asked, with the whole address', async ({
    baseURL,
  }) => {
    const offer = encodeURIComponent(`/sv/booking/edit?offer=${'a'.repeat(900)}%3D&name=${encodeURIComponent('Åsa')}`);
    for (const path of ['login', 'register', 'forgot-password'].map((page) => `/sv/auth/${page}?returnUrl=${offer}`)) {
      const http = await requests.newContext({ baseURL: baseURL! });
      const html = await (await get(http, path)).text();
      const [, returnTo = ''] = /name="returnTo" value="([^"]*)"/.exec(html) ?? [];
      const form = { answer: 'necessary', returnTo: returnTo.replaceAll('&amp;', '&') };
      expect(locationOf(await http.post('/sv/cookies', { form, maxRedirects: 0 }))).toBe(path);
    }
    const astray = { answer: 'necessary', returnTo: '//evil.example/sv/auth/login' };
    const http = await requests.newContext({ baseURL: baseURL! });
    // At another address than the form's own, which lynx would not fetch again.
    expect(locationOf(await http.post('/sv/cookies', { form: astray, maxRedirects: 0 }))).toMatch(
      /^\/sv\/cookies\?fresh=\d+$/,
    );
  });
});
