import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey, searchAddress } from '../support/journey';
import { locationOf } from '../support/location';
import { demoPerson, fillLogin, logIn, register } from '../support/people';
import { LANGUAGES, textIn } from '../support/texts';

test.describe('languages', () => {
  test('the language switch keeps the page and its query, and translates the title', async ({ page }, info) => {
    const path = searchAddress('sv', { day: ownDay(info) });
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`: \\d+ .*, ${textIn('sv', 'search:sort.price').toLowerCase()} – `));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    const before = new URL(page.url());
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveTitle(new RegExp(`: \\d+ .*, ${textIn('en', 'search:sort.price').toLowerCase()} – `));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const after = new URL(page.url());
    expect(after.pathname).toBe('/en/buses/search');
    expect([...after.searchParams]).toEqual([...before.searchParams]);
    await page.getByRole('link', { name: 'Svenska' }).click();
    expect(new URL(page.url()).pathname).toBe('/sv/buses/search');
  });

  for (const language of LANGUAGES)
    test(`${language}: an unknown page is 404, in its language`, async ({ page }) => {
      for (const path of ['/no/such/page', '/page/no-such-page', '/404']) {
        const answer = await page.goto(`/${language}${path}`);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          textIn(language, 'common:error.notFoundTitle'),
        );
        await expect(page.getByRole('link', { name: textIn(language, 'common:error.home') })).toBeVisible();
      }
    });
});

test.describe('who may be where', () => {
  const PRIVATE = [
    '/booking/list',
    '/booking/details/12345678',
    '/booking/show-details/12345678',
    '/booking/cancel/12345678',
    '/booking/edit?order=12345678',
    '/purchases/details/12345678',
    '/purchases/cancel/12345678',
    '/user/profile',
    '/settings/contact-info',
  ];
  test('a visitor is asked to log in, and returns afterwards', async ({ page, request }) => {
    for (const path of PRIVATE) {
      const answer = await request.get(`/en${path}`, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(302);
      expect(locationOf(answer), path).toBe(`/en/auth/login?returnUrl=${encodeURIComponent(`/en${path}`)}`);
    }
    await page.goto('/en/booking/list?when=past');
    await fillLogin(page, 'en', demoPerson('private'));
    await expect(page).toHaveURL(/\/en\/booking\/list\?when=past$/);
  });

  test("another customer's order is not found", async ({ page, browser }, info) => {
    const journey = new Journey(page, 'sv');
    await register(page, 'sv');
    await journey.search({ day: ownDay(info) });
    await journey.book();
    const { orderNumber } = journey;
    await page.goto(`/sv/purchases/details/${orderNumber}`);
    const booking = await journey.bookingNumber();

    const context = await browser.newContext();
    const other = await context.newPage();
    await register(other, 'sv');
    for (const path of [
      `/purchases/details/${orderNumber}`,
      `/purchases/show-details/${orderNumber}`,
      `/purchases/cancel/${orderNumber}`,
      `/purchases/${orderNumber}/receipt.pdf`,
      `/booking/edit?order=${orderNumber}`,
      `/booking/details/${booking}`,
      `/booking/show-details/${booking}`,
      `/booking/cancel/${booking}`,
      `/booking/${booking}/calendar.ics`,
    ])
      expect((await other.request.get(`/sv${path}`)).status(), path).toBe(404);
    const refused = await other.request.post(`/sv/purchases/cancel/${orderNumber}`, { form: { agreedFee: '0' } });
    expect(refused.status()).toBe(404);
    await context.close();
    await page.reload();
    await expect(journey.main.getByText(journey.t('booking:held.status')).first()).toBeVisible();
  });

  for (const [username, home] of [
    ['company', '/dashboard/company'],
    ['admin', '/dashboard/admin'],
    ['owner', '/dashboard/admin'],
    ['deal.finance', '/dashboard/organisation'],
  ] as const)
    test(`${username} is sent to a dashboard`, async ({ page }) => {
      await logIn(page, 'sv', demoPerson(username));
      for (const path of ['', '/buses/search', '/booking/list']) {
        const answer = await page.request.get(`/sv${path}`, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(302);
        expect(locationOf(answer), path).toMatch(new RegExp(`^/sv${home}`));
      }
      // Profile, content and 404 are for everyone.
      expect((await page.request.get('/sv/user/profile', { maxRedirects: 0 })).status()).toBe(200);
      expect((await page.request.get('/sv/page/terms', { maxRedirects: 0 })).status()).toBe(200);
      expect((await page.request.post('/sv/booking/hold', { form: { offer: 'x' } })).ok()).toBe(false);
    });

  for (const foreign of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/sv/auth/logout',
  ])
    test(`a login does not lead to ${foreign}`, async ({ page, baseURL }) => {
      await page.goto(`/sv/auth/login?returnUrl=${encodeURIComponent(foreign)}`);
      await fillLogin(page, 'sv', demoPerson('private'));
      await expect(page).not.toHaveURL(/auth/);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
});
