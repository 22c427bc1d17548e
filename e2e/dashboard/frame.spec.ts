import { expect, test } from '../support/test';
import { demoPerson, logInOnPage } from '../support/people';

for (const width of [1000, 1366, 1920])
  test(`the question of cookies is as wide as what a dashboard consists of, on ${width} pixels (sv)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logInOnPage(page, 'sv', demoPerson('company'));
    const question = page.getByRole('region', { name: 'Kakor' });
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
      });
    await expect(question).toBeVisible();
    // The page may still be gaining its scroll bar.
    await expect(async () => {
      const asked = await edges('section[aria-label=Kakor] form');
      expect(Math.abs(asked.left - (await page.locator('header a').first().boundingBox())!.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(asked.right - (await edges('main')).right)).toBeLessThanOrEqual(1);
    }).toPass();
  });
