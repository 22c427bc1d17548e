import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');

for (const withScripts of [true, false])
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });

    test('a note is written where the notes are read, and an empty one is refused with its reason', async ({
      page,
    }) => {
      await logIn(page, 'sv', demoPerson('admin'));
      await page.goto('/sv/dashboard/admin/customers');
      await page.goto('/sv/dashboard/admin/customers/3');
      const written = `Ringde om resan, ${withScripts ? 'med' : 'utan'} skript`;
      const fold = main(page).locator('details').filter({ hasText: t('notes:add.link') }).last(); // prettier-ignore
      await fold.locator('summary').click();
      await fold.getByRole('textbox').fill(written);
      await fold.getByRole('button', { name: t('notes:add.submit') }).click();
      await expect(page.getByText(t('notes:flash.added'))).toBeVisible();
      await expect(page).toHaveURL(/customers\/3$/);
      await expect(main(page).locator('#notes').locator('..').getByText(written).first()).toBeVisible();

      const again = main(page).locator('details').filter({ hasText: t('notes:add.link') }).last(); // prettier-ignore
      await again.locator('summary').click();
      await again.getByRole('button', { name: t('notes:add.submit') }).click();
      await expect(main(page).getByText(t('errors:forms.summary')).first()).toBeVisible();

      if (!withScripts) return;
      // What was saved in place is no page more to go back by.
      await page.goBack();
      await expect(page).toHaveURL(/admin\/customers$/);
    });
  });
