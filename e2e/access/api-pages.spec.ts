import { expect, test } from '../support/test';

const ERRORS = '/api/docs/errors?language=en';

test('an example of the API is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs/trips?language=en');
  const example = page.locator('.code').first();
  await example.getByRole('button', { name: 'Copy' }).click();
  await expect(example.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await example.locator('pre').textContent());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and a link to an error opens its group', async ({ page }) => {
    await page.goto('/api/docs/trips?language=en');
    await expect(page.locator('.code').first().getByRole('button')).toHaveCount(0);
    await page.getByText('Errors', { exact: true }).last().click();
    await page.getByRole('link', { name: 'error.place.notFound' }).click();
    await expect(page).toHaveURL(`${ERRORS}#place.notFound`);
    await expect(page.locator('[id="place.notFound"]')).toBeVisible();
    await expect(page.locator('[id="booking.notFound"]')).toBeHidden();
  });
});
