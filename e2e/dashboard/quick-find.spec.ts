import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { orderOf } from '../support/product-database';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);

test('Ctrl K leads to a screen and to a customer by a few letters', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/customers/list');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const name = (await page.getByRole('main').getByRole('rowheader').first().getByRole('link').textContent()) ?? '';
  const field = page.getByRole('dialog').getByRole('searchbox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(t('menus:lines.refunds').slice(0, 6));
  await page.getByRole('menuitem', { name: t('menus:lines.refunds') }).click();
  await expect(page).toHaveURL(/refunds\/list$/);

  await page.getByRole('button', { name: t('menus:find.title') }).click();
  const wanted = name.split(',')[0] ?? '';
  await field.fill(wanted);
  await page.getByRole('menuitem', { name: wanted }).first().click();
  await expect(page).toHaveURL(/\/customers\/\d+$/);
});

test('Ctrl K leads to a company by a part of its name, to a booking by its number and to an order by its own', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('admin'));
  const firstOf = async (list: string) => {
    await page.goto(`/sv/dashboard/admin/${list}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    return (await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  };
  const jump = async (typed: string, name: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill(typed);
    await page.getByRole('menuitem', { name }).first().click();
  };
  const company = await firstOf('transport-companies/list');
  await jump(company.slice(2, -1), company);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  const booking = await firstOf('booking/list?when=all');
  await jump(booking, booking);
  await expect(page).toHaveURL(new RegExp(`/admin/booking/details/${booking}$`));
  const order = await orderOf(booking);
  await jump(order, order);
  await expect(page.getByRole('main').getByText(order).first()).toBeVisible();
});

test('what is typed straight after Ctrl K is not lost, and an exact number comes first', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/booking/list?when=all');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const booking = (await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  // The palette's script comes late, as on a slow line.
  await page.route(/CommandPalette/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(booking, { delay: 30 });
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue(booking);
  const first = page.getByRole('menuitem').first();
  await expect(first).toContainText(booking);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ träff(ar)?$/);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/admin/booking/details/${booking}$`));
});

test('keys that are pressed while the page comes alive leave it alive, and Ctrl K leads to the field at once', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('admin'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // Without a pause, so that some come while React waits for the page's data.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (document.documentElement?.hasAttribute('data-hydrated')) return;
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      for (const name of ['keyup', 'textInput', 'input', 'click'])
        document.activeElement?.dispatchEvent(new Event(name, { bubbles: true }));
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/sv/dashboard/admin');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(errors).toEqual([]);
  await expect(anything(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

test('Enter, pressed before the results have come, leads to what was typed', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/booking/list?when=all');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const booking = (await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(booking, { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/booking/details/${booking}$`));
});

test('Enter leads to the first hit, also of what was pasted or shortened, and to the results page where there is none', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('admin'));
  const field = page.getByRole('dialog').getByRole('searchbox');
  const first = page.getByRole('menuitem').first();
  const begin = async () => {
    await page.goto('/sv/dashboard/admin/booking/list');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };
  await begin();
  await page.keyboard.insertText('Petra Privatsson');
  await expect(first).toContainText('Petra Privatsson');
  await expect(first).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/\d+$/);

  await begin();
  await page.keyboard.type('Petra Privatssonx');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(t('menus:find.none'));
  await page.keyboard.press('Backspace');
  await expect(first).toContainText('Petra Privatsson');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/\d+$/);

  await begin();
  await page.keyboard.type('zzzz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(t('menus:find.none'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/find\?q=zzzz$/);
});

test('Enter opens no instruction at once, but the results; an arrow key or a click opens it', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  const field = page.getByRole('dialog').getByRole('searchbox');
  const chosen = page.locator('[role=menuitem][data-focused]');
  const typing = async (text: string) => {
    await page.goto('/sv/dashboard/admin/customers/list');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text, { delay: 10 });
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ träff(ar)?$/);
  };
  const does = t('menus:acts.takeMoney.does').replace('{{button}}', t('bookings:chooseRefund.link'));
  const act = page.getByRole('menuitem').filter({ hasText: does });
  await typing('pengarna tillbaka');
  await expect(act).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/find\?q=pengarna\+tillbaka$/);
  await expect(page.getByRole('main').getByRole('link', { name: does })).toBeVisible();

  await typing('pengarna tillbaka');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/booking\/list$/);

  await typing('pengarna tillbaka');
  await act.click();
  await expect(page).toHaveURL(/\/admin\/booking\/list$/);
});

test('a noun before a name finds what it means, before any instruction, in the palette and on the page', async ({
  page,
}) => {
  for (const language of ['sv', 'en'] as const) {
    await logIn(page, language, demoPerson('admin'));
    const kind = (name: string) => textIn(language, `menus:find.kinds.${name}`);
    const [quote, customer] = language === 'sv' ? ['offert petra', 'kund petra'] : ['quote petra', 'customer petra'];
    await page.goto(`/${language}/dashboard/admin/customers/list`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type(quote, { delay: 10 });
    await expect(page.getByRole('menuitem').first()).toHaveText(/^\d{8}/);
    await expect(page.getByRole('dialog').getByText(kind('quoteRequest'), { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-focused');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/quote-requests?\/.*\d{8}$/);

    await page.goto(`/${language}/dashboard/admin/find?q=${encodeURIComponent(customer)}`);
    await expect(page).toHaveURL(/\/customers\/\d+$/);
    await page.context().clearCookies();
  }
});

test('Ctrl K pressed at once after Escape opens a palette that is typed in and closed', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/booking/list');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (let again = 0; again < 3; again++) {
    // Faster than it fades out.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('zz');
  await expect(field).toHaveValue('zz');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on the results page Ctrl K leads to the field, with what was asked selected', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/find?q=zzzz');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(anything(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('demo', { delay: 150 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/find\?q=demo$/);
});

const anything = (page: Page) => page.getByRole('search', { name: t('menus:find.title'), exact: true });

test('the field at the top goes straight to a single match, and otherwise shows the results', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/booking/list?when=all');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const number = await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().textContent();
  const field = anything(page).getByRole('searchbox');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await field.fill(number ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/booking\/details\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await field.fill('demo');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/find\?q=demo$/);
  await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible();
  await expect(field).toHaveValue('demo');

  // There is no such booking: the only company in that town is shown, not opened instead.
  await field.fill('bokning umeå');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/find\?q=bokning/);
  await expect(page.getByRole('main').getByRole('link', { name: /Umeå/ })).toBeVisible();
});

test('a result in the section opens in the browser, one in another area as a document', async ({ page }) => {
  await page.goto('/sv/auth/login');
  // Users who order train replacement have two areas.
  await logIn(page, 'sv', demoPerson('deal.train'));
  await page.goto('/sv/dashboard/organisation');
  const jump = async (to: string) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.keyboard.press('Control+k');
    const entry = page.locator(`a[role=menuitem][href="${to}"]`);
    await page
      .getByRole('dialog')
      .getByRole('searchbox')
      .fill((await entry.textContent()) ?? '');
    for (let presses = 0; presses < 10 && (await entry.getAttribute('data-focused')) === null; presses++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return page.evaluate(() => 'sameDocument' in window);
  };
  expect(await jump('/sv/dashboard/organisation/manage')).toBe(true);
  expect(await jump('/sv/dashboard/train')).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field leads to a bus by its number, and otherwise to a results page', async ({ page }) => {
    await logIn(page, 'sv', demoPerson('company'));
    await page.goto('/sv/dashboard/company/vehicles/list');
    const main = page.getByRole('main');
    const number = (await main.getByRole('rowheader').first().getByRole('link').textContent()) ?? '';
    const find = async (text: string) => {
      await anything(page).getByLabel(t('menus:find.label')).fill(text);
      await anything(page)
        .getByRole('button', { name: t('menus:find.submit'), exact: true })
        .click();
    };
    await find(number.toLowerCase());
    await expect(page).toHaveURL(/company\/vehicles\/edit\/\d+$/);
    await find('kostnad');
    await expect(page).toHaveURL(/company\/find\?q=kostnad$/);
    await main.getByRole('link', { name: t('menus:lines.driverCosts'), exact: true }).click();
    await expect(page).toHaveURL(/company\/driver-costs\/list$/);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap on the field suggests while one types, and leads there', async ({ page }) => {
    await logIn(page, 'sv', demoPerson('admin'));
    await page.goto('/sv/dashboard/admin/customers/list');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page
      .getByRole('search', { name: t('menus:find.title') })
      .getByRole('searchbox')
      .tap();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill(t('menus:lines.refunds').slice(0, 6));
    await page.getByRole('menuitem', { name: t('menus:lines.refunds') }).tap();
    await expect(page).toHaveURL(/refunds\/list$/);
  });
});
