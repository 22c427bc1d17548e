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

// At 320 px the heads have two rows.
for (const width of [320, 360])
  test(`a fold above the results closes where it was opened, and what it holds is below all heads, ${width} px wide (sv)`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 780 });
    const customer = new Journey(page, 'sv');
    await customer.search({ day: ownDay(info) });
    const heads = customer.main.locator('details:has(nav, figure, [role=search]) > summary');
    await expect(heads).toHaveCount(3);
    const open = customer.main.locator('details[open] > summary').and(heads);
    const places = () =>
      heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON() as DOMRect));
    const before = await places();
    const end = Math.max(...before.map(({ bottom }) => bottom));
    for (const [index, { x, y, width, height }] of before.entries()) {
      const press = () => page.mouse.click(x + width / 2, y + height / 2);
      await press();
      await expect(open).toHaveCount(1);
      expect(await places()).toEqual(before);
      const held = heads.nth(index).locator('xpath=following-sibling::*');
      expect((await held.boundingBox())!.y).toBeGreaterThanOrEqual(end);
      expect((await held.boundingBox())!.width).toBeGreaterThan(width - 40);
      await press();
      await expect(open).toHaveCount(0);
    }

    // In another order the results begin at the heads again.
    await heads.first().click();
    await customer.main.getByRole('link', { name: customer.t('search:sort.rating') }).click();
    await expect(heads.first()).toContainText(customer.t('search:sort.rating'));
    await expect.poll(async () => (await places())[0]!.top).toBeLessThan(20);
  });

test('the day that is searched for is whole in the row of days, 320 px wide (sv)', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const days = customer.main.getByRole('navigation', { name: customer.t('search:days.label') });
  await expect(days.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});

test('a group of the filters closes where it was opened, on a telephone (sv)', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  await customer.main.locator('summary:has(~ * [role=search])').click();
  const groups = customer.main.getByRole('search').locator('details');
  const count = await groups.count();
  expect(count).toBeGreaterThan(2);
  for (let index = 0; index < count; index++) {
    const group = groups.nth(index);
    const head = group.locator('> summary');
    // The button at the window's end lies over what is there.
    await head.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await head.boundingBox())!;
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    const wasOpen = (await group.getAttribute('open')) !== null;
    for (const isOpen of [!wasOpen, wasOpen]) {
      await press();
      await expect(group).toHaveJSProperty('open', isOpen);
      expect((await head.boundingBox())!.y).toBeCloseTo(y, 0);
    }
  }
});

test('beside the results the filters’ button lies over nothing before they are used, and stays in sight from then on (sv)', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const customer = new Journey(page, 'sv');
  const { main } = customer;
  await customer.search({ day: ownDay(info) });
  const filters = main.getByRole('search');
  const show = filters.getByRole('button').last();
  await expect(show).not.toBeInViewport();
  const wifi = filters.locator('[name=equipment]').first();
  await wifi.check();
  await expect(show).toBeInViewport({ ratio: 1 });
  // Beside the bar of those that are ticked, too.
  await main.locator('article input[name=company]').nth(2).check();
  await expect(show).toBeInViewport({ ratio: 1 });
  await wifi.uncheck();
  await main.locator('article input[name=company]').nth(2).focus();
  await expect(show).toBeInViewport({ ratio: 1 });
});
