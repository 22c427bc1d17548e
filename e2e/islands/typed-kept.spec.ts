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
