import { ownDay } from '../support/departure';
import { settledIsland } from '../support/island';
import { Journey } from '../support/journey';
import { expect, test } from '../support/test';

/** Input that has not been submitted, after a change of language and after a reload. */
test('a search being filled in survives a change of language and a reload (sv)', async ({ page }) => {
  await page.goto('/sv');
  await settledIsland(page);
  const sv = new Journey(page, 'sv');
  await page.getByRole('radio', { name: sv.t('search:tripType.round-trip') }).check();
  await sv.placeField('from').fill('Uppsala');
  await sv.placeField('to').fill('Gävle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: sv.t('search:form.addStop') }).click();
  await page.keyboard.type('Tierp');
  await page.keyboard.press('Escape');
  await page.locator('#departure').fill('6 maj 2027');
  await page.locator('#departure-time').fill('7.45');
  await page.getByLabel(sv.t('search:form.adults'), { exact: true }).fill('17');

  for (const [language, go] of [
    ['en', () => page.locator('a[hreflang=en]').first().click()],
    ['en', () => page.reload()],
    ['sv', () => page.locator('a[hreflang=sv]').first().click()],
  ] as const) {
    await go();
    await page.waitForURL(`**/${language}`);
    await settledIsland(page);
    const journey = new Journey(page, language);
    await expect
      .poll(() =>
        page.locator('input[name=stop]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      )
      .toEqual(['Uppsala', 'Tierp', 'Gävle']);
    await expect(page.getByRole('radio', { name: journey.t('search:tripType.round-trip') })).toBeChecked();
    await expect(page.locator('#departure')).toHaveValue('2027-05-06');
    await expect(page.locator('#departure-time')).toHaveValue('07:45');
    await expect(page.getByLabel(journey.t('search:form.adults'), { exact: true })).toHaveValue('17');
  }
  // Visited anew, the page has its defaults.
  await page.goto('/sv/page/terms');
  await page.goto('/sv');
  await expect(page.getByLabel(sv.t('search:form.adults'), { exact: true })).not.toHaveValue('17');
});

test('who answers the cookie question keeps what they had ticked, typed and come to (sv)', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sv = new Journey(page, 'sv');
  const answer = () => page.getByRole('button', { name: sv.t('common:cookies.necessaryOnly') });
  await sv.search({ day: ownDay(info) });
  const boxes = sv.main.locator('article input[name=company]');
  for (const nth of [1, 2]) await boxes.nth(nth).check();
  await answer().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await answer().click();
  await expect(answer()).toHaveCount(0);
  const compare = sv.main.getByRole('button', { name: sv.t('search:quotes.compareCounted', { count: 2 }) });
  await expect(compare).toBeVisible();
  for (const nth of [1, 2]) await expect(boxes.nth(nth)).toBeChecked();
  // The question, at the page's end, has gone.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 150);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.context().clearCookies();
  await page.goto('/sv');
  await settledIsland(page);
  await sv.placeField('from').fill('Uppsala');
  await page.keyboard.press('Escape');
  await answer().click();
  await expect(answer()).toHaveCount(0);
  await expect(sv.placeField('from')).toHaveValue('Uppsala');
});

test('so does a registration, except for its password (en)', async ({ page }) => {
  await page.goto('/en/auth/register');
  const en = new Journey(page, 'en');
  await page.getByLabel(en.t('auth:contact.name'), { exact: true }).fill('Åsa Testresenär');
  await page.getByLabel(en.t('auth:contact.email'), { exact: true }).fill('asa@');
  await page.getByLabel(en.t('auth:password.label'), { exact: true }).fill('Tolv-Gula-Bussar-27');
  await page.locator('a[hreflang=sv]').first().click();
  await page.waitForURL('**/sv/auth/register');
  const sv = new Journey(page, 'sv');
  await expect(page.getByLabel(sv.t('auth:contact.name'), { exact: true })).toHaveValue('Åsa Testresenär');
  await expect(page.getByLabel(sv.t('auth:contact.email'), { exact: true })).toHaveValue('asa@');
  await expect(page.getByLabel(sv.t('auth:password.label'), { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a password is typed once, can be shown, and is sent as the specification requires (sv)', async ({ page }) => {
  await page.goto('/sv/auth/register');
  const journey = new Journey(page, 'sv');
  const { main } = journey;
  const password = main.getByLabel(journey.t('auth:password.label'), { exact: true });
  const again = page.locator('[name=passwordRepeat]');
  await expect(again).toBeHidden();
  await password.fill('Tolv-Gula-Bussar-27');
  await expect(again).toHaveValue('Tolv-Gula-Bussar-27');
  await main.getByRole('button', { name: journey.t('auth:password.show') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(main.getByRole('status').filter({ hasText: journey.t('auth:password.shown') })).toBeAttached();
  await main.getByRole('button', { name: journey.t('auth:password.hide') }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
