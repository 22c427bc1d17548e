import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

/** On a small desk, at most half the window is gone before the work begins. */
const LIST_BEGINS = 430;

for (const [person, lists] of [
  ['admin', ['admin/booking/list', 'admin/customers/list', 'admin/transport-companies/list', 'admin/event-log']],
  ['company', ['company/booking/list', 'company/quote-requests/list']],
] as const)
  test(`the lists of ${person} begin near the top (sv)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, 'sv', demoPerson(person));
    for (const list of lists) {
      await page.goto(`/sv/dashboard/${list}`);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(async () => {
        const first = (await page.getByRole('main').locator('tbody tr').first().boundingBox())!;
        expect(first.y, list).toBeLessThanOrEqual(LIST_BEGINS);
      }).toPass();
    }
  });

test('who has not chosen cookies is told of them at the end of a dashboard, and asked nowhere (sv)', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company');
  await expect(page.getByRole('region', { name: textIn('sv', 'common:cookies.title') })).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText(textIn('sv', 'common:cookies.onlyNecessary'));
  await foot.getByRole('link', { name: textIn('sv', 'common:footer.cookies') }).click();
  await expect(page.getByRole('heading', { level: 1, name: textIn('sv', 'cookies:title') })).toBeVisible();
});
