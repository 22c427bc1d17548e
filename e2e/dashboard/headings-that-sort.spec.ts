import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);

test('a list whose rows can be chosen is sorted by its headings, by pointer and by keyboard', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  const heading = (key: string) => grid.getByRole('columnheader', { name: t(key) });
  await expect(heading('users:name')).toHaveAttribute('aria-sort', 'ascending');
  await heading('users:name').click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(heading('users:name')).toHaveAttribute('aria-sort', 'descending');
  await heading('users:name').press('Enter');
  await expect(page).not.toHaveURL(/sort=-name/);
  await expect(heading('users:name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading('users:name')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('who dismisses quick-find is where they were, however long it takes to close', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list');
  const link = page.getByRole('main').getByRole('row').nth(3).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  // As on a busy machine, whose next frame is a second away.
  await page.evaluate(() => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => window.setTimeout(() => nextFrame(run), 1000);
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  // The field itself is reached as ever.
  const field = page.locator('#find-anything');
  await field.focus();
  await expect(field).toBeFocused();
});
