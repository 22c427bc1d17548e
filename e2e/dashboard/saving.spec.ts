import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { customersNamed } from '../support/product-database';
import { textIn } from '../support/texts';

const CREATE = '/sv/dashboard/admin/customers/create';
const t = (key: string) => textIn('sv', key);
const lives = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();
const save = (page: Page) => page.locator('main form button').last();

let made = 0;
/** Fills in the form for a new customer; returns the name. */
async function typeCustomer(page: Page): Promise<string> {
  const mark = `${Date.now()}-${process.pid}-${++made}`;
  await page.goto(CREATE);
  await lives(page);
  await page.locator('[name=name]').fill(`Sparad ${mark}`);
  await page.locator('[name=email]').fill(`sparad-${mark}@demo.invalid`);
  await page.locator('[name=phone]').fill('0701740605');
  return `Sparad ${mark}`;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('admin'));
});

test('a form is sent once, however often its button is pressed', async ({ page, context }) => {
  const name = await typeCustomer(page);
  let posts = 0;
  await context.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts++;
    // Slow enough for the second press to come before the response.
    await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
  await save(page).dblclick();
  await expect(page).not.toHaveURL(/create$/);
  expect(await customersNamed(name)).toBe(1);
  expect(posts).toBe(1);
});

test('back after saving shows no form that would save again', async ({ page }) => {
  const name = await typeCustomer(page);
  await save(page).click();
  await expect(page).toHaveURL(/customers\/\d+/);
  await page.goBack();
  // The form may be there again, empty or filled in: resending it creates no second customer with that email.
  await page.waitForLoadState();
  if (/create$/.test(page.url())) {
    await lives(page);
    const isFilled = (await page.locator('[name=name]').inputValue()) === name;
    expect(isFilled, 'a form that has been saved stands there filled in').toBe(false);
  }
  expect(await customersNamed(name)).toBe(1);
});

test('a save that meets an ended session is reported in place, and done once after the login', async ({
  page,
  context,
}) => {
  const name = await typeCustomer(page);
  await context.clearCookies({ name: /session/ });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText(t('common:transport.sessionEnded'));
  await expect(page).toHaveURL(/create$/);
  await expect(page.locator('[name=name]')).toHaveValue(name);
  expect(await customersNamed(name)).toBe(0);
  const login = await context.newPage();
  await login.goto('/sv/auth/login');
  await logIn(login, 'sv', demoPerson('admin'));
  await page.getByRole('button', { name: t('common:transport.continue') }).click();
  await expect(page).not.toHaveURL(/create$/);
  expect(await customersNamed(name)).toBe(1);
});

test.describe('after a deployment', () => {
  /** From now on the server responds with another build than the page's. */
  const deploy = (context: BrowserContext) =>
    context.route('**/*.data*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
    });

  test('a save succeeds, and the next page is a document of the new version', async ({ page, context }) => {
    const name = await typeCustomer(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await deploy(context);
    await save(page).click();
    await expect(page).not.toHaveURL(/create$/);
    expect(await customersNamed(name)).toBe(1);
    await page.getByRole('link', { name: t('menus:lines.refunds'), exact: true }).click();
    await expect(page).toHaveURL(/refunds\/list$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('a missing script leaves the input, and a notice says that there is a newer version', async ({
    page,
    context,
  }) => {
    const name = await typeCustomer(page);
    // As the server responds for a script of a build that it no longer has.
    const gone = await (await page.request.get('/assets/gone-abcdefgh.js')).text();
    await context.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ body: gone, contentType: 'text/javascript; charset=utf-8' }),
    );
    await page.keyboard.press('Control+k');
    await expect(page.getByText(t('common:transport.newVersion'))).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue(name);
  });
});
