// Traces: S1-004, S2-031
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { demoPerson, logIn } from '../support/people';

const NARROW = { width: 360, height: 740 };

test('sv: the bar counts the buses ticked and their companies, and stops at three', async ({ page }, info) => {
  await page.setViewportSize(NARROW);
  const customer = new Journey(page, 'sv');
  const { main } = customer;
  await customer.search({ day: ownDay(info) });
  const bar = page.locator('#chosen-offers');
  await expect(bar).toBeHidden();

  const boxes = main.locator('article input[name=company]');
  const box = (nth: number) => boxes.nth(nth);
  const first = await box(0).boundingBox();
  const scrolled = await page.evaluate(() => scrollY);
  await box(0).check();
  await expect(bar).toBeInViewport();
  // What is read stays where it is.
  const { y } = (await box(0).boundingBox())!;
  expect(y + (await page.evaluate(() => scrollY))).toBeCloseTo(first!.y + scrolled, 0);
  await box(1).check();
  const compare = bar.getByRole('button', { name: customer.t('search:quotes.compareCounted', { count: 2 }) });
  await expect(compare).toBeVisible();
  // Who does not see the bar is told of it, and is one key away from it.
  const [full, said] = [bar.getByRole('status').first(), bar.getByRole('status').last()];
  await expect(said).toHaveText(customer.t('search:quotes.tickedSaid', { count: 2 }));
  await box(1).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: customer.t('search:quotes.tickedWay') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(compare).toBeFocused();
  await box(2).check();
  await expect(bar.getByRole('button', { name: customer.t('search:quotes.askCounted', { count: 3 }) })).toBeVisible();

  await box(3).click();
  await expect(box(3)).not.toBeChecked();
  await expect(full).toHaveText(customer.t('search:quotes.full', { count: 3 }));
  await box(2).uncheck();
  await expect(full).toBeEmpty();
  await compare.click();
  await expect(customer.heading('search:compare.title')).toBeVisible();

  // Back, the browser ticks the boxes again, and the buttons say it.
  await page.goBack();
  await expect(compare).toBeVisible();
});

test('sv: two buses of one company are compared, and the ticks come along where the list is sorted or filtered', async ({
  page,
}, info) => {
  const customer = new Journey(page, 'sv');
  const { main } = customer;
  const say = customer.t.bind(customer);
  await customer.search({ day: ownDay(info) });
  const bar = page.locator('#chosen-offers');
  const ticked = main.locator('input[name=company]:checked');
  // All buses of a company that has several.
  const open = main.locator('article a[href*="open="]').first();
  const company = new URL(await open.evaluate((link) => (link as HTMLAnchorElement).href)).searchParams.get('open');
  await open.click();
  await expect(page).toHaveURL(/open=/);
  const own = main.locator(`article input[name=company][value^="${company}-"]`);
  const values = await own.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  expect(new Set(values).size).toBe(values.length);
  const chosen = [values[0]!, values.at(-1)!].sort();
  for (const value of chosen) await own.and(main.locator(`[value="${value}"]`)).check();
  await expect(bar.getByRole('button', { name: say('search:quotes.askCounted', { count: 1 }) })).toBeVisible();
  const now = async () => (await ticked.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).sort();

  await main.getByRole('link', { name: say('search:sort.distance') }).click();
  await expect(page).toHaveURL(/sort=distance/);
  expect(await now()).toEqual(chosen);
  const filters = page.locator('#filters');
  // Perhaps a filter keeps them away: they are named all the same, and compared.
  await filters.locator('select[name=operator]').selectOption({ index: 1 });
  await filters.getByRole('button').first().click();
  await expect(page).toHaveURL(/operator=\d/);
  expect(await now()).toEqual(chosen);
  // One that is taken off stays off.
  const [first, second] = chosen as [string, string];
  await main.locator(`input[type=checkbox][value="${first}"]`).uncheck();
  await main.getByRole('link', { name: say('search:sort.price') }).click();
  await expect(page).toHaveURL(/sort=price/);
  expect(await now()).toEqual([second]);

  await page.goBack();
  await page.goBack();
  await expect(bar.getByRole('button', { name: say('search:quotes.compareCounted', { count: 2 }) })).toBeVisible();
  await bar.getByRole('button', { name: say('search:quotes.compareCounted', { count: 2 }) }).click();
  await expect(customer.heading('search:compare.title')).toBeVisible();
  const heads = main.getByRole('columnheader');
  expect(await heads.evaluateAll((all) => all.map(({ id }) => id).sort())).toEqual(
    chosen.map((value) => value.replace(`${company}`, 'offer')).sort(),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons stand below the list, and take what is ticked', async ({ page }, info) => {
    await page.setViewportSize(NARROW);
    const customer = new Journey(page, 'sv');
    await customer.search({ day: ownDay(info) });
    const bar = page.locator('#chosen-offers');
    await expect(bar.getByText(customer.t('search:quotes.chosen'))).toBeVisible();
    const box = customer.main.locator('article input[name=company]').first();
    const value = (await box.getAttribute('value'))!;
    await box.check();
    // Kept for the links and the form beside.
    await customer.main.getByRole('button', { name: customer.t('search:quotes.keep') }).click();
    await expect(page).toHaveURL(new RegExp(`company=${value}`));
    await expect(box).toBeChecked();
    for (const link of await customer.main.locator('a[href*="sort="]').all())
      expect(await link.getAttribute('href')).toContain(`company=${value}`);
    await expect(page.locator(`#filters input[type=hidden][name=company][value="${value}"]`)).toHaveCount(1);
    await bar.getByRole('button', { name: customer.t('search:quotes.compareChosen') }).click();
    await expect(customer.heading('search:compare.title')).toBeVisible();
  });
});

/** Of a unit that others book for: a comparison that somebody sent them says who can, as the results do. */
test('sv: who may only ask is told so where buses are compared, and asks there', async ({ page }, info) => {
  const asker = new Journey(page, 'sv');
  await logIn(page, 'sv', demoPerson('deal.user'));
  await asker.search({ day: ownDay(info) });
  const company = await asker.main.locator('article a[href*="/sv/companies/"]').first().getAttribute('href');
  const [, id = ''] = /companies\/(\d+)/.exec(company ?? '') ?? [];
  await page.goto(`/sv/buses/compare${new URL(page.url()).search}&company=${id}`);
  await expect(asker.heading('search:compare.title')).toBeVisible();
  await expect(asker.main.getByText(asker.t('search:mayOnlyAsk'))).toBeVisible();
  await asker.main.getByRole('link', { name: asker.t('search:quotes.ask') }).click();
  await expect(asker.heading('quotes:request.title')).toBeVisible();
});
