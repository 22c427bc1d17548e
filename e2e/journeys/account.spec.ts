// Traces: S2-017, S2-018, S2-029, S6-036, S8-067, S8-243
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { Secret, TOTP } from 'otpauth';
import { ownDay } from '../support/departure';
import { fillLogin, logIn, register } from '../support/people';
import { Journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { ageLogins, forgetUsedCodes } from '../support/product-database';
import { errorIn, LANGUAGES, patternOf } from '../support/texts';

/** One's own account, with scripts and without. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('a new email address takes effect once its link is opened, and an old session must confirm the password first', async ({
      page,
    }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const person = await register(page, language);
      const next = `ny.${person.email}`;
      await ageLogins(person.username);
      await page.goto(`/${language}/user/profile`);
      await main.locator('summary', { hasText: journey.t('account:email.title') }).click();
      await main.getByLabel(journey.t('account:email.new')).fill(next);
      await main.getByRole('button', { name: journey.t('account:email.submit') }).click();
      await expect(journey.heading('account:confirm.title')).toBeVisible();
      await main.getByLabel(journey.t('account:currentPassword.label'), { exact: true }).fill('Fel-Losen-1');
      await main.getByRole('button', { name: journey.t('account:confirm.submit') }).click();
      await expect(main.getByText(errorIn(language, 'auth.wrongPassword')).first()).toBeVisible();
      await main.getByLabel(journey.t('account:currentPassword.label'), { exact: true }).fill(person.password);
      await main.getByRole('button', { name: journey.t('account:confirm.submit') }).click();
      await expect(journey.heading('account:profile.title')).toBeVisible();
      // The input is kept.
      await expect(main.getByLabel(journey.t('account:email.new'))).toHaveValue(next);
      await main.getByRole('button', { name: journey.t('account:email.submit') }).click();
      await expect(main.getByText(journey.t('account:email.pendingValue', { email: next }))).toBeVisible();
      // The current email is notified.
      expect(await mailedLink(person.email, 'user/profile')).toBe(`/${language}/user/profile`);
      const link = await mailedLink(next, 'auth/confirm-email');
      await page.goto(link);
      await main.getByRole('button', { name: journey.t('auth:confirmEmail.submit') }).click();
      await expect(page.getByText(journey.t('auth:flash.emailChanged'))).toBeVisible();
      await expect(main.getByText(`${next} (${journey.t('account:profile.verified')})`)).toBeVisible();
      await page.goto(link);
      await expect(journey.heading('auth:verify.expired')).toBeVisible();
    });

    test('cancelling a booking returns to the list with its search kept', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const order = journey.orderNumber;
      await page.goto(`/${language}/booking/list?q=${order}`);
      await page.goto(`/${language}/purchases/details/${order}`);
      await main.getByRole('link', { name: journey.t('booking:details.back') }).click();
      await expect(page).toHaveURL(`/${language}/booking/list?q=${order}`);
      await page.goto(`/${language}/purchases/cancel/${order}`);
      await main.getByRole('button').last().click();
      await expect(page).toHaveURL(`/${language}/booking/list?q=${order}`);
      await expect(page.getByText(journey.t('flash:booking.released'))).toBeVisible();
    });

    test('a pending email address can be cancelled', async ({ page }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const person = await register(page, language);
      await page.goto(`/${language}/user/profile`);
      await main.locator('summary', { hasText: journey.t('account:email.title') }).click();
      await main.getByLabel(journey.t('account:email.new')).fill(`ny.${person.email}`);
      await main.getByRole('button', { name: journey.t('account:email.submit') }).click();
      await main.getByRole('button', { name: journey.t('account:email.cancel') }).click();
      await expect(page.getByText(journey.t('account:flash.emailChangeCanceled'))).toBeVisible();
      await page.goto(await mailedLink(`ny.${person.email}`, 'auth/confirm-email'));
      await expect(journey.heading('auth:verify.expired')).toBeVisible();
    });

    test('an account is exported, and deleted once its trips allow it', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const person = await register(page, language);
      await page.goto(`/${language}/user/export`);
      await expect(main.getByText(person.email).first()).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: journey.t('account:export.download') }).click(),
      ]);
      const held = JSON.parse(readFileSync(await download.path(), 'utf8')) as { account: object; orders: unknown[] };
      expect(held.account).toMatchObject({ username: person.username, email: person.email });
      expect(held.orders).toEqual([]);

      await journey.search({ day: ownDay(info) });
      await journey.book();
      const order = journey.orderNumber;
      await page.goto(`/${language}/user/delete`);
      await expect(main.getByText(patternOf(errorIn(language, 'user.tripsUpcoming')))).toBeVisible();
      await expect(main.getByRole('button', { name: journey.t('account:delete.submit'), exact: true })).toHaveCount(0);
      await page.goto(`/${language}/purchases/cancel/${order}`);
      await main.getByRole('button').last().click();

      await page.goto(`/${language}/user/delete`);
      await main.getByRole('button', { name: journey.t('account:delete.submit') }).click();
      await expect(main.getByText(journey.t('errors:forms.understood')).first()).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: journey.t('account:delete.submit') }).click();
      await expect(page.getByText(journey.t('account:flash.accountDeleted'))).toBeVisible();
      await page.goto(`/${language}/auth/login`);
      await fillLogin(page, language, person);
      await expect(main.getByText(errorIn(language, 'auth.invalidCredentials')).first()).toBeVisible();
    });

    test('two-step login is set up with a first code, required at login, replaced by a recovery code, and turned off', async ({
      page,
    }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const press = (key: string) => main.getByRole('button', { name: journey.t(key) }).click();
      const person = await register(page, language);
      await page.goto(`/${language}/user/second-factor`);
      await main.getByRole('link', { name: journey.t('account:secondFactor.setUp') }).click();
      await expect(main.getByRole('img', { name: journey.t('account:setUp.qr') })).toBeVisible();
      const secret = await main.locator('code').innerText();
      await main.getByLabel(journey.t('auth:code.label'), { exact: true }).fill('000000');
      await press('account:setUp.submit');
      await expect(main.getByText(errorIn(language, 'auth.codeInvalid')).first()).toBeVisible();
      await expect(main.locator('code')).toHaveText(secret);
      await main.getByLabel(journey.t('auth:code.label'), { exact: true }).fill(codeOf(secret));
      await press('account:setUp.submit');
      await expect(main.getByText(journey.t('account:setUp.done'))).toBeVisible();
      const codes = await main.locator('code').allInnerTexts();
      expect(codes).toHaveLength(10);
      expect(await mailedLink(person.email, 'user/second-factor')).toBe(`/${language}/user/second-factor`);

      const logOut = async () => {
        await page.goto(`/${language}/auth/logout`);
        await press('auth:logout.submit');
      };
      const toSecondStep = async () => {
        await page.goto(`/${language}/auth/login?returnUrl=%2F${language}%2Fuser%2Fprofile`);
        await fillLogin(page, language, person);
        await expect(journey.heading('auth:secondStep.title')).toBeVisible();
      };
      const enter = async (code: string) => {
        await main.getByLabel(journey.t('auth:code.label'), { exact: true }).fill(code);
        await press('auth:login.submit');
      };

      await logOut();
      await toSecondStep();
      // The password alone opens nothing.
      await page.goto(`/${language}/user/profile`);
      await expect(journey.heading('auth:login.title')).toBeVisible();
      await toSecondStep();
      await enter('123456');
      await expect(main.getByText(errorIn(language, 'auth.codeInvalid')).first()).toBeVisible();
      await forgetUsedCodes(person.username);
      const code = codeOf(secret);
      await enter(code);
      await expect(journey.heading('account:profile.title')).toBeVisible();

      await logOut();
      await toSecondStep();
      await enter(code);
      await expect(main.getByText(errorIn(language, 'auth.codeInvalid')).first()).toBeVisible();
      await enter(codes[0]!.toUpperCase());
      await expect(journey.heading('account:profile.title')).toBeVisible();
      await logOut();
      await toSecondStep();
      await enter(codes[0]!);
      await expect(main.getByText(errorIn(language, 'auth.codeInvalid')).first()).toBeVisible();
      await enter(codes[1]!);

      await page.goto(`/${language}/user/second-factor/codes`);
      await press('account:renewCodes.submit');
      const renewed = await main.locator('code').allInnerTexts();
      expect(renewed).toHaveLength(10);
      expect(renewed).not.toContain(codes[2]);

      await ageLogins(person.username);
      await page.goto(`/${language}/user/second-factor/off`);
      await expect(journey.heading('account:confirm.title')).toBeVisible();
      await main.getByLabel(journey.t('account:currentPassword.label'), { exact: true }).fill(person.password);
      await main.getByLabel(journey.t('auth:code.label'), { exact: true }).fill(renewed[0]!);
      await press('account:confirm.submit');
      await press('account:turnOff.submit');
      await expect(page.getByText(journey.t('account:flash.secondFactorOff'))).toBeVisible();
      await logOut();
      await logIn(page, language, person);
    });
  });
}
