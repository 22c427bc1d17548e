// Traces: S2-087, S2-093, S2-130
import { expect, type Page, test } from '../support/test';
import { dayFromNow, ownDay } from '../support/departure';
import { Journey, searchAddress } from '../support/journey';
import { demoPerson, logIn, register } from '../support/people';
import { refundsAtProvider } from '../support/product-database';
import { bankRefuses } from '../support/sandbox-bank';
import { type Language, textIn } from '../support/texts';

/** What one works in: the page, or the question above it. */
const work = (page: Page) => page.locator('main, [role="alertdialog"]:not([aria-modal="false"])');
const main = (page: Page) => page.getByRole('main');

/** A trip bought and paid for by somebody new, who stays logged in; the order's number. */
async function buy(page: Page, language: Language, trip: { day: string; adults: number }): Promise<string> {
  const journey = new Journey(page, language);
  await register(page, language);
  await page.goto(searchAddress(language, { ...trip, children: 0 }));
  await journey.book();
  await journey.fillReservation();
  await journey.toPayment();
  return journey.pay();
}

for (const [language, withScripts] of [
  ['sv', true],
  ['en', false],
] as const) {
  const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
  const dashboard = `/${language}/dashboard/admin`;
  const button = (page: Page, name: string) => work(page).getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const again = (page: Page) => link(page, t('bookings:details.refundAgain'));
  /** A table of the page, by its caption; its rows without the heading. */
  const rows = (page: Page, caption: string) =>
    main(page).getByRole('table', { name: caption, exact: true }).locator('tbody').getByRole('row');
  const refundsOn = (page: Page) => rows(page, t('payments:payment.refunds'));
  const paymentsOn = (page: Page) => rows(page, t('customers:payments.caption'));
  const numbersOf = async (page: Page, order: string) => {
    await page.goto(`${dashboard}/booking/list?when=all&q=${order}`);
    return main(page).getByRole('rowheader').getByRole('link').allTextContents();
  };

  /** Says why, which is asked for, and does it. */
  async function confirm(page: Page, submit: string, why: string): Promise<void> {
    await button(page, submit).click();
    await expect(work(page).getByText(t('errors:missing.reason')).first()).toBeVisible();
    await work(page).getByLabel(t('bookings:cancel.reason')).fill(why);
    await button(page, submit).click();
  }

  test.describe(`refunds from a booking, ${withScripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: withScripts });

    test(`a failed partial refund is shown first, and retried once (${language})`, async ({ page, browser }) => {
      test.setTimeout(120_000);
      const buyer = await browser.newPage();
      // So near that the customer's own cancellation costs something: a part comes back.
      const order = await buy(buyer, language, { day: dayFromNow(4), adults: 38 });
      await buyer.goto(`/${language}/purchases/cancel/${order}`);
      await main(buyer).getByRole('button', { name: t('booking:cancel.submit') }).click(); // prettier-ignore
      await expect(buyer.getByText(t('booking:canceledTitle'))).toBeVisible();
      await buyer.close();

      await logIn(page, language, demoPerson('admin'));
      const [number = ''] = await numbersOf(page, order);
      const open = () => page.goto(`${dashboard}/booking/details/${number}`);
      await open();
      await expect(refundsOn(page)).toHaveCount(1);
      await expect(refundsOn(page)).toContainText(t('payments:reasons.canceled'));
      const sum = (await refundsOn(page).getByRole('cell').last().textContent()) ?? '';
      const [paid, refunded] = (await paymentsOn(page).getByRole('cell').allTextContents()).slice(-2);
      expect(refunded).toBe(sum);
      expect(paid).not.toBe(sum);
      const lost = t('payments:refund.lost', { amount: sum });
      await expect(main(page)).not.toContainText(lost);

      await expect.poll(() => refundsAtProvider(order), { timeout: 20_000 }).toHaveLength(1);
      const [sent = ''] = await refundsAtProvider(order);
      await expect(async () => {
        await bankRefuses(sent);
        await open();
        await expect(again(page)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect(main(page)).toContainText(lost);
      await expect(main(page)).toContainText(t('payments:failures.lost_or_stolen_card'));
      await expect(refundsOn(page)).toContainText(t('payments:is.failed'));
      await page.goto(`${dashboard}/purchases/details/${order}`);
      await expect(main(page)).toContainText(lost);

      // Two people press at once: it is made anew once, and the second is told.
      await again(page).click();
      await expect(page).toHaveURL(/\/refunds\//);
      await expect(main(page)).toContainText(t('payments:failures.lost_or_stolen_card'));
      const colleague = await page.context().newPage();
      await colleague.goto(page.url());
      for (const [who, told] of [
        [page, 'retried'],
        [colleague, 'alreadyRetried'],
      ] as const) {
        await button(who, t('payments:refund.retry')).click();
        await expect(who.getByText(t(`payments:flash.${told}`))).toBeVisible();
      }
      await colleague.close();
      await expect(async () => {
        await open();
        await expect(refundsOn(page).filter({ hasText: t('payments:is.succeeded') })).toHaveCount(1, { timeout: 1_000 }); // prettier-ignore
      }).toPass({ timeout: 20_000 });
      await expect(refundsOn(page)).toHaveCount(2);
      await expect(again(page)).toHaveCount(0);
      await expect(main(page)).not.toContainText(lost);
    });

    test(`a near trip is cancelled by the customer’s terms, or without a fee, as is chosen (${language})`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const buyer = await browser.newPage();
      const order = await buy(buyer, language, { day: dayFromNow(3), adults: 41 });
      await buyer.close();
      await logIn(page, language, demoPerson('admin'));
      const [number = ''] = await numbersOf(page, order);
      await page.goto(`${dashboard}/booking/details/${number}`);
      await link(page, t('bookings:cancel.link')).click();
      const choices = work(page).getByRole('radio');
      await expect(choices).toHaveCount(2);
      await expect(work(page).getByRole('radio', { checked: true })).toHaveCount(0);
      const byTerms = work(page).getByText(t('bookings:cancel.fee.terms', { fee: '' }));
      const fee = ((await byTerms.textContent()) ?? '').replace(t('bookings:cancel.fee.terms', { fee: '' }), '');
      await choices.first().check({ force: true });
      await work(page).getByLabel(t('bookings:cancel.reason')).fill('Kunden ringde');
      await button(page, t('bookings:cancel.submit')).click();
      await expect(page.getByText(t('bookings:flash.canceled'))).toBeVisible();
      await expect(main(page)).toContainText(t('booking:canceledFee', { fee }));
      // With scripts it shows by itself that what was set on its way has arrived.
      if (!withScripts) await page.waitForTimeout(2_000).then(() => page.reload());
      await expect(refundsOn(page).filter({ hasText: t('payments:is.succeeded') })).toHaveCount(1, { timeout: 12_000 });
      const [paid, refunded] = (await paymentsOn(page).getByRole('cell').allTextContents()).slice(-2);
      expect(refunded).not.toBe(paid);
      await expect(main(page)).toContainText(t('events:codes.feeCharged'));
    });

    test(`one of two buses cannot be cancelled alone, but the whole order can, with a full refund (${language})`, async ({
      page,
      browser,
    }, info) => {
      test.setTimeout(120_000);
      const buyer = await browser.newPage();
      const order = await buy(buyer, language, { day: ownDay(info), adults: 100 });
      await buyer.close();
      await logIn(page, language, demoPerson('admin'));
      const numbers = await numbersOf(page, order);
      expect(numbers).toHaveLength(2);
      await page.goto(`${dashboard}/booking/details/${numbers[0]}`);
      // The other bus has no room for everybody: what is offered is the whole order. Who comes by the bus's own address is led there.
      await expect(link(page, t('bookings:cancel.link'))).toHaveCount(0);
      await expect(link(page, t('bookings:cancelOrder.link'))).toHaveCount(1);
      await page.goto(`${dashboard}/booking/cancel/${numbers[0]}`);
      await main(page)
        .getByRole('link', { name: t('bookings:cancelOrder.link'), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/purchases/cancel/${order}$`));
      for (const number of numbers) await expect(main(page)).toContainText(number);
      await confirm(page, t('bookings:cancelOrder.submit'), 'Resan blir inte av');
      await expect(page.getByText(t('bookings:flash.orderCanceled'))).toBeVisible();
      // Exactly: without scripts the notice on the page says in a sentence that the order has been cancelled.
      await expect(main(page).getByText(t('booking:status.canceled'), { exact: true })).toHaveCount(2);
      await expect(link(page, t('bookings:cancelOrder.link'))).toHaveCount(0);
      const [paid, refunded] = (await paymentsOn(page).getByRole('cell').allTextContents()).slice(-2);
      expect(refunded).toBe(paid);
      // Who comes once more by the address is told, and not asked.
      await page.goto(`${dashboard}/purchases/cancel/${order}`);
      await expect(button(page, t('bookings:cancelOrder.submit'))).toHaveCount(0);
    });

    test(`an order of one bus is cancelled from its booking, with a full refund (${language})`, async ({
      page,
      browser,
    }, info) => {
      const buyer = await browser.newPage();
      const order = await buy(buyer, language, { day: ownDay(info), adults: 30 });
      await buyer.close();
      await logIn(page, language, demoPerson('admin'));
      const [number = ''] = await numbersOf(page, order);
      await page.goto(`${dashboard}/booking/details/${number}`);
      await link(page, t('bookings:cancel.link')).click();
      await confirm(page, t('bookings:cancel.submit'), 'Kunden ringde');
      await expect(page.getByText(t('bookings:flash.canceled'))).toBeVisible();
      await expect(main(page).getByText(t('booking:status.canceled'), { exact: true }).first()).toBeVisible();
      await expect(link(page, t('bookings:cancel.link'))).toHaveCount(0);
      await expect(refundsOn(page)).toHaveCount(1);
      const [paid, refunded] = (await paymentsOn(page).getByRole('cell').allTextContents()).slice(-2);
      expect(refunded).toBe(paid);
    });
  });
}
