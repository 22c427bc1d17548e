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
