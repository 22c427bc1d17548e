// Traces: S2-025, S2-090, S2-091, S2-109, S4-054, S4-055, S5-020, S2-180
import { expect, type Page, test } from '../support/test';
import { type Applicant, newApplicant } from '../support/applicants';
import { arrivedMail, linkIn, mailedLink } from '../support/mailbox';
import { demoPerson, logIn, repeatPassword } from '../support/people';
import { errorIn, type Language, textIn } from '../support/texts';

/** From an operator's application to its administrator's first page, and the denial. With scripts and without. */
const t = (language: Language, key: string, values?: Record<string, string | number>) =>
  textIn(language, key.includes(':') ? key : `companies:${key}`, values);

async function apply(page: Page, language: Language, { name, orgNumber, email }: Applicant): Promise<void> {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(t(language, `fields.${key}`), { exact: true });
  await field('name').fill(name);
  await field('orgNumber').fill(orgNumber);
  await field('city').fill('Östersund');
  await main.getByLabel(language === 'sv' ? 'Norge' : 'Norway').check();
  await field('trafficPermit').fill('TSV 2026-114');
  // As people write it, in either language; not in the order of the browser's own date field.
  await field('trafficPermitUntil').fill(language === 'sv' ? '31 december 2031' : '31 Dec 2031');
  await field('contactName').fill('Siv Sökande');
  await field('contactEmail').fill(email);
  await field('contactPhone').fill('070-174 06 05');
  await main.getByLabel(new RegExp(t(language, 'auth:register.accept'))).check();
  await main.getByRole('button', { name: t(language, 'apply.submit') }).click();
}

/** Opens the administrators' page for the application, from their list. */
async function openApplication(page: Page, language: Language, { name }: Applicant): Promise<void> {
  await page.goto(`/${language}/dashboard/admin/applicants/list?q=${encodeURIComponent(name)}&status=received`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const language of ['sv', 'en'] as const) {
  test(`an operator applies, is approved, and its administrator starts (${language})`, async ({ page, browser }) => {
    const applicant = newApplicant();
    await page.goto(`/${language}/auth/register`);
    await page.getByRole('link', { name: t(language, 'apply.linkText') }).click();
    await apply(page, language, applicant);
    await expect(page.getByRole('heading', { level: 1, name: t(language, 'apply.sentTitle') })).toBeVisible();
    await arrivedMail({ to: applicant.email, subject: /./, says: applicant.name });

    const office = await (await browser.newContext()).newPage();
    await logIn(office, language, demoPerson('admin'));
    await openApplication(office, language, applicant);
    const number = office.url().split('/').at(-1)!;
    const alert = await arrivedMail({ subject: 'Ett bussbolag ansöker', says: `/applicants/reply/${number}\n` });
    expect(linkIn(alert, `/applicants/reply/${number}`)).toContain('/sv/dashboard/admin/');
    await office.getByRole('button', { name: t(language, 'applicants.approve') }).click();
    await expect(office.getByText(t(language, 'flash.approved', { email: applicant.email }))).toBeVisible();
    await expect(office.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
    await expect(office.getByText(t(language, 'companies.invited'))).toBeVisible();

    await page.goto(await mailedLink(applicant.email, 'auth/invitation'));
    await expect(page.getByRole('heading', { level: 1, name: t(language, 'auth:invitation.title') })).toBeVisible();
    await page.getByLabel(t(language, 'auth:password.new'), { exact: true }).fill('kort');
    await repeatPassword(page.getByRole('main'), language, 'kort');
    await page.getByRole('button', { name: t(language, 'auth:invitation.submit') }).click();
    await expect(page.locator('[data-error-summary]')).toContainText(errorIn(language, 'user.passwordRules'));
    await page.getByLabel(t(language, 'auth:password.new'), { exact: true }).fill('Tolv-Gula-Bussar-27');
    await repeatPassword(page.getByRole('main'), language, 'Tolv-Gula-Bussar-27');
    await page.getByRole('button', { name: t(language, 'auth:invitation.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/dashboard/company$`));
    await expect(page.getByText(t(language, 'auth:flash.invitationAccepted'))).toBeVisible();

    // The link works once.
    const again = await page.goto(await mailedLink(applicant.email, 'auth/invitation'));
    expect(again?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1, name: t(language, 'auth:invitation.expired') })).toBeVisible();
  });

  test(`an operator is denied with a reason, and the second administrator to decide is told (${language})`, async ({
    page,
    browser,
  }) => {
    const applicant = newApplicant();
    await page.goto(`/${language}/auth/register-company`);
    await apply(page, language, applicant);
    await expect(page.getByRole('heading', { level: 1, name: t(language, 'apply.sentTitle') })).toBeVisible();

    const [office, other] = await Promise.all(
      ['admin', 'owner'].map(async (username) => {
        const at = await (await browser.newContext()).newPage();
        await logIn(at, language, demoPerson(username));
        await openApplication(at, language, applicant);
        return at;
      }),
    );
    await office!.getByRole('link', { name: t(language, 'applicants.toDeny') }).click();
    const deny = office!.getByRole('button', { name: t(language, 'applicants.deny') });
    await deny.click();
    await expect(office!.locator('[data-error-summary]')).toContainText(textIn(language, 'errors:missing.reason'));
    await office!.getByLabel(t(language, 'fields.reason')).fill('Trafiktillståndet har gått ut');
    await deny.click();
    await expect(office!.getByText(t(language, 'flash.denied'))).toBeVisible();
    const mail = await arrivedMail({ to: applicant.email, subject: /./, says: 'Trafiktillståndet har gått ut' });
    expect(mail.language).toBe(language);

    await other!.getByRole('button', { name: t(language, 'applicants.approve') }).click();
    await expect(other!.locator('[data-error-summary]')).toContainText(errorIn(language, 'applicant.decided'));
    await expect(other!.getByRole('button', { name: t(language, 'applicants.approve') })).toHaveCount(0);
  });
}

test('errors in an application are shown at their fields, and the input is kept', async ({ page }) => {
  const applicant = { ...newApplicant(), orgNumber: '5560360794' };
  await page.goto('/sv/auth/register-company');
  await page.getByText(t('sv', 'fields.moreCountries')).first().click();
  await page.getByLabel('Polen').check();
  await apply(page, 'sv', applicant);
  await expect(page).toHaveTitle(/^Fel: /);
  await expect(page.locator('[data-error-summary]')).toContainText(errorIn('sv', 'customer.orgNumber'));
  await expect(page.getByLabel(t('sv', 'fields.name'), { exact: true })).toHaveValue(applicant.name);
  await expect(page.getByLabel('Polen')).toBeChecked();
  await expect(page.getByLabel('Norge')).toBeChecked();
});

test('a company is added, suspended with a reason, and activated again', async ({ page }) => {
  const { name, orgNumber, email } = newApplicant();
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/transport-companies/list');
  await page.getByRole('link', { name: t('sv', 'companies.add') }).click();
  const field = (key: string) => page.getByLabel(t('sv', `fields.${key}`), { exact: true });
  // The list's headings have the names of fields.
  await expect(field('name')).toHaveRole('textbox');
  await field('name').fill(name);
  await field('orgNumber').fill(orgNumber);
  await field('city').fill('Umeå');
  await field('contactName').fill('Kim Kontakt');
  await field('contactEmail').fill(`kontakt.${email}`);
  await field('contactPhone').fill('070-174 06 05');
  await field('emergencyPhone').fill('070-174 06 06');
  await page.getByLabel(t('sv', 'certificates.iso14001Certified')).check();
  await field('adminName').fill('Ada Admin');
  await field('adminEmail').fill(email);
  await page.getByRole('button', { name: t('sv', 'companies.addSubmit') }).click();
  await expect(page.getByText(t('sv', 'flash.added', { email }))).toBeVisible();
  await expect(page.getByLabel(t('sv', 'certificates.iso14001Certified'))).toBeChecked();
  await mailedLink(email, 'auth/invitation');

  await page.getByRole('link', { name: t('sv', 'companies.to.suspended.link') }).click();
  const suspend = page.getByRole('button', { name: t('sv', 'companies.to.suspended.submit') });
  await suspend.click();
  await expect(page.locator('[data-error-summary]')).toContainText(textIn('sv', 'errors:missing.reason'));
  await field('reason').fill('Övning');
  await suspend.click();
  await expect(page.getByText(t('sv', 'flash.suspended'))).toBeVisible();
  await arrivedMail({ to: `kontakt.${email}`, subject: `${name} är pausat`, says: 'Övning' });
  await page.getByRole('link', { name: t('sv', 'companies.to.active.link'), exact: true }).click();
  await page.getByRole('button', { name: t('sv', 'companies.to.active.submit') }).click();
  await expect(page.getByText(t('sv', 'flash.active'))).toBeVisible();
});
