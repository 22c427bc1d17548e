// Traces: S2-053, S3-036, S5-006
import { expect, test } from '../support/test';
import sharp from 'sharp';
import { demoPerson, logIn } from '../support/people';
import { errorIn, textIn } from '../support/texts';
import { Journey } from '../support/journey';
import { wednesdayFromNow } from '../support/departure';

/** One per journey, so that simultaneous tests do not save the same company. Both drive from Uppsala. */
const COMPANIES = { sv: 'Demobuss Östermalm AB', en: 'Demobuss Märsta AB' };

/** An administrator uploads a company's logo, and customers see it beside the company's name. With scripts and without. */
for (const language of ['sv', 'en'] as const) {
  test(`a company gets a logo, and a wrong file loses no input (${language})`, async ({ page, browser }, info) => {
    const t = (key: string) => textIn(language, `companies:${key}`);
    const company = COMPANIES[language];
    await logIn(page, language, demoPerson('admin'));
    await page.goto(`/${language}/dashboard/admin/transport-companies/list?q=${encodeURIComponent(company)}`);
    await page.getByRole('main').getByRole('link', { name: company, exact: true }).click();
    const main = page.getByRole('main');
    const logo = main.getByLabel(t('fields.logo'), { exact: true });
    const street = main.getByLabel(new RegExp(`^${t('fields.street')}`));
    const save = () => main.getByRole('button', { name: t('companies.save'), exact: true }).click();

    await main.getByText(t('own.edit'), { exact: true }).click();
    await street.fill(`Provgatan ${info.workerIndex + 1}`);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: html });
    await save();
    const alert = page.locator('[data-error-summary]');
    await expect(alert).toContainText(errorIn(language, 'image.unsupportedType'));
    await alert.getByRole('link').first().click();
    await expect(logo).toBeFocused();
    await expect(street).toHaveValue(`Provgatan ${info.workerIndex + 1}`);

    const picture = sharp({ create: { width: 180, height: 60, channels: 3, background: '#0f5d43' } });
    await logo.setInputFiles({ name: 'logo', mimeType: '', buffer: await picture.jpeg().toBuffer() });
    await save();
    await expect(page.getByText(t('flash.saved'))).toBeVisible();
    await expect(main.getByRole('img', { name: t('companies.logoNow') })).toBeVisible();
    // Neither the file's name nor the browser's media type decides: what is served is a JPEG.
    const address = await main.getByRole('img', { name: t('companies.logoNow') }).getAttribute('src');
    const served = await page.request.get(address ?? '');
    expect(served.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(served.headers()['cache-control']).toContain('immutable');

    const visitor = new Journey(await (await browser.newContext()).newPage(), language);
    await visitor.search({ day: wednesdayFromNow(21, info.repeatEachIndex) });
    const offer = visitor.main.getByRole('article').filter({ hasText: company }).first();
    const shown = offer.locator('img[src^="/images/"]');
    await expect(shown).toHaveJSProperty('naturalWidth', 180);
    await visitor.page.context().close();
  });

  test(`a company’s administrator chooses its logo (${language})`, async ({ page }) => {
    const t = (key: string) => textIn(language, `companies:${key}`);
    await logIn(page, language, demoPerson('company'));
    await page.goto(`/${language}/dashboard/company`);
    const link = page.getByRole('link', { name: textIn(language, 'menus:lines.companyDetails'), exact: true });
    await page.goto((await link.getAttribute('href')) ?? '');
    const main = page.getByRole('main');
    // After a refusal the page reads its data anew: whoever presses again meanwhile means it.
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.data\?.*_routes/, async (route) => {
      await pressed;
      await route.continue().catch(() => undefined);
    });
    await main.getByRole('button', { name: t('own.saveLogo') }).click();
    await expect(page.locator('[data-error-summary]')).toContainText(errorIn(language, 'image.missing'));
    const picture = sharp({ create: { width: 90, height: 90, channels: 4, background: '#f5b32a80' } });
    const file = { name: 'märke.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    await main.getByLabel(t('own.file'), { exact: true }).setInputFiles(file);
    await main.getByRole('button', { name: t('own.saveLogo') }).click();
    release();
    await expect(page.getByText(t('flash.logoSaved'))).toBeVisible();
    const logo = main.getByRole('img', { name: t('companies.logoNow') });
    await expect(logo).toHaveJSProperty('naturalWidth', 90);
  });
}
