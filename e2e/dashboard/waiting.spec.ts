import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string): Promise<void> {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto(`/sv/dashboard/admin/${path}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Holds back answers of these addresses until they are let go. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a bar is shown while a page is on its way', async ({ page }) => {
  await open(page, 'customers/list');
  const letGo = await hold(page, /payments\/list\.data/);
  const bar = page.locator('[data-pending]');
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: t('menus:lines.payments'), exact: true }).click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/customers\/list$/);
  letGo();
  await expect(page).toHaveURL(/payments\/list$/);
  await expect(bar).toHaveCount(0);
});

test('back leads to where a list had been scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 500 });
  await open(page, 'customers/list');
  const link = main(page).getByRole('rowheader').getByRole('link').nth(15);
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/customers\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/customers\/list$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('chosen columns are shown before the server has answered', async ({ page }) => {
  await open(page, 'users');
  const letGo = await hold(page, /list-look/);
  const email = main(page).getByRole('columnheader', { name: t('users:email'), exact: true });
  await main(page).getByText(t('lists:look.title'), { exact: true }).click();
  await main(page)
    .getByRole('checkbox', { name: t('users:email'), exact: true })
    .uncheck();
  await expect(email).toHaveCount(1);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await main(page)
    .getByRole('button', { name: t('lists:look.save') })
    .click();
  await expect(email).toHaveCount(0);
  letGo();
  await answer;
  await page.reload();
  await expect(email).toHaveCount(0);
});
