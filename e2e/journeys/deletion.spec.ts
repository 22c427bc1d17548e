// Traces: S2-029
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { arrivedMail } from '../support/mailbox';
import { demoPerson, logIn, register } from '../support/people';
import { errorIn, LANGUAGES, patternOf } from '../support/texts';

/** Accounts whose deletion has to wait, and what is kept of deleted ones; with scripts and without. */
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('a deletion that must wait is requested, explained, listed for administrators, and withdrawn', async ({
      page,
      browser,
    }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const press = (key: string) => main.getByRole('button', { name: journey.t(key), exact: true }).click();
      const person = await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      await page.goto(`/${language}/user/delete`);
      await expect(main.getByText(patternOf(errorIn(language, 'user.tripsUpcoming')))).toBeVisible();
      await press('account:delete.laterSubmit');
      await expect(main.getByText(journey.t('errors:forms.understood')).first()).toBeVisible();
      await main.getByRole('checkbox').check();
      await press('account:delete.laterSubmit');
      await expect(page.getByText(journey.t('account:flash.deletionAsked'))).toBeVisible();
      await expect(main.getByText(journey.t('account:delete.waits'))).toBeVisible();
      await arrivedMail({ to: person.email, subject: /./, says: '/user/delete' });

      // A new booking delays it too.
      await journey.search({ day: ownDay(info) });
      await main
        .getByRole('button', { name: journey.t('search:offer.book') })
        .first()
        .click();
      await expect(main.getByText(errorIn(language, 'user.awaitsDeletion')).first()).toBeVisible();

      const office = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await logIn(office, language, demoPerson('admin'));
      await office.goto(`/${language}/dashboard/admin/users/deletions?q=${person.email}`);
      await expect(office.getByRole('cell').filter({ hasText: person.email })).toBeVisible();
      await expect(office.getByRole('cell', { name: journey.t('users:deletions.obstacle.user.tripsUpcoming') })).toBeVisible(); // prettier-ignore
      await office.context().close();

      await page.goto(`/${language}/user/profile`);
      await main.getByRole('link', { name: journey.t('account:ownData.seeDeletion') }).click();
      await press('account:delete.keep');
      await expect(page.getByText(journey.t('account:flash.deletionWithdrawn'))).toBeVisible();
      await expect(main.getByRole('button', { name: journey.t('account:delete.laterSubmit') })).toBeVisible();
    });

    test('an administrator who gives a reason can see who a deleted customer was', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      const press = (key: string) => main.getByRole('button', { name: journey.t(key), exact: true }).click();
      const person = await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      await journey.fillReservation();
      await journey.toPayment();
      const order = await journey.pay();
      await page.goto(`/${language}/purchases/cancel/${order}`);
      await main.getByRole('button').last().click();
      // The refund must come first.
      await expect(async () => {
        await page.goto(`/${language}/user/delete`);
        await expect(main.getByRole('button', { name: journey.t('account:delete.submit'), exact: true })).toBeVisible({ timeout: 1_000 }); // prettier-ignore
      }).toPass({ timeout: 30_000 });
      await main.getByRole('checkbox').check();
      await press('account:delete.submit');
      await expect(page.getByText(journey.t('account:flash.accountDeleted'))).toBeVisible();

      await logIn(page, language, demoPerson('owner'));
      await page.goto(`/${language}/dashboard/admin/purchases/details/${order}`);
      await main.getByRole('link', { name: journey.t('customers:deleted.name') }).click();
      await expect(page.getByText(person.name)).toHaveCount(0);
      await main.getByRole('link', { name: journey.t('customers:seal.title') }).click();
      await press('customers:seal.open');
      await expect(main.getByText(journey.t('errors:forms.summary'))).toBeVisible();
      await main.getByLabel(journey.t('customers:seal.reason')).fill('Skatterevision 2027');
      await press('customers:seal.open');
      await expect(main.getByText(person.name)).toBeVisible();
      await expect(main.getByRole('cell', { name: 'Skatterevision 2027' })).toBeVisible();
      // The content is gone when the page is opened again.
      await page.goto(page.url());
      await expect(main.getByText(person.name)).toHaveCount(0);
      await expect(main.getByRole('cell', { name: 'Skatterevision 2027' })).toBeVisible();
    });
  });
}
