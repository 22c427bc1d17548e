// Traces: S2-032
import { cutRings } from '../support/focus-rings';
import { register } from '../support/people';
import { expect, test } from '../support/test';

test('sv: on a narrow telephone all tabs are in sight in the size of the text, and their rings whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await register(page, 'sv');
  await page.goto('/sv/booking/list?when=canceled');
  const tabs = page.locator('main nav').first().getByRole('link');
  await expect(tabs).toHaveCount(3);
  for (const tab of await tabs.all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await tab.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
  }
  expect(await cutRings(page)).toEqual([]);
});
