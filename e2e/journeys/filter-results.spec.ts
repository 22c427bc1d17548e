// Traces: S1-004, S2-031
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';

test('sv: the filters’ button says how many buses would be left before it is pressed', async ({ page }, info) => {
  const customer = new Journey(page, 'sv');
  const { main } = customer;
  const t = customer.t.bind(customer);
  await customer.search({ day: ownDay(info) });
  const filters = main.getByRole('search');
  const button = (name: string) => filters.getByRole('button', { name, exact: true });
  await expect(button(t('search:results.applyFilters'))).toBeVisible();

  const wifi = filters.getByRole('checkbox', { name: new RegExp(`^${t('search:equipment.wifi')} \\(`) });
  const left = Number(/\((\d+)\)/.exec((await wifi.locator('xpath=..').textContent())!)![1]);
  const fetched = page.waitForRequest((request) => request.url().includes('equipment=wifi'));
  await wifi.check();
  // As one that nobody has gone to: it is no place to go back to, and takes no message that waits for the next page.
  expect((await fetched).headers()['purpose']).toBe('prefetch');
  await expect(filters.getByRole('status')).toHaveText(t('search:results.applyCounted_other', { count: left }));
  await button(t('search:results.applyCounted_other', { count: left })).click();
  await expect(customer.heading('search:results.heading_other', { count: left })).toBeVisible();

  await filters.getByRole('textbox', { name: t('search:filter.maxPrice') }).fill('1');
  await filters.getByRole('textbox', { name: t('search:filter.maxPrice') }).blur();
  await expect(button(t('search:results.applyCounted_zero'))).toBeVisible();
});

test('sv: who filters without scripts is at the results, from where Tab goes on', async ({ browser }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const filters = customer.main.getByRole('search');
  await filters.getByRole('textbox', { name: customer.t('search:filter.maxPrice') }).fill('90000');
  await filters.getByRole('textbox', { name: customer.t('search:filter.maxPrice') }).press('Enter');
  await expect(page).toHaveURL(/maxPrice=90000.*#results$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await context.close();
});

test('sv: who goes back by keyboard from booking a bus is at that bus’s button again', async ({ page }, info) => {
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const results = page.url();
  const button = customer.main.getByRole('article').nth(2).getByRole('button', { name: /^Boka/ });
  const id = (await button.getAttribute('id'))!;
  await button.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const width of [1280, 360])
  test(`sv: who orders the results by keyboard is at the order again, with the list below (${width} px)`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 800 });
    const customer = new Journey(page, 'sv');
    const { main } = customer;
    const say = customer.t.bind(customer);
    await customer.search({ day: ownDay(info) });
    const fold = main.locator('summary', { hasText: say('search:results.sort') });
    const link = main.getByRole('link', { name: say('search:sort.distance') });
    const isFolded = await fold.isVisible();
    if (isFolded) await fold.press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(/sort=distance/);
    await expect(isFolded ? fold : link).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(say('search:sort.distance'), 'i'));
    await expect(main.getByRole('article').first()).toBeInViewport();
    // A pointer is at the same place, without a ring around it.
    await page.mouse.move(1, 1);
    if (isFolded) await fold.click();
    await main.getByRole('link', { name: say('search:sort.price') }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(main.getByRole('article').first()).toBeInViewport();
    await expect(page.locator('main :focus')).toHaveCount(0);
  });

test('sv: who goes back to the results by keyboard is at the bus they had opened, and by pointer nowhere', async ({
  page,
}, info) => {
  const customer = new Journey(page, 'sv');
  await customer.search({ day: ownDay(info) });
  const link = customer.main.getByRole('article').nth(2).getByRole('link').first();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/companies\//);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(page.locator('main :focus')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/\/companies\//);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(page.locator('main :focus')).toHaveCount(0);
});
