import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';

const contents = textIn('sv', 'common:contents');

test('on a telephone a link to a folded part unfolds it, again after it was closed, and from elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/booking/list?when=all');
  const address = await page.locator('main a[href*="/booking/details/"]').first().getAttribute('href');
  await page.goto(address!);
  const main = page.getByRole('main');
  const part = main.locator('section:has(> h2[id] + details:not([open]))').first();
  const id = await part.locator('> h2').getAttribute('id');
  const fold = main.locator(`section:has(> h2#${id}) > details`);
  const link = main.getByRole('navigation', { name: contents }).locator(`a[href="#${id}"]`);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
  await link.click();
  await expect(fold).toHaveAttribute('open', '');
  await fold.locator('> summary').click();
  await expect(fold).not.toHaveAttribute('open');
  await link.click();
  await expect(fold).toHaveAttribute('open', '');
  await page.goto(`${address}?from=elsewhere#${id}`);
  await expect(fold).toHaveAttribute('open', '');
});
