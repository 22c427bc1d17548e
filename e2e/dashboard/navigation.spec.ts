import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { customersNamed } from '../support/product-database';
import { errorIn, textIn } from '../support/texts';

const lives = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** The requests since the last call; files in the browser's cache do not count. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    performance.clearResourceTimings();
    return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
  });

test('list, details and back need no document, and at most two requests each', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list?sort=-name');
  await lives(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // What a page loads once it is shown (the lists' controls) does not count.
  await expect.poll(() => fetched(page), { intervals: [1_500], timeout: 20_000 }).toEqual([]);
  const link = page.getByRole('main').getByRole('rowheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  // As people do: the pointer rests on the link before the click, and the page is prefetched meanwhile.
  await link.hover();
  const ahead: string[] = [];
  await expect.poll(async () => ahead.push(...(await fetched(page)))).toBeGreaterThanOrEqual(1);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/customers\/\d+$/);
  await expect(heading).toBeFocused();
  expect(name).toContain((await heading.textContent()) ?? '-');
  await expect(page.locator('[data-arrival]')).toHaveText(await page.title());
  const names = [...ahead, ...(await fetched(page))];
  expect(names.length, names.join('\n')).toBeLessThanOrEqual(2);

  await page.goBack();
  await expect(page).toHaveURL(/list\?sort=-name$/);
  await expect(heading).toHaveText(textIn('sv', 'customers:list.title'));
  // Whoever works down a list goes on from its row.
  await expect(link).toBeFocused();
  const onTheWayBack = await fetched(page);
  expect(onTheWayBack.length, onTheWayBack.join('\n')).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the heading has the focus when the button that had it is gone', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('traffic'));
  await page.goto('/sv/dashboard/traffic');
  await lives(page);
  const heading = page.getByRole('heading', { level: 1 });
  // First a row's button, and then the one beside the choice.
  for (const name of [/^Byt hit/, textIn('sv', 'traffic:overview.switch')]) {
    const button = page.getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(typeof name === 'string' ? button : heading).toBeFocused();
  }
});

test('Enter on a selectable row opens what its name leads to, Space ticks it', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users');
  await lives(page);
  const row = page
    .getByRole('main')
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1);
  await row.focus();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  const address = new URL(page.url()).pathname;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  // From there the arrows go on.
  const focusedRow = () => page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('a')?.pathname);
  await expect.poll(focusedRow).toBe(address);
});

test('what is announced of a page is its title, also after a refused form', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/create');
  await lives(page);
  await page.locator('main form button').last().click();
  await expect(page).toHaveTitle(new RegExp(`^${textIn('sv', 'errors:forms.titlePrefix')}`));
  await page.getByRole('link', { name: textIn('sv', 'menus:lines.refunds'), exact: true }).press('Enter');
  await expect(page).toHaveURL(/refunds\/list$/);
  await expect(page.locator('[data-arrival]')).toHaveText(/^(?!Fel).*Återbetalningar/);
});

test('an ended session is reported in place, and the page continues after the login', async ({ page, context }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list');
  await lives(page);
  const cookies = await context.cookies();
  await context.clearCookies({ name: /session/ });
  await page.getByRole('link', { name: textIn('sv', 'menus:lines.refunds'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(textIn('sv', 'common:transport.sessionEnded'));
  await expect(page).toHaveURL(/customers\/list$/);
  await context.addCookies(cookies);
  await page.getByRole('button', { name: textIn('sv', 'common:transport.continue') }).click();
  await expect(page).toHaveURL(/refunds\/list$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('input is not saved in the name of a user who has logged in meanwhile', async ({ page, context }) => {
  const t = (key: string) => textIn('sv', key);
  await logIn(page, 'sv', demoPerson('admin'));
  const own = await context.cookies();
  await page.goto('/sv/dashboard/admin/customers/create');
  await lives(page);
  await context.clearCookies({ name: /session/ });
  const other = await context.newPage();
  await logIn(other, 'sv', demoPerson('owner'));
  const name = `Skriven före bytet ${Date.now()}`;
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(`bytet${Date.now()}@demo.invalid`);
  await page.locator('[name=phone]').fill('0701740605');
  await page.locator('main form button').last().click();
  await expect(page.getByRole('alert')).toContainText(t('common:transport.otherReader'));
  expect(await customersNamed(name)).toBe(0);

  await context.addCookies(own);
  await page.getByRole('button', { name: t('common:transport.continue') }).click();
  await expect(page).not.toHaveURL(/create$/);
  expect(await customersNamed(name)).toBe(1);
});

test('an upload shows its progress', async ({ page, context }) => {
  const t = (key: string) => textIn('sv', key);
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/details');
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }); // prettier-ignore
  const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(600_000, 'no picture') };
  await page.getByLabel(t('companies:own.file'), { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: t('companies:own.saveLogo') }).click();
  await expect(page.getByRole('progressbar', { name: t('common:transport.sent') })).toBeVisible();
  await expect(page.locator('[data-error-summary]')).toContainText(errorIn('sv', 'image.unsupportedType'));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a lost network is reported in place, and the page loads when it is back', async ({ page, context }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list');
  await lives(page);
  let isAway = true;
  // The proxy has no time; a broken connection would be an error in the console, which fails the test.
  await context.route('**/*.data*', (route) => (isAway ? route.fulfill({ status: 429, body: '' }) : route.continue()));
  await page.getByRole('link', { name: textIn('sv', 'menus:lines.payments'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(textIn('sv', 'common:transport.noAnswer'));
  isAway = false;
  await expect(page).toHaveURL(/payments\/list$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const withScripts of [true, false])
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });

    test("a missing page keeps its dashboard's menu", async ({ page }) => {
      await logIn(page, 'sv', demoPerson('admin'));
      for (const path of ['no-such-page', 'customers/99999999', 'purchases/details/12345678']) {
        expect((await page.goto(`/sv/dashboard/admin/${path}`))?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('sv', 'common:error.notFoundTitle'));
        await expect(page.getByRole('main').getByRole('link', { name: textIn('sv', 'common:error.overview') })).toBeVisible(); // prettier-ignore
        await page
          .getByRole('navigation', { name: textIn('sv', 'menus:areas.admin') })
          .getByRole('link', { name: textIn('sv', 'menus:lines.customers'), exact: true })
          .click();
        await expect(page).toHaveURL(/admin\/customers\/list$/);
        await expect(page.getByRole('table')).toBeVisible();
      }
    });
  });
