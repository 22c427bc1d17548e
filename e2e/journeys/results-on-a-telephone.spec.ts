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
});

test('a fold above the results closes where it was opened, and what it holds is below all heads (sv)', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const heads = customer.main.locator('details:has(nav, figure, [role=search]) > summary');
  await expect(heads).toHaveCount(3);
  const open = customer.main.locator('details[open] > summary').and(heads);
  const places = () => heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  const end = Math.max(...before.map(({ bottom }) => bottom));
  for (const [index, { x, y, width, height }] of before.entries()) {
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    await expect(open).toHaveCount(1);
    expect(await places()).toEqual(before);
    const held = heads.nth(index).locator('xpath=following-sibling::*');
    expect((await held.boundingBox())!.y).toBeGreaterThanOrEqual(end);
    expect((await held.boundingBox())!.width).toBeGreaterThan(320);
    await press();
    await expect(open).toHaveCount(0);
  }

  // In another order the results begin at the heads again.
  await heads.first().click();
  await customer.main.getByRole('link', { name: customer.t('search:sort.rating') }).click();
  await expect(heads.first()).toContainText(customer.t('search:sort.rating'));
  await expect.poll(async () => (await places())[0]!.top).toBeLessThan(20);
});
