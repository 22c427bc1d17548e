import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn, logInOnPage } from '../support/people';
import { givenUpMail } from '../support/product-database';
import { errorIn, textIn } from '../support/texts';

const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);
const main = (page: Page) => page.getByRole('main');
const newAddress = () => `${randomBytes(6).toString('hex')}@test.invalid`;

async function open(page: Page, path: string, withScripts = true): Promise<void> {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto(`/sv/dashboard/admin/${path}`);
  if (withScripts) await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('a list is searched, sorted and paged without a document, and back leads through its states', async ({ page }) => {
  await open(page, 'customers/list');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const field = main(page).getByLabel(t('customers:list.search'));
  await field.fill('@');
  await field.press('Enter');
  await expect(page).toHaveURL(/customers\/list\?q=%40$/);
  await expect(field).toBeFocused();
  await expect(page.locator('[data-found]')).not.toBeEmpty();
  const heading = main(page).getByRole('link', { name: t('customers:created'), exact: true });
  await heading.click();
  await expect(page).toHaveURL(/q=%40&sort=created$/);
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('columnheader', { name: t('customers:created') })).toHaveAttribute('aria-sort', 'ascending'); // prettier-ignore
  await main(page)
    .getByRole('link', { name: t('lists:clearAll') })
    .first()
    .click();
  await expect(page).toHaveURL(/customers\/list(\?sort=created)?$/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/q=%40&sort=created$/);
  await expect(field).toHaveValue('@');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=%40$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('each filter of a list can be removed by pointer and by keyboard', async ({ page }) => {
  await open(page, 'event-log?q=a&entity=user&actor=e&from=2020-01-31');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const tags = main(page).getByRole('grid', { name: t('lists:narrowed') });
  await expect(tags.getByRole('row')).toHaveCount(3);
  // A period may have only one end, and keeps it when the list's query changes.
  await expect(main(page).locator('input[name=from]')).toHaveValue('2020-01-31');
  await tags.getByRole('row').first().getByRole('button').click();
  await expect(page).toHaveURL(/event-log\?actor=e&from=2020-01-31&q=a$/);
  await expect(tags.getByRole('row')).toHaveCount(2);
  await tags.getByRole('row').first().focus();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(/event-log\?actor=e&q=a$/);
  await expect(main(page).locator('input[name=from]')).toHaveValue('');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a filter applies as soon as it is chosen; the focus and what is typed are kept', async ({ page }) => {
  await open(page, 'customers/list');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const field = main(page).getByLabel(t('customers:list.search'));
  await field.fill('@');
  const select = main(page)
    .getByRole('search')
    .getByRole('button', { name: t('customers:type.label') });
  await select.focus();
  await select.press('ArrowDown');
  await page.getByRole('option').nth(1).press('Enter');
  await expect(page).toHaveURL(/customers\/list\?(?=.*q=%40)(?=.*type=\w+)/);
  await expect(select).toBeFocused();
  await expect(page.locator('[data-found]')).not.toBeEmpty();
  await field.fill('@d');
  await page.goBack();
  await expect(page).toHaveURL(/customers\/list$/);
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a list is sorted from a menu, whose entries are links of the section', async ({ page }) => {
    await open(page, 'customers/list');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await main(page).getByRole('button', { name: t('lists:order.by', { column: t('customers:name') }) }).click(); // prettier-ignore
    await page.getByRole('menuitem', { name: t('customers:created'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/customers\/list\?sort=created$/);
    await expect(main(page).getByRole('button', { name: t('lists:order.by', { column: t('customers:created') }) })).toBeVisible(); // prettier-ignore
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu is a fold of links', async ({ page }) => {
      await open(page, 'customers/list', false);
      await main(page).getByText(t('lists:order.by', { column: t('customers:name') })).click(); // prettier-ignore
      await main(page).locator('details[open]').getByRole('link', { name: t('customers:created'), exact: true }).click(); // prettier-ignore
      await expect(page).toHaveURL(/customers\/list\?sort=created$/);
    });
  });
});

for (const withScripts of [true, false])
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });

    test('several messages are sent again or discarded, and each refusal is listed with its row', async ({ page }) => {
      const to = newAddress();
      const numbers = [await givenUpMail(to), await givenUpMail(to)];
      await open(page, `outgoing-messages/list?q=${to}`, withScripts);
      const box = (id: number) =>
        main(page).getByRole('checkbox', { name: t('lists:bulk.one', { name: t('outgoing:details.title', { id }) }) });
      const discard = main(page).getByRole('button', { name: t('outgoing:bulk.discard') });
      if (withScripts) await expect(main(page).getByRole('checkbox', { name: t('lists:bulk.all') })).toBeVisible();
      for (const id of numbers) await box(id).check();
      await discard.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('outgoing:discardMany.title_other', { count: 2 }),
      );
      await main(page).getByLabel(t('outgoing:discardMany.reason')).fill('Adressen finns inte');
      await main(page)
        .getByRole('button', { name: t('outgoing:discardMany.submit') })
        .click();
      await expect(page.getByText(t('outgoing:flash.manyDiscarded_other', { count: 2 }))).toBeVisible();

      // What is over has no box. A message that somebody else discards meanwhile cannot be sent again; the other one is.
      const [another, discarded] = [await givenUpMail(to), await givenUpMail(to)];
      await page.goto('/sv/dashboard/admin/outgoing-messages/list?view=all');
      if (withScripts) await expect(main(page).getByRole('checkbox', { name: t('lists:bulk.all') })).toBeVisible();
      await expect(box(numbers[0]!)).toHaveCount(0);
      await box(discarded).check();
      await box(another).check();
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(`/sv/dashboard/admin/outgoing-messages/discard/${discarded}`);
      await main(elsewhere).getByLabel(t('outgoing:discard.reason')).fill('Adressen finns inte');
      await main(elsewhere)
        .getByRole('button', { name: t('outgoing:discard.submit') })
        .click();
      await expect(elsewhere.getByText(t('outgoing:flash.discarded'))).toBeVisible();
      await elsewhere.close();
      await main(page)
        .getByRole('button', { name: t('outgoing:bulk.again') })
        .click();
      const told = main(page)
        .getByRole('alert')
        .filter({ hasText: t('lists:bulk.refused_other', { done: 1, count: 2 }) });
      await expect(told.getByRole('listitem')).toHaveText([
        `${t('outgoing:details.title', { id: discarded })}: ${errorIn('sv', 'message.ended')}`,
        t('lists:bulk.done', { names: t('outgoing:details.title', { id: another }) }),
      ]);
      // The list is up to date: the one that was sent is no longer among the failed ones.
      const failed = main(page)
        .getByRole('row')
        .filter({ hasText: t('outgoing:states.failed') });
      await expect(failed.locator(`a[href$="/details/${another}"]`)).toHaveCount(0);
    });

    test('columns and close rows are remembered', async ({ page }) => {
      await open(page, 'users', withScripts);
      const heading = (name: string) => main(page).getByRole('columnheader', { name, exact: true });
      await expect(heading(t('users:email'))).toHaveCount(1);
      await main(page).getByText(t('lists:look.title'), { exact: true }).click();
      await main(page)
        .getByRole('checkbox', { name: t('users:email'), exact: true })
        .uncheck();
      await main(page)
        .getByRole('checkbox', { name: t('users:username'), exact: true })
        .check();
      // With scripts close rows apply immediately; without them the button saves them too.
      await main(page)
        .getByRole('radio', { name: t('lists:look.closeRows') })
        .click();
      // With scripts the columns change before the response arrives: a reload would abort it.
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await main(page)
        .getByRole('button', { name: t('lists:look.save') })
        .click();
      const columns = new URLSearchParams((await sent).postData() ?? '').getAll('column');
      expect(columns).toContain('username');
      expect(columns).not.toContain('email');
      await (await sent).response();
      await expect(heading(t('users:email'))).toHaveCount(0);
      await page.reload();
      await expect(heading(t('users:username'))).toHaveCount(1);
      await expect(heading(t('users:email'))).toHaveCount(0);
      // Without scripts they stay open at the address that shows them.
      if (withScripts) await main(page).getByText(t('lists:look.title'), { exact: true }).click();
      await expect(main(page).getByRole('radio', { name: t('lists:look.closeRows') })).toBeChecked();
    });
  });

test('a page has the chosen number of rows, and its headings and the menu stay in view', async ({ page }) => {
  await open(page, 'customers/list');
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount(21);
  await main(page).getByText(t('lists:look.title'), { exact: true }).click();
  const counts = main(page).getByRole('radiogroup', { name: t('lists:look.count') });
  await counts.getByRole('radio', { name: '100' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(30);
  await expect(page).toHaveURL(/customers\/list$/);
  const last = rows.last();
  await last.scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('columnheader').first()).toBeInViewport();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeInViewport();
  // The choice applies to the other lists too.
  await page.goto('/sv/dashboard/admin/payments/list');
  await expect.poll(() => rows.count()).toBeGreaterThan(21);
});

for (const who of ['admin', 'company', 'traffic', 'deal.admin'] as const)
  test(`every menu page fits its columns at 1,280 px: ${who}`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 900 });
    await logInOnPage(page, 'sv', demoPerson(who));
    const links = page.locator('header nav a[href*="/dashboard/"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThan(1);
    const problems: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      problems.push(
        ...(await main(page).evaluate((work, name) => {
          const isWide = document.documentElement.scrollWidth > 1_280 || work.scrollWidth > work.clientWidth;
          // A group of the event log is itself a list, and a timeline has a lane for each of the trips at a time.
          const single = [...work.querySelectorAll('tbody tr:not(:has(ol, [style*="--lanes"]))')];
          const tall = single.filter((row) => row.clientHeight > 120);
          const broken = [...work.querySelectorAll('tbody time')].filter((time) => time.getClientRects().length > 1);
          return [
            ...(isWide ? [`${name} is wider than its place`] : []),
            ...tall.map((row) => `${name}: a row is ${row.clientHeight} px high: ${row.textContent}`),
            ...broken.map((time) => `${name}: ${time.textContent} stands in two lines`),
          ];
        }, address)),
      );
    }
    expect(problems).toEqual([]);
  });

for (const locale of ['sv', 'en'] as const)
  test(`bookings of administrators stand in a line each at 1,280 px (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 900 });
    await logInOnPage(page, locale, demoPerson('admin'));
    await page.goto(`/${locale}/dashboard/admin/booking/list`);
    const heights = await main(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(heights.length).toBeGreaterThan(5);
    // A long name of a customer or a company, which other tests make, may take a third line.
    expect(heights.filter((height) => height >= 60).length).toBeLessThan(heights.length / 3);
  });

for (const withScripts of [true, false])
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });

    test('cards on a telephone are low: each value follows its own word', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const list of ['booking/list', 'outgoing-messages/list?view=all', 'payments/list']) {
        await open(page, list, withScripts);
        const heights = await main(page)
          .locator('tbody tr')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
        // They were 180 to 240 pixels. A booking names its company, its customer and its order.
        expect(mean, list).toBeLessThanOrEqual(list === 'booking/list' ? 180 : 160);
      }
    });
  });
