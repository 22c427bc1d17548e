// Traces: S2-020, S2-027, S2-028, S2-029, S2-030, S5-057
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { arrivedMail, linkIn } from '../support/mailbox';
import { fillLogin, logIn, register, repeatPassword } from '../support/people';
import { errorIn, LANGUAGES } from '../support/texts';

const SUBJECTS = {
  sv: { welcome: 'Välkommen till', reset: 'Välj ett nytt lösenord' },
  en: { welcome: 'Welcome to', reset: 'Choose a new' },
} as const;
const NEW_PASSWORD = 'Tretton-Blå-Bussar-28';

/** Changes to a customer's account, saved and shown again. */
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('a bus can be held before the email address is confirmed, and the mailed link confirms it', async ({
      page,
    }, info) => {
      const journey = new Journey(page, language);
      const { email } = await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      await page.goto(`/${language}/user/profile`);
      await expect(journey.main).toContainText(`${email} (${journey.t('account:profile.unverified')})`);

      const welcome = await arrivedMail({ to: email, subject: SUBJECTS[language].welcome });
      const link = linkIn(welcome, '/auth/verify-email/');
      expect(link).toContain(`/${language}/`);
      await page.goto(link);
      await journey.main.getByRole('button', { name: journey.t('auth:verify.submit') }).click();
      await expect(page.getByText(journey.t('auth:flash.emailVerified'))).toBeVisible();
      await page.goto(`/${language}/user/profile`);
      await expect(journey.main).toContainText(`${email} (${journey.t('account:profile.verified')})`);
      await page.goto(link);
      await expect(journey.heading('auth:verify.expired')).toBeVisible();
    });

    test('a forgotten password is replaced by a mailed link, which works once', async ({ page }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const person = await register(page, language);
      await page.context().clearCookies();
      await page.goto(`/${language}/auth/login`);
      await main.getByRole('link', { name: journey.t('auth:login.forgot') }).click();
      await main.getByLabel(journey.t('auth:contact.email'), { exact: true }).fill(person.email);
      await main.getByRole('button', { name: journey.t('auth:forgot.submit') }).click();
      await expect(main).toContainText(journey.t('auth:forgot.sent', { minutes: 60 }));

      const link = linkIn(
        await arrivedMail({ to: person.email, subject: SUBJECTS[language].reset }),
        '/auth/change-password/',
      );
      await page.goto(link);
      await expect(main).toContainText(journey.t('auth:newPassword.for', { username: person.username }));
      await main.getByLabel(journey.t('auth:password.new'), { exact: true }).fill('kort');
      await repeatPassword(main, language, 'kort');
      await main.getByRole('button', { name: journey.t('auth:newPassword.submit') }).click();
      await expect(main.getByRole('alert')).toContainText(errorIn(language, 'user.passwordRules'));
      await main.getByLabel(journey.t('auth:password.new'), { exact: true }).fill(NEW_PASSWORD);
      await repeatPassword(main, language, NEW_PASSWORD);
      await main.getByRole('button', { name: journey.t('auth:newPassword.submit') }).click();
      await expect(page.getByText(journey.t('auth:flash.passwordSet'))).toBeVisible();
      await fillLogin(page, language, person);
      await expect(main).toContainText(errorIn(language, 'auth.invalidCredentials'));
      await fillLogin(page, language, { ...person, password: NEW_PASSWORD });
      await expect(page).not.toHaveURL(/auth\/login/);
      const again = await page.goto(link);
      expect(again?.status()).toBe(400);
      await expect(journey.heading('auth:newPassword.expired')).toBeVisible();
    });

    test('the language of mail and the password are saved', async ({ page }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const person = await register(page, language);
      const other = language === 'sv' ? 'en' : 'sv';
      await page.goto(`/${language}/user/profile`);
      await main.getByRole('radio', { name: journey.t(`common:language.${other}`) }).check();
      await main.getByRole('button', { name: journey.t('account:language.save') }).click();
      await expect(page.getByText(journey.t('account:flash.languageSaved'))).toBeVisible();
      await expect(main.getByRole('radio', { name: journey.t(`common:language.${other}`) })).toBeChecked();

      const change = async (current: string) => {
        await main.getByLabel(journey.t('account:currentPassword.label'), { exact: true }).fill(current);
        await main.getByLabel(journey.t('auth:password.new'), { exact: true }).fill(NEW_PASSWORD);
        await repeatPassword(main, language, NEW_PASSWORD);
        await main.getByRole('button', { name: journey.t('account:password.submit') }).click();
      };
      await main.locator('summary', { hasText: journey.t('account:password.title') }).click();
      await change('Fel-Losen-1');
      await expect(main.getByRole('alert')).toBeVisible();
      await change(person.password);
      await expect(page.getByText(journey.t('account:flash.passwordChanged'))).toBeVisible();
      await page.context().clearCookies();
      await logIn(page, language, { ...person, password: NEW_PASSWORD });

      // Mail uses the saved language, not the page's.
      await page.context().clearCookies();
      await page.goto(`/${language}/auth/forgot-password`);
      await main.getByLabel(journey.t('auth:contact.email'), { exact: true }).fill(person.email);
      await main.getByRole('button', { name: journey.t('auth:forgot.submit') }).click();
      expect((await arrivedMail({ to: person.email, subject: SUBJECTS[other].reset })).language).toBe(other);
    });

    test('saved contact information is filled in for the next booking', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      await register(page, language);
      await page.goto(`/${language}/settings/contact-info`);
      const field = (key: string) => main.getByLabel(journey.t(key));
      await main.getByLabel(journey.t('auth:contact.phone')).fill('inget nummer');
      await field('account:contact.city').fill('Östhammar');
      await main.getByRole('button', { name: journey.t('account:contact.submit') }).click();
      await expect(main.getByRole('alert')).toContainText(journey.t('errors:forms.summary'));
      await expect(field('account:contact.city')).toHaveValue('Östhammar');

      await main.getByLabel(journey.t('auth:contact.phone')).fill('08-123 456 78');
      await main.getByLabel(journey.t('auth:contact.name'), { exact: true }).fill('Åsa Nygift');
      await field('account:contact.street').fill('Rådhusgatan 4');
      await field('account:contact.postcode').fill('742 31');
      await main.getByRole('button', { name: journey.t('account:contact.submit') }).click();
      await expect(page.getByText(journey.t('account:flash.contactSaved'))).toBeVisible();
      await page.goto(`/${language}/settings/contact-info`);
      await expect(field('account:contact.street')).toHaveValue('Rådhusgatan 4');
      await expect(field('account:contact.city')).toHaveValue('Östhammar');
      await expect(main.getByLabel(journey.t('auth:contact.phone'))).toHaveValue(/812345678|08-123 456 78/);

      await journey.search({ day: ownDay(info) });
      await journey.book();
      await expect(main.getByLabel(journey.t('reservation:form.name'))).toHaveValue('Åsa Nygift');
    });
  });
}
