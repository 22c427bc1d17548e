// Traces: S2-087, S2-088
import { randomBytes } from 'node:crypto';
import { formatCompactDay, noonOf } from '@formats';
import { expect, type Page, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { demoPerson, logIn, register } from '../support/people';
import { givenUpMail, refundsAtProvider } from '../support/product-database';
import { bankRefuses } from '../support/sandbox-bank';
import { errorIn, LANGUAGES, textIn } from '../support/texts';

/** An administrator's queues: refunds that did not arrive, mail that could not be sent, commissions. Without scripts. */
test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click();
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

for (const language of LANGUAGES) {
  const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
  const go = (page: Page, path: string) => page.goto(`/${language}/dashboard/admin${path}`);
  const asAdmin = (page: Page) => logIn(page, language, demoPerson('admin'));

  test.describe(`the administrators' queues, ${language}`, () => {
    test('a refund returned by the bank is retried', async ({ page, browser }, info) => {
      const buyer = await browser.newPage();
      const journey = new Journey(buyer, language);
      await register(buyer, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      await journey.fillReservation();
      await journey.toPayment();
      const order = await journey.pay();
      await buyer.goto(`/${language}/booking/list`);
      await journey.main
        .getByRole('row')
        .filter({ hasText: order })
        .getByRole('link', { name: 'Uppsala – Gävle' })
        .click();
      await journey.main.getByRole('link', { name: t('booking:details.cancel'), exact: true }).click();
      await journey.main.getByRole('button', { name: t('booking:cancel.submit') }).click();
      await buyer.close();
      await expect.poll(() => refundsAtProvider(order), { timeout: 20_000 }).toHaveLength(1);
      const [sent = ''] = await refundsAtProvider(order);

      await asAdmin(page);
      const waiting = `/refunds/list?attention=failed&q=${order}`;
      const first = main(page).getByRole('rowheader').getByRole('link').first();
      await expect(async () => {
        await bankRefuses(sent);
        await go(page, waiting);
        await expect(first).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });

      await go(page, '');
      await main(page)
        .getByRole('link', { name: new RegExp(t('admin:queues.failedRefunds')) })
        .click();
      await expect(page).toHaveURL(/refunds\/list\?attention=failed/);
      await go(page, waiting);
      await first.click();
      await follow(page, t('payments:refund.toElsewhere'));
      await press(page, t('payments:elsewhere.submit'));
      await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
      await expect(main(page).getByRole('link', { name: t('errors:missing.reference') })).toBeVisible(); // prettier-ignore
      await follow(page, t('payments:elsewhere.keep'));

      await press(page, t('payments:refund.retry'));
      await expect(page.getByText(t('payments:flash.retried'))).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(main(page).getByText(t('payments:is.succeeded'), { exact: true }).first()).toBeVisible({ timeout: 1_000 }); // prettier-ignore
      }).toPass({ timeout: 20_000 });
      await go(page, waiting);
      await expect(main(page).getByText(t('lists:noMatch.title'))).toBeVisible();

      await go(page, `/payments/list?q=${order}`);
      await first.click();
      await expect(main(page).getByText('checkout.session.completed')).toBeVisible();
      await press(page, t('payments:payment.check'));
      await expect(page.getByText(t('payments:flash.equal'))).toBeVisible();
      await expect(
        main(page)
          .getByRole('region', { name: t('events:history.title') })
          .getByRole('listitem')
          .filter({ hasText: t('events:statesOf.paymentCheck.equal') })
          .first(),
      ).toBeVisible();
    });

    test('a failed mail is retried, and another one is discarded', async ({ page }) => {
      const addresses = [1, 2].map((nth) => `e2e.${nth}.${randomBytes(5).toString('hex')}@demo.invalid`);
      const [again = 0, never = 0] = [await givenUpMail(addresses[0]!), await givenUpMail(addresses[1]!)];
      await asAdmin(page);
      await go(page, '');
      await main(page)
        .getByRole('link', { name: new RegExp(t('admin:queues.givenUpMessages')) })
        .click();
      await expect(main(page).getByRole('cell', { name: addresses[0]! })).toBeVisible();

      await go(page, `/outgoing-messages/details/${again}`);
      await expect(main(page).getByText('MailRefused: 550 no such user')).toBeVisible();
      await press(page, t('outgoing:details.again'));
      await expect(page.getByText(t('outgoing:flash.again'))).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(main(page).getByText(t('outgoing:states.sent'), { exact: true }).first()).toBeVisible({ timeout: 1_000 }); // prettier-ignore
      }).toPass({ timeout: 20_000 });

      await go(page, `/outgoing-messages/list?q=${addresses[1]!}`);
      await main(page).getByRole('rowheader').getByRole('link').first().click();
      await follow(page, t('outgoing:details.toDiscard'));
      await press(page, t('outgoing:discard.submit'));
      await expect(main(page).getByRole('link', { name: `${t('outgoing:discard.reason')} ${t('errors:missing.reason')}` })).toBeVisible(); // prettier-ignore
      await field(page, 'reason').fill('Adressen finns inte');
      await press(page, t('outgoing:discard.submit'));
      await expect(page.getByText(t('outgoing:flash.discarded'))).toBeVisible();
      await expect(main(page).getByRole('listitem').filter({ hasText: 'Adressen finns inte' })).toBeVisible();
      await go(page, `/outgoing-messages/discard/${never}`);
      await expect(main(page).getByText(errorIn(language, 'message.ended'))).toBeVisible();
    });

    test("a company's commission is set from a later day, and the change is withdrawn", async ({ page }) => {
      await asAdmin(page);
      await go(page, `/commission-rates?status=active&sort=${language === 'sv' ? 'name' : '-name'}`);
      await main(page).getByRole('rowheader').getByRole('link').first().click();
      await main(page).getByLabel(t('commissions:own'), { exact: true }).check();
      await field(page, 'percent').fill('101');
      await press(page, t('commissions:submit'));
      await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
      await expect(field(page, 'percent')).toHaveValue('101');
      const day = language === 'sv' ? '2190-01-01' : '2191-01-01';
      await field(page, 'percent').fill('12,5');
      await field(page, 'validFrom').and(page.locator('input:not([type=hidden])')).fill(day);
      await press(page, t('commissions:submit'));
      await expect(page.getByText(t('commissions:flash.saved'))).toBeVisible();
      await expect(
        main(page)
          .getByRole('row', { name: formatCompactDay(noonOf(day), language) })
          .first(),
      ).toContainText('12');
      await press(page, t('settings:withdraw'));
      await expect(page.getByText(t('commissions:flash.withdrawn'))).toBeVisible();
    });
  });
}
