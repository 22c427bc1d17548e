import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');

test('keys lead to the search, through the pages of a list, and send a form', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/event-log?view=each');
  const shownPage = main(page)
    .getByRole('navigation', { name: t('lists:pages') })
    .locator('[aria-current=page]');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).toHaveURL(/page=2/);
  // The address changes a moment before the rows and the links below them do.
  await expect(shownPage).toHaveText('2');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(shownPage).toHaveText('1');
  await expect(page).not.toHaveURL(/page=2/);
  await page.keyboard.press('Alt+Shift+F');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  // In a text field these keys select words.
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).not.toHaveURL(/page=2/);

  await page.goto('/sv/dashboard/admin/notes/add?customer=3');
  const words = main(page).locator('textarea');
  await words.fill('Ringde om resan');
  await words.press('Control+Enter');
  await expect(page).toHaveURL(/customers\/3$/);
  await expect(main(page).getByText('Ringde om resan').first()).toBeVisible();

  // They are named where somebody looks for things.
  await page.goto('/sv/dashboard/admin/find');
  await expect(main(page).getByText(t('menus:keys.next.keys'))).toBeVisible();
});

test('a form is sent from a choice too, which takes every Enter as its own', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicles/add');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await main(page).locator('[name=registrationNumber]').focus();
  const choice = main(page).locator('form button[aria-haspopup=listbox]').first();
  await choice.press('Control+Enter');
  await expect(main(page).locator('[data-error-summary]')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
