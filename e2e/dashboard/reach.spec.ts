import { dayFromNow } from '../support/departure';
import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const SELECT = /\/EnhancedSelect-.+\.js$/;
const form = (page: Page) => page.getByRole('main').getByRole('search');
const native = (page: Page) => form(page).getByRole('combobox', { name: t('customers:type.label') });
const living = (page: Page) => form(page).getByRole('button', { name: t('customers:type.label') });

async function openList(page: Page): Promise<void> {
  await logIn(page, 'sv', demoPerson('admin'));
  // Where nothing is that could be reached for.
  await page.mouse.move(1, 1);
  await page.goto('/sv/dashboard/admin/customers/list');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('a control is the browser’s own until somebody reaches for its form, and nothing moves then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openList(page);
  await page.waitForLoadState('networkidle');
  await expect(native(page)).toBeVisible();
  expect(asked.filter((url) => SELECT.test(url))).toEqual([]);
  const before = await form(page).boundingBox();
  await form(page).hover();
  await expect(living(page)).toBeVisible();
  await expect(native(page)).toHaveCount(0);
  expect(await form(page).boundingBox()).toEqual(before);
});

test('a select is not replaced under somebody who comes by keyboard, but once they have gone on', async ({ page }) => {
  await openList(page);
  const come = page.waitForResponse(SELECT);
  await native(page).focus();
  await (await come).finished();
  await page.waitForTimeout(500);
  await expect(native(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(living(page)).toBeVisible();
  await expect(native(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a select that is open is not replaced while somebody chooses', async ({ page }) => {
  await page.route(SELECT, async (route) => {
    await new Promise((later) => setTimeout(later, 600));
    await route.continue();
  });
  await openList(page);
  const come = page.waitForResponse(SELECT);
  await native(page).click();
  await (await come).finished();
  // As long as somebody may be choosing.
  await page.waitForTimeout(500);
  await expect(native(page)).toBeFocused();
  await native(page).selectOption({ index: 1 });
  await expect(page).toHaveURL(/type=\w+/);
  await form(page).getByLabel(t('customers:list.search')).focus();
  await expect(living(page)).toBeVisible();
});

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: t('errors:forms.leave') });

test('a form that was reached for, but not changed, is left without a question', async ({ page }) => {
  await openList(page);
  await page.goto('/sv/dashboard/admin/users/create');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const question = leaveQuestion(page);
  const leave = () =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: t('menus:lines.payments'), exact: true })
      .click();
  const field = page.getByRole('main').locator('input[name=name]');
  await field.click();
  await page.waitForLoadState('networkidle');
  await leave();
  await expect(page).toHaveURL(/payments\/list$/);
  await expect(question).toHaveCount(0);

  await page.goBack();
  await field.fill('Ändrad');
  await leave();
  await question.getByRole('button', { name: t('errors:forms.leaveStay') }).click();
  await expect(page).toHaveURL(/users\/create$/);
  await expect(field).toHaveValue('Ändrad');
  await leave();
  await question.getByRole('button', { name: t('errors:forms.leaveGo') }).click();
  await expect(page).toHaveURL(/payments\/list$/);
});

test('another form at the same address is not a way to lose what is typed', async ({ page }) => {
  await openList(page);
  await page.goto('/sv/dashboard/admin/customers/create');
  const field = page.getByRole('main').locator('input[name=name]');
  await field.fill('Ändrad');
  const other = page.getByRole('main').getByRole('navigation').getByRole('link').last();
  await other.click();
  await leaveQuestion(page)
    .getByRole('button', { name: t('errors:forms.leaveStay') })
    .click();
  await expect(field).toHaveValue('Ändrad');
  await other.click();
  await leaveQuestion(page)
    .getByRole('button', { name: t('errors:forms.leaveGo') })
    .click();
  await expect(page).toHaveURL(/create\?type=/);
});

test('a link to the page itself asks too, and sending the form does not', async ({ page }) => {
  await openList(page);
  await page.goto('/sv/dashboard/admin/customers/create');
  const itself = page.getByRole('main').getByRole('navigation').getByRole('link').last();
  await itself.click();
  await expect(page).toHaveURL(/create\?type=/);
  const field = page.getByRole('main').locator('input[name=name]');
  await field.fill('Ändrad');
  await itself.click();
  await leaveQuestion(page)
    .getByRole('button', { name: t('errors:forms.leaveStay') })
    .click();
  await expect(field).toHaveValue('Ändrad');
  await page.getByRole('main').locator('form').getByRole('button').last().click();
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(field).toHaveValue('Ändrad');
});

test('a choice made in a list that a button opened is not left behind without a question', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicles/add');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const main = page.getByRole('main');
  await main.locator('form').first().hover();
  const choice = main.locator('button[aria-haspopup=listbox]').first();
  await choice.click();
  const unchosen = page.locator('[role=option]:not([aria-selected=true])').last();
  const text = await unchosen.innerText();
  await unchosen.click();
  await expect(choice).toContainText(text);
  const link = page.getByRole('navigation').getByRole('link').first();
  await link.click();
  await expect(leaveQuestion(page)).toContainText(t('errors:forms.leaveText'));
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(choice).toContainText(text);
});

test.describe('a day', () => {
  const OPERATORS = '/sv/dashboard/admin/search-operators';
  const DATES = /\/dates-.+\.js$/;
  test.use({ locale: 'en-US' });

  test('is written as on the page in every browser, and loads nothing until somebody reaches for it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/sv/auth/login');
    await logIn(page, 'sv', demoPerson('admin'));
    await page.mouse.move(1, 1);
    await page.goto(OPERATORS);
    await page.waitForLoadState('networkidle');
    const day = page.getByRole('main').locator('input[name=day]');
    await expect(day).toHaveValue(dayFromNow(0));
    expect(asked.filter((url) => DATES.test(url))).toEqual([]);

    const form = page.getByRole('main').locator('form');
    const before = await form.boundingBox();
    await day.focus();
    const open = page.getByRole('main').getByRole('button', { name: /^Välj i kalendern/ });
    await expect(open).toBeVisible();
    expect(await form.boundingBox()).toEqual(before);
    // It says which day was understood.
    await day.fill('i morgon');
    await day.blur();
    await expect(day).toHaveValue(dayFromNow(1));
    await open.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(day).toHaveValue(dayFromNow(8));
    await expect(open).toBeFocused();
  });

  test('of a period in a list is read as a day gone by', async ({ page }) => {
    await page.goto('/sv/auth/login');
    await logIn(page, 'sv', demoPerson('admin'));
    await page.goto('/sv/dashboard/admin/event-log');
    const from = page.getByRole('main').locator('input[name=from]');
    await from.focus();
    await expect(page.getByRole('main').getByRole('button', { name: /^Välj i kalendern/ })).toHaveCount(2);
    const day = dayFromNow(-3);
    await from.fill(`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`);
    await from.blur();
    await expect(page).toHaveURL(new RegExp(`from=${day}`));
  });
});
