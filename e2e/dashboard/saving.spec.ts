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

/** The form that *back* has led to, once its page is shown: the address changes before the page does. */
async function expectFreshForm(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('customers:create.title'));
  await expect(page.locator('main[aria-busy], [data-pending]')).toHaveCount(0);
  // Filled in as it was sent, it could save again.
  await expect(page.locator('[name=name]')).toHaveValue('');
  expect(await customersNamed(name)).toBe(1);
}

test('back after saving shows no form that would save again', async ({ page }) => {
  const name = await typeCustomer(page);
  await save(page).click();
  await expect(page).toHaveURL(/customers\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expectFreshForm(page, name);
});

test('nor does it for somebody who goes back before the next page is shown', async ({ page }) => {
  const name = await typeCustomer(page);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      history.pushState = push;
      history.back();
    };
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await save(page).click();
  await expect.poll(() => customersNamed(name)).toBe(1);
  await network.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expectFreshForm(page, name);
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
