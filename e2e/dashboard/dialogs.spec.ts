import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { unreportedBooking } from '../support/product-database';
import { textIn } from '../support/texts';

const t = (key: string, values?: Record<string, string>) => textIn('sv', key, values);
const ACCESSIBILITY = '/sv/dashboard/admin/configurations/accessibility';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.locator('[role=alertdialog][data-rac]:not([aria-modal=false])').last();
const notice = (page: Page) => page.getByRole('alert');

test.beforeEach(async ({ page }) => {
  await logIn(page, 'sv', demoPerson('admin'));
});

/** Opens the page of a property made for this test; returns its name. */
async function openProperty(page: Page): Promise<string> {
  const name = `Ledstång ${randomBytes(4).toString('hex')}`;
  await page.request.post(`${ACCESSIBILITY}/add`, { form: { nameSv: name, nameEn: name } });
  await page.goto(ACCESSIBILITY);
  await main(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/accessibility\/edit\/\d+$/);
  return name;
}

test('a question in place that meets an ended session is kept, and answered after the login', async ({
  page,
  context,
}) => {
  const name = await openProperty(page);
  await main(page)
    .getByRole('link', { name: t('accessibility:remove.link') })
    .click();
  await expect(dialog(page)).toContainText(t('accessibility:remove.text'));
  await context.clearCookies({ name: /session/ });
  await dialog(page)
    .getByRole('button', { name: t('accessibility:remove.submit') })
    .click();
  await expect(notice(page)).toContainText(t('common:transport.sessionEnded'));
  await expect(dialog(page)).toBeVisible();

  const login = await context.newPage();
  await logIn(login, 'sv', demoPerson('admin'));
  // With the keyboard: the focus is where the way on is.
  await page.bringToFront();
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common:transport.logIn') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('common:transport.continue') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/configurations\/accessibility$/);
  await expect(main(page).getByRole('link', { name })).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
});

test('what can be answered again is asked on its page, which holds the answer the next time', async ({ page }) => {
  const number = await unreportedBooking();
  await page.goto(`/sv/dashboard/admin/booking/details/${number}`);
  const link = main(page).getByRole('link', {
    name: new RegExp(`^(${t('bookings:outcome.link')}|${t('bookings:outcome.correct')})$`),
  });
  const driven = main(page).getByRole('radio', { name: t('bookings:outcome.driven') });
  const source = main(page).getByLabel(t('bookings:outcome.source'));
  for (const said of [`Kunden ${Date.now()}`, `Föraren ${Date.now()}`]) {
    await link.press('Enter');
    await driven.check({ force: true });
    await source.fill(said);
    await source.press('Enter');
    await expect(page).toHaveURL(/details/);
    await expect(main(page).getByText(said).first()).toBeVisible();
    await link.press('Enter');
    await expect(source).toHaveValue(said);
    await expect(driven).toBeChecked();
    await page.goBack();
  }
  // As it was, for others.
  await unreportedBooking();
});

test('the heading of its section has the focus when the link of an answered question is gone', async ({ page }) => {
  await page.goto('/sv/dashboard/admin/customers/3');
  const notes = main(page).locator('#notes').locator('..');
  const written = `Att ta bort ${Date.now()}`;
  const fold = main(page).locator('details').filter({ hasText: t('notes:add.link') }).last(); // prettier-ignore
  await fold.locator('summary').click();
  await fold.getByRole('textbox').fill(written);
  await fold.getByRole('button', { name: t('notes:add.submit') }).click();
  await expect(notes.getByText(written)).toBeVisible();
  await notes
    .getByRole('listitem')
    .filter({ hasText: written })
    .getByRole('link', { name: t('notes:remove.link') })
    .press('Enter');
  await dialog(page)
    .getByRole('button', { name: t('notes:remove.submit') })
    .press('Enter');
  await expect(notes.getByText(written)).toHaveCount(0);
  await expect(notes.getByRole('heading', { name: t('notes:title') })).toBeFocused();
});

test('a lost network is reported above quick-find, which keeps what is typed', async ({ page, context }) => {
  await page.goto('/sv/dashboard/admin');
  await page.keyboard.press('Control+k');
  const typed = page.getByRole('dialog').getByRole('searchbox');
  await expect(typed).toBeFocused();
  let isAway = true;
  await context.route('**/*.data*', (route) => (isAway ? route.fulfill({ status: 429, body: '' }) : route.continue()));
  await page.keyboard.type('uppsala');
  await expect(notice(page)).toContainText(t('common:transport.noAnswer'));
  await expect(typed).toBeFocused();
  isAway = false;
  await notice(page)
    .getByRole('button', { name: t('common:transport.tryAgain') })
    .click();
  await expect(notice(page)).toHaveCount(0);
  await expect(typed).toHaveValue('uppsala');
  await expect(page.getByRole('dialog').getByRole('menuitem').first()).toContainText(/uppsala/i);
});

test('after a deployment a question that cannot be asked in place is asked on its page', async ({ page, context }) => {
  const name = await openProperty(page);
  // As the server responds for a script of a build that it no longer has.
  const gone = await (await page.request.get('/assets/gone-abcdefgh.js')).text();
  await context.route(/\/assets\/ConfirmDialog-.*\.js$/, (route) =>
    route.fulfill({ body: gone, contentType: 'text/javascript; charset=utf-8' }),
  );
  await page.reload();
  await main(page)
    .getByRole('link', { name: t('accessibility:remove.link') })
    .click();
  await expect(page).toHaveURL(/accessibility\/remove\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accessibility:remove.title', { name }));
  // It is answered there, and no search has the property as a filter.
  await main(page)
    .getByRole('button', { name: t('accessibility:remove.submit') })
    .click();
  await expect(page).toHaveURL(/configurations\/accessibility$/);
  await expect(main(page).getByRole('link', { name })).toHaveCount(0);
});
