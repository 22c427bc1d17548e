import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);
const main = (page: Page) => page.getByRole('main');
const PAYMENTS = '/sv/dashboard/admin/payments/list';

for (const withScripts of [true, false])
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });

    test('a search is saved under a name, found again above its list and by quick-find, and taken away', async ({
      page,
    }) => {
      await logIn(page, 'sv', demoPerson('admin'));
      const saved = main(page).getByRole('navigation', { name: t('lists:saved.title') });
      await page.goto(PAYMENTS);
      // Nothing is searched for yet: there is nothing to save.
      await expect(main(page).getByText(t('lists:saved.save'))).toHaveCount(0);

      await page.goto(`${PAYMENTS}?status=succeeded&sort=-amount&page=1`);
      await main(page).locator('summary', { hasText: t('lists:saved.save') }).click(); // prettier-ignore
      const name = main(page).getByLabel(t('lists:saved.name'));
      await expect(name).toHaveValue(t('customers:payments.is.succeeded'));
      await name.fill('Störst först');
      await main(page)
        .getByRole('button', { name: t('lists:saved.save'), exact: true })
        .click();
      await expect(saved.getByRole('link', { name: 'Störst först' })).toHaveAttribute('aria-current', 'page');

      await page.goto(PAYMENTS);
      await saved.getByRole('link', { name: 'Störst först' }).click();
      await expect(page).toHaveURL(/payments\/list\?(?=.*status=succeeded)(?=.*sort=-amount)/);
      // Of another list it is none.
      await page.goto('/sv/dashboard/admin/refunds/list?status=failed');
      await expect(saved).toHaveCount(0);

      const field = page.getByRole('search', { name: t('menus:find.title'), exact: true }).getByRole('searchbox');
      await field.fill('störst');
      await field.press('Enter');
      await expect(page).toHaveURL(/payments\/list\?(?=.*status=succeeded)(?=.*sort=-amount)/);

      // Who logs in after somebody at the same machine has their own.
      await page.goto('/sv/auth/logout');
      await main(page).getByRole('button').first().click();
      await logIn(page, 'sv', demoPerson('owner'));
      await page.goto(PAYMENTS);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(saved).toHaveCount(0);
      await page.goto('/sv/auth/logout');
      await main(page).getByRole('button').first().click();
      await logIn(page, 'sv', demoPerson('admin'));

      await page.goto(PAYMENTS);
      await main(page).locator('summary', { hasText: t('lists:saved.change') }).click(); // prettier-ignore
      await main(page)
        .getByRole('button', { name: t('lists:saved.forget', { name: 'Störst först' }) })
        .click();
      await expect(saved).toHaveCount(0);
    });
  });

test('keys lead to the search, through the pages of a list, and send a form', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/event-log?view=each');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(page).not.toHaveURL(/page=2/);
  await page.keyboard.press('Alt+Shift+F');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  // Where somebody types, the arrows choose words.
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
