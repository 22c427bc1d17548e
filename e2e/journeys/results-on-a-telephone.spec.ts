// Traces: S1-004
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';

test('the first bus, its price and Boka begin on a telephone’s first screen (sv)', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const first = customer.main.locator('article').first();
  const topOf = async (what: typeof first) => (await what.boundingBox())!.y;
  expect(await topOf(first.getByRole('link').first())).toBeLessThan(430);
  expect(await topOf(first.locator('data').first())).toBeLessThan(490);
  expect(await topOf(first.getByRole('button').first())).toBeLessThan(490);

  // An open fold has a row of its own, below the closed ones.
  const filters = customer.main.locator('details:has([role=search])');
  const row = await topOf(filters);
  await filters.locator('> summary').click();
  await expect(customer.main.getByRole('search').getByRole('button')).toBeInViewport();
  expect(await topOf(filters)).toBeGreaterThan(row);
});
