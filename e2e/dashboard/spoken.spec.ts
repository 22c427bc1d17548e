import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

/** What a screen reader is told of its own accord, and when. */
const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);
const main = (page: Page) => page.getByRole('main');
const awake = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** All that live regions said since, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = ':is([role=alert],[role=status],[role=log],[aria-live]):not([aria-live=off])';
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(live)) continue;
        if (type === 'characterData') said.push(target.textContent ?? '');
        for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as string[])]);
}

test('the list of errors stays as it is while a field is corrected, and follows when it is left', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicles/add');
  await awake(page);
  const registration = main(page).locator('[name=registrationNumber]');
  await registration.focus();
  await page.keyboard.press('Control+Enter');
  const summary = main(page)
    .getByRole('alert')
    .filter({ hasText: t('errors:forms.summary') });
  await expect(summary).toBeFocused();
  const before = await summary.textContent();
  await summary.getByRole('link').first().click();
  await expect(registration).toBeFocused();
  const said = await listen(page);
  await page.keyboard.type('C');
  await expect(main(page).getByText(t('errors:forms.registrationNumber'))).toBeVisible();
  // Its own message goes at once; the list does not, and the field's name stays where it is.
  const label = main(page).locator('label', { hasText: t('fleet:vehicles.registrationNumber') });
  const top = await label.boundingBox();
  await page.keyboard.type('DE123');
  await expect(registration).not.toHaveAttribute('aria-invalid', 'true');
  expect(await summary.textContent()).toBe(before);
  expect(await said()).toEqual([]);
  expect((await label.boundingBox())?.y).toBe(top?.y);
  const links = await summary.getByRole('link').count();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link')).toHaveCount(links - 1);
  // It follows in silence: whoever is at the next field is not talked over.
  expect(await said()).toEqual([]);
});

test('a price is typed in silence, and its result is said in a sentence when the field is left', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicle-costs/add-exception');
  await awake(page);
  const price = main(page).locator('[name=pricePerHour]');
  await price.focus();
  const said = await listen(page);
  const asked = page.waitForResponse(
    (response) => response.url().includes('example') && response.url().includes('=512'),
  );
  await price.pressSequentially('512');
  await asked;
  await expect(main(page).getByRole('rowheader', { name: t('prices:lines.total') })).toBeVisible();
  expect(await said()).toEqual([]);
  await page.keyboard.press('Tab');
  const sentence = t('prices:customerPays', { amount: '#' }).split('#')[0]!;
  await expect.poll(said).toEqual([expect.stringContaining(sentence)]);
});

test('Enter in the worked example works it out, and saves nothing', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicle-costs/add-exception');
  await awake(page);
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  await main(page).locator('[name=pricePerHour]').fill('512');
  const to = main(page).locator('[name=exampleTo]');
  await to.focus();
  await to.fill('Sundsvall');
  const answer = page.waitForResponse((response) => response.url().includes('exampleTo=Sundsvall'));
  await page.keyboard.press('Enter');
  await answer;
  await expect(
    main(page)
      .getByText(/Sundsvall/)
      .first(),
  ).toBeVisible();
  expect(posts).toEqual([]);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('quick search says once how much it found, when the typing has paused and the answer is there', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list');
  await awake(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('searchbox');
  await expect(field).toBeFocused();
  const said = await listen(page);
  const isOne = expect.stringMatching(/^\d+ träff(ar)?$/);
  // Each letter is answered before the next one comes.
  await field.pressSequentially('petra', { delay: 400 });
  await expect(page.getByRole('menuitem').first()).toContainText('Petra');
  await expect.poll(said).toEqual([isOne]);
  await page.waitForTimeout(1_000);
  expect(await said()).toEqual([isOne]);
  // A screen's name alone is asked of nobody, and not counted before it is typed out either.
  await field.pressSequentially('xq', { delay: 100 });
  await expect.poll(said).toEqual([isOne, t('menus:find.none')]);
});

test('a time is typed in silence, and its list opens at the arrow', async ({ page }) => {
  await page.goto('/sv');
  const time = page.locator('#departure-time');
  await time.focus();
  await expect(time).toHaveRole('combobox');
  await time.fill('');
  const said = await listen(page);
  await time.pressSequentially('0730');
  expect((await said()).filter((text) => /\d/.test(text))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '07:30' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(time).toHaveValue('07:30');
});

test('who presses a button that stays has the focus on it again', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/booking/list?when=coming');
  await main(page).getByRole('row').nth(1).getByRole('link').first().click();
  await awake(page);
  const again = main(page).getByRole('button', { name: t('bookings:details.sendAgain.confirmation') });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('bookings:flash.sentAgain.confirmation')).first()).toBeVisible();
  await expect(again).toBeFocused();
});

test('a new order is said with its column', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/booking/list');
  await awake(page);
  const heading = main(page).getByRole('columnheader', { name: t('bookings:list.departure') });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/sort=/);
  const found = page.locator('[data-found]');
  await expect(found).not.toBeEmpty();
  const direction = (await heading.getAttribute('aria-sort')) === 'descending' ? 'descending' : 'ascending';
  const column = (await heading.textContent()) ?? '';
  await expect(found).toContainText(t(`lists:order.${direction}`, { column }));
});

test('a new order of rows that can be ticked is said as it is, not as it was', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  // All of these can be ticked; a page of rows that cannot has no ticks.
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  const found = page.locator('[data-found]');
  for (const [column, order] of [
    ['users:name', 'descending'],
    ['users:name', 'ascending'],
    ['users:lastLogin', 'ascending'],
  ] as const) {
    const heading = grid.getByRole('columnheader', { name: t(column) });
    await heading.click();
    await expect(heading).toHaveAttribute('aria-sort', order);
    await expect(found).toContainText(t(`lists:order.${order}`, { column: t(column) }));
  }
});

test('ticks are kept by who thinks better of their act, and by Escape; not once it is done', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const body = page
    .getByRole('grid', { name: t('users:list.title') })
    .getByRole('rowgroup')
    .last();
  const boxes = body.getByRole('checkbox');
  // At its row, as by Tab: a box that a script has gone to loses the focus to its row, on a slow machine with the key still down.
  for (const row of [0, 1]) {
    await body.getByRole('row').nth(row).press(' ');
    await expect(boxes.nth(row)).toBeChecked();
  }
  await page.keyboard.press('Escape');
  const ask = main(page).getByRole('button', { name: t('users:list.inviteMany') });
  for (const leave of [
    () =>
      main(page)
        .getByRole('link', { name: t('users:cancel') })
        .click(),
    () => page.goBack(),
  ] as const) {
    await ask.click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('users:inviteMany.title_other', { count: 2 }) }),
    ).toBeFocused();
    await leave();
    await expect(boxes.first()).toBeChecked();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(2)).not.toBeChecked();
  }
  await ask.click();
  await main(page)
    .getByRole('button', { name: t('users:inviteMany.submit') })
    .click();
  await expect(boxes.first()).toBeVisible();
  await expect(boxes.first()).not.toBeChecked();
});

test('who ticks rows is told where their acts are', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  const said = await listen(page);
  await grid.getByRole('checkbox').nth(1).press(' ');
  await expect.poll(said).toContain(t('lists:bulk.where'));
});

test('the first Tab into rows that can be ticked is at the first of them, and scrolls nothing that is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  const rows = grid.getByRole('rowgroup').last().getByRole('row');
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(rows.last()).not.toBeInViewport();
  await main(page)
    .getByRole('button', { name: t('users:list.inviteMany') })
    .focus();
  await page.keyboard.press('Tab');
  await expect(rows.first()).toBeFocused();
  // The table looks after its scrolling one frame later.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(rows.nth(1)).toBeFocused();
});

test('the first Tab into the rows of the next page is at the first of them, wherever it was on the page before', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users');
  await awake(page);
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  const rows = grid.getByRole('rowgroup').last().getByRole('row');
  await rows.first().focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown');
  await expect(rows.nth(9)).toBeFocused();
  await main(page)
    .getByRole('link', { name: t('lists:next') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toHaveAttribute('tabindex', '0');
  await expect(rows.nth(9)).toHaveAttribute('tabindex', '-1');
});

test('rows that can be ticked: nothing is said on arrival or on opening one, and Space ticks in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const said = await listen(page);
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  await expect(grid.getByRole('columnheader', { name: t('users:name') })).toHaveAttribute('aria-sort', 'ascending');
  // What the table would say it says within half a second.
  await page.waitForTimeout(1_000);
  expect(await said()).toEqual([]);

  const link = grid.getByRole('rowheader').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  // Others may have the name too.
  const box = grid.getByRole('checkbox', { name: t('lists:bulk.one', { name }), exact: true }).first();
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press(' ');
  await expect(box).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press(' ');
  await expect(box).not.toBeChecked();
  const until = (await said()).length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect((await said()).slice(until).filter((words) => /markera|vald/i.test(words))).toEqual([]);
});

test('a row that cannot be ticked is not called unselected', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users');
  const rows = page
    .getByRole('grid', { name: t('users:list.title') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
  const withBox = rows.filter({ has: page.getByRole('checkbox') });
  await expect(withBox.first()).toHaveAttribute('aria-selected', 'false');
  const others = rows.filter({ hasNot: page.getByRole('checkbox') });
  await expect(others.first()).toBeVisible();
  await expect(others.first()).not.toHaveAttribute('aria-selected');
  // Why it cannot be is read in the place of its box, and above the rows.
  const why = t('users:list.notInvited');
  await expect(others.first().getByRole('gridcell').first()).toHaveText(t('lists:bulk.closed', { why }));
  await expect(main(page).getByText(t('lists:bulk.closedRows', { why }))).toBeVisible();
  // Where Space ticks nothing, it does not scroll the row away either.
  await others.first().getByRole('rowheader').focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press(' ');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the ring of what has the focus in a list’s first row is not behind the headings', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/users?standing=invited');
  const grid = page.getByRole('grid', { name: t('users:list.title') });
  await grid.getByRole('rowheader').first().getByRole('link').focus();
  /** How far below the headings the ring begins. */
  const room = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
      const reach = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const head = focused.closest('table')!.querySelector('thead th')!.getBoundingClientRect();
      return focused.getBoundingClientRect().top - reach - head.bottom;
    });
  expect(await room()).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('ArrowLeft');
  await expect(grid.getByRole('gridcell').locator(':scope:focus')).toBeVisible();
  expect(await room()).toBeGreaterThanOrEqual(0);
});

test('on a telephone, the order is chosen in the menu alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/booking/list');
  await awake(page);
  const menu = main(page).getByRole('button', { name: t('lists:order.by', { column: t('bookings:list.departure') }) });
  await menu.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('thead') !== null)).toBe(false);
});

test('a row that a button opens is named by it, its cells are words apart, and the menu has no heading before the page’s', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('traffic'));
  await page.goto('/sv/dashboard/traffic');
  await awake(page);
  // What Chromium itself tells: it leaves out what other calculations of names find.
  const client = await page.context().newCDPSession(page);
  const names = async (role: string) => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value));
  };
  expect((await names('rowheader')).filter((name) => name.trim() === '')).toEqual([]);
  const onTime = (await names('cell')).filter((name) => name.includes(t('traffic:journeys.arrivalFrom.plan')));
  expect(onTime.length).toBeGreaterThan(0);
  for (const name of onTime) expect(name).toMatch(/\d\d:\d\d \S.* \S/);
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company');
  await expect(page.getByRole('list', { name: t('menus:groups.fleet') })).toBeVisible();
  await expect(page.getByRole('heading').first()).toHaveJSProperty('tagName', 'H1');
  const cells = await names('cell');
  expect(cells.filter((name) => /\p{L} \d\d:\d\d/u.test(name)).length).toBeGreaterThan(0);
  expect(cells.filter((name) => /\p{L}\d\d:\d\d| ,/u.test(name))).toEqual([]);
});
