// Traces: S1-024, S2-098, S2-111, S2-112, S2-113, S3-078, S2-184
import { randomBytes } from 'node:crypto';
import { formatCompactDay, noonOf } from '@formats';
import { expect, type Page, test } from '../support/test';
import { demoPerson, fillLogin, logIn } from '../support/people';
import { errorIn, LANGUAGES, textIn } from '../support/texts';

/** Running the service: integrations, general settings, content pages, event log. All of it without scripts. */
test.use({ javaScriptEnabled: false });

const unique = () => randomBytes(5).toString('hex');
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const row = (page: Page, label: string) => main(page).locator('dl > div', { hasText: label }).locator('dd').first();

for (const language of LANGUAGES) {
  const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
  const go = (page: Page, path: string) => page.goto(`/${language}/dashboard/admin/${path}`);
  const as = (page: Page, username: string) => logIn(page, language, demoPerson(username));

  test.describe(`system administration, ${language}`, () => {
    test('an integration is created, its secret is shown once, it is rotated and canceled', async ({ page }) => {
      await as(page, 'admin');
      const name = `Bergs ${unique()}`;
      await go(page, 'external-integration/create');
      await press(page, t('integration:create.submit'));
      await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
      await expect(main(page).getByRole('link', { name: t('errors:missing.name') })).toBeVisible();

      await field(page, 'name').fill(name);
      await press(page, t('integration:create.submit'));
      await expect(field(page, 'name')).toHaveValue(name);
      const company = field(page, 'companyId');
      await company.selectOption(await company.locator('option[value]:not([value=""])').first().getAttribute('value'));
      await press(page, t('integration:create.submit'));
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('integration:create.done'));
      const secret = await row(page, t('integration:key.secret')).innerText();
      expect(secret).toMatch(/^[\w-]{43}$/);

      // Reloading the response resends the form: nothing new is created, and no secret is shown.
      await page.reload();
      await expect(main(page).getByText(errorIn(language, 'integration.alreadyMade'))).toBeVisible();
      expect(await page.content()).not.toContain(secret);

      await go(page, `external-integration/list?q=${encodeURIComponent(name)}`);
      await expect(main(page).getByRole('row')).toHaveCount(2);
      await main(page).getByRole('link', { name }).click();
      expect(await page.content()).not.toContain(secret);

      await field(page, 'url').fill('http://intranet/hook');
      await press(page, t('integration:webhook.submit'));
      await expect(field(page, 'url')).toHaveValue('http://intranet/hook');
      await expect(main(page).getByText(errorIn(language, 'webhook.addressInvalid')).first()).toBeVisible();
      await field(page, 'url').fill('https://buss.example/hook');
      await main(page).getByLabel(t('integration:webhook.event.booking-canceled')).check();
      await press(page, t('integration:webhook.submit'));
      await expect(page.getByText(t('integration:flash.saved'))).toBeVisible();
      await expect(main(page).getByLabel(t('integration:webhook.event.booking-canceled'))).toBeChecked();

      await main(page)
        .getByRole('link', { name: t('integration:edit.rotate') })
        .click();
      await press(page, t('integration:rotate.submit'));
      const fresh = await row(page, t('integration:key.secret')).innerText();
      expect(fresh).not.toBe(secret);
      await expect(row(page, t('integration:key.previousUntil'))).toHaveText(/\s\d{4}(?: kl\.\s|, )\d\d:\d\d$/);
      await page.reload();
      await expect(main(page).getByText(errorIn(language, 'input.changedMeanwhile'))).toBeVisible();
      expect(await page.content()).not.toContain(fresh);

      await main(page).getByRole('link', { name, exact: true }).click();
      await main(page)
        .getByRole('link', { name: t('integration:edit.cancel'), exact: true })
        .click();
      await press(page, t('integration:cancel.submit'));
      await expect(page.getByText(t('integration:flash.canceled'))).toBeVisible();
      await go(page, `external-integration/list?status=canceled&q=${encodeURIComponent(name)}`);
      await expect(main(page).getByRole('link', { name })).toBeVisible();
    });

    test('the owner changes a setting, an administrator can only read it, and the event log shows it', async ({
      page,
      browser,
    }) => {
      const key = language === 'sv' ? 'quoteExpiryHours' : 'quoteRequestExpiryHours';
      const path = `configurations/general-settings/${key}`;
      await as(page, 'owner');
      await go(page, path);
      for (const [typed, error] of [
        ['', t('errors:forms.required')],
        ['48,5', t('errors:forms.wholeNumber')],
        ['0', t('errors:forms.between', { 0: 1, 1: 8760 })],
      ] as const) {
        await field(page, 'value').fill(typed);
        await press(page, t('settings:save'));
        await expect(main(page).getByText(error).first()).toBeVisible();
        await expect(field(page, 'value')).toHaveValue(typed);
      }
      await field(page, 'value').fill('72');
      await press(page, t('settings:save'));
      await expect(page.getByText(t('settings:flash.saved'))).toBeVisible();
      await expect(row(page, t('settings:value'))).toHaveText(t('settings:units.hours_other', { value: 72 }));
      await expect(main(page).getByRole('table', { name: t('settings:history') })).toContainText(
        t('settings:units.hours_other', { value: 72 }),
      );

      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await as(other, 'admin');
      await go(other, path);
      await expect(row(other, t('settings:value'))).toHaveText(t('settings:units.hours_other', { value: 72 }));
      await expect(main(other).getByText(t('settings:ownerOnly'))).toBeVisible();
      await expect(main(other).getByRole('button')).toHaveCount(0);
      const forged = await other.request.post(other.url(), {
        form: { intent: 'save', value: '24', version: '2' },
        headers: { origin: new URL(other.url()).origin },
      });
      expect(forged.status()).toBe(403);
      await go(other, `event-log?view=each&entity=setting&q=${key}`);
      await main(other).locator('table').getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
      await expect(main(other).getByRole('table', { name: t('events:details.changes') })).toContainText('72');
      await other.context().close();

      // Two windows of the owner: the slower one is told, and sees the current value.
      const slow = await page.context().newPage();
      await go(slow, path);
      await press(page, t('settings:reset', { value: t('settings:units.hours_other', { value: 48 }) }));
      await expect(row(page, t('settings:value'))).toHaveText(t('settings:units.hours_other', { value: 48 }));
      await field(slow, 'value').fill('96');
      await press(slow, t('settings:save'));
      await expect(main(slow).getByText(errorIn(language, 'input.changedMeanwhile'))).toBeVisible();
      await expect(field(slow, 'value')).toHaveValue('96');
      await expect(row(slow, t('settings:value'))).toHaveText(t('settings:units.hours_other', { value: 48 }));
    });

    test('the tax changes from a later day, and the change is withdrawn', async ({ page }) => {
      await as(page, 'owner');
      await go(page, 'configurations/general-settings/taxBasisPoints');
      const day = language === 'sv' ? '2099-01-01' : '2099-02-01';
      await field(page, 'value').first().fill('12,5');
      await main(page).getByLabel(t('settings:validFrom')).fill('2020-01-01');
      await press(page, t('settings:save'));
      await expect(main(page).getByText(errorIn(language, 'setting.fromPast')).first()).toBeVisible();
      await main(page).getByLabel(t('settings:validFrom')).fill(day);
      await press(page, t('settings:save'));
      const upcoming = main(page)
        .getByRole('table', { name: t('settings:upcoming') })
        .getByRole('row', { name: formatCompactDay(noonOf(day), language) });
      await expect(upcoming).toContainText(language === 'sv' ? '12,5 %' : '12.5%');
      await upcoming.getByRole('button', { name: t('settings:withdraw') }).click();
      await expect(page.getByText(t('settings:flash.saved'))).toBeVisible();
      await expect(upcoming).toHaveCount(0);
    });

    test('a page is written, previewed, published, changed and removed', async ({ page, request }) => {
      await as(page, 'admin');
      const slug = `resa-${unique()}`;
      const address = `/${language}/page/${slug}`;
      await go(page, 'content-pages/create');
      await field(page, 'slug').fill('Inte så här');
      await field(page, 'titleSv').fill('Resa med barn');
      await field(page, 'markdownSv').fill('Text **viktig** <script>alert(1)</script>');
      await press(page, t('content:form.preview'));
      await expect(main(page).getByRole('heading', { name: t('content:form.previewTitle') })).toBeVisible();
      await expect(main(page).locator('strong', { hasText: 'viktig' })).toBeVisible();
      expect(await main(page).locator('script').count()).toBe(0);
      await expect(field(page, 'markdownSv')).toHaveValue(/<script>/);

      await press(page, t('content:form.save'));
      await expect(main(page).getByText(t('errors:forms.slug')).first()).toBeVisible();
      await expect(field(page, 'titleSv')).toHaveValue('Resa med barn');
      await field(page, 'slug').fill(slug);
      await field(page, 'titleEn').fill('Travel with children');
      await field(page, 'markdownEn').fill('## First\n\nText');
      await press(page, t('content:form.save'));
      await expect(page.getByText(t('content:flash.created'))).toBeVisible();
      expect((await request.get(address)).status()).toBe(404);

      await field(page, 'published').check();
      await field(page, 'inFooter').check();
      await press(page, t('content:form.save'));
      await expect(page.getByText(t('content:flash.saved'))).toBeVisible();
      const title = language === 'sv' ? 'Resa med barn' : 'Travel with children';
      expect(await (await request.get(`/${language}`)).text()).toContain(`>${title}</a>`);
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('alert(1)</script>');

      // Earlier versions can be read and restored.
      await field(page, 'titleSv').fill('Ny rubrik');
      await press(page, t('content:form.save'));
      await main(page)
        .getByRole('link', { name: t('content:history.open', { version: 1 }) })
        .click();
      await expect(field(page, 'titleSv')).toHaveValue('Resa med barn');

      await main(page)
        .getByRole('link', { name: t('content:edit.remove'), exact: true })
        .click();
      await press(page, t('content:remove.submit'));
      await expect(page.getByText(t('content:flash.removed'))).toBeVisible();
      expect((await page.goto(address))?.status()).toBe(404);
    });

    test('input is restored after the session has ended', async ({ page, context }) => {
      await as(page, 'admin');
      await go(page, 'content-pages/edit/about');
      await field(page, 'titleSv').fill('Om oss, med nya ord');
      await context.clearCookies();
      await press(page, t('content:form.save'));
      await expect(page).toHaveURL(/auth\/login/);
      await fillLogin(page, language, demoPerson('admin'));
      await expect(field(page, 'titleSv')).toHaveValue('Om oss, med nya ord');
    });

    test('a page that the service links to cannot be removed', async ({ page }) => {
      await as(page, 'admin');
      await go(page, 'content-pages/edit/terms');
      await expect(main(page).getByRole('link', { name: t('content:edit.remove'), exact: true })).toHaveCount(0);
      await go(page, 'content-pages/remove/terms');
      await expect(main(page).getByText(errorIn(language, 'page.reserved'))).toBeVisible();
    });

    test('the event log is searched, sorted and downloaded', async ({ page }) => {
      await as(page, 'admin');
      const response = await go(page, 'event-log?from=snart&entity=setting');
      expect(response?.status()).toBe(422);
      await expect(main(page).getByText(t('errors:forms.day')).first()).toBeVisible();
      await go(page, 'event-log?q=finns-inte');
      await expect(main(page).getByText(t('lists:noMatch.title'))).toBeVisible();
      expect((await go(page, 'event-log/999999999'))?.status()).toBe(404);
      const file = await page.request.get(`/${language}/dashboard/admin/event-log.csv?entity=setting&sort=at`);
      expect(file.headers()['content-type']).toContain('text/csv');
      expect(await file.text()).toContain(t('events:list.who'));
    });

    test('a nonsense address is refused, and never causes a fault', async ({ page }) => {
      await as(page, 'owner');
      for (const [path, status] of [
        ['content-pages/edit/about?version=abc', 404],
        ['content-pages/edit/about?version=1e999', 404],
        ['content-pages/edit/%00', 400],
        ['content-pages/list?sort=x', 400],
        ['configurations/general-settings/constructor', 404],
        ['event-log/1e400', 404],
        ['event-log?from=0000-00-00', 422],
        ['event-log?view=nonsense', 422],
        ['event-log?q=%F0%9F%9A%8C&actor=%F0%9F%9A%8C&reason=%25', 200],
        ['event-log?view=each&entity=booking&q=99999999999999999999', 200],
        ['external-integration/edit/1e30', 404],
        ['external-integration/list?q=%F0%9F%9A%8C', 200],
      ] as const) {
        const answer = await page.request.get(`/${language}/dashboard/admin/${path}`, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, status]);
      }
    });

    test('nobody else gets in', async ({ page }) => {
      await as(page, 'private');
      for (const path of [
        'external-integration/list',
        'configurations/general-settings',
        'content-pages/list',
        'event-log',
        'event-log.csv',
      ]) {
        const answer = await page.request.get(`/${language}/dashboard/admin/${path}`, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 302]);
      }
      const forged = await page.request.post(`/${language}/dashboard/admin/content-pages/remove/about`, {
        form: {},
        headers: { origin: new URL(page.url()).origin },
      });
      expect(forged.status()).toBe(403);
    });
  });
}
