import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');
const order = (page: Page) => main(page).locator('#order-of-columns');
const items = (page: Page) => order(page).locator('li, [role=row]');
/** The columns of the table, without the one that names the row and the one that selects it. */
const headings = async (page: Page, movable: readonly string[]) =>
  (await main(page).getByRole('columnheader').allInnerTexts()).filter((text) => movable.includes(text.trim()));

async function openUsers(page: Page): Promise<string[]> {
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users');
  await main(page).getByText(t('lists:look.title'), { exact: true }).click();
  await expect(items(page).first()).toBeVisible();
  return (await items(page).allInnerTexts()).map((text) => text.trim());
}

test('columns are moved by keyboard, at once and for good', async ({ page }) => {
  const before = await openUsers(page);
  expect(await headings(page, before)).toEqual(before);
  await order(page).hover();
  const grip = order(page).getByRole('button', { name: `${t('lists:look.drag')}: ${before[0]!}` });
  await expect(grip).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/list-look/, async (route) => {
    await held;
    await route.continue();
  });
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await grip.focus();
  await page.keyboard.press('Enter');
  // React Aria takes keys only once it has chosen the first place to drop, one frame after the line is picked up.
  await expect(order(page).locator('[data-drop-target]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const after = [...before.slice(1), before[0]!];
  // Before the server has answered.
  await expect.poll(() => headings(page, before)).toEqual(after);
  letGo();
  await saved;
  await page.reload();
  await expect.poll(() => headings(page, before)).toEqual(after);

  // Reset, the columns are in their own order again, in the list as well.
  await main(page).getByText(t('lists:look.title'), { exact: true }).click();
  await main(page).getByRole('button', { name: t('lists:look.plain') }).click(); // prettier-ignore
  await expect.poll(() => headings(page, before)).toEqual(before);
  await expect(items(page)).toHaveText(before);
});

test('ticked columns stay ticked when the page is turned while another choice is being saved', async ({ page }) => {
  await openUsers(page);
  const box = (key: string) => main(page).getByRole('checkbox', { name: t(key), exact: true });
  await box('users:email').uncheck();
  await box('users:username').check();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/list-look/, async (route) => {
    await held;
    await route.continue();
  });
  await main(page)
    .getByRole('radio', { name: t('lists:look.closeRows') })
    .click();
  await main(page)
    .getByRole('link', { name: t('lists:next') })
    .click();
  await expect(page).toHaveURL(/page=2/);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  letGo();
  await saved;
  await page.waitForLoadState('networkidle');
  await expect(box('users:email')).not.toBeChecked();
  await expect(box('users:username')).toBeChecked();
  await main(page)
    .getByRole('button', { name: t('lists:look.save') })
    .click();
  await expect(main(page).getByRole('columnheader', { name: t('users:email'), exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('columns are moved by buttons, and the fold is open for the next move', async ({ page }) => {
    const before = await openUsers(page);
    const up = () => order(page).getByRole('button', { name: `${t('lists:look.up')}: ${before[2]!}`, exact: true });
    await up().click();
    await expect(items(page)).toHaveText([before[0]!, before[2]!, before[1]!, ...before.slice(3)]);
    await expect(up()).toBeVisible();
    await up().click();
    const after = [before[2]!, before[0]!, before[1]!, ...before.slice(3)];
    await expect(items(page)).toHaveText(after);
    expect(await headings(page, before)).toEqual(after);
    await expect(up()).toHaveCount(0);
  });
});

test('the menu and the search stay in sight beside a table that is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openUsers(page);
  // As with every column of a list of bookings.
  await main(page)
    .getByRole('grid', { name: t('users:list.title') })
    .evaluate((grid) => (grid.style.minInlineSize = '2000px'));
  const places = () =>
    page.evaluate(() =>
      ['header', 'header + div input'].map((part) => document.querySelector(part)!.getBoundingClientRect().x),
    );
  const before = await places();
  await page.evaluate(() => scrollTo(400, 300));
  await expect.poll(() => page.evaluate(() => scrollX)).toBe(400);
  expect(await places()).toEqual(before);
  // Over the rows that pass below it.
  const top = await page.evaluate(() => document.elementFromPoint(100, 600)?.closest('header') !== null);
  expect(top).toBe(true);
});
