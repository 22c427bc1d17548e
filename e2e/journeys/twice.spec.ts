import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { fillLogin, register } from '../support/people';
import { LANGUAGES, sandboxTexts } from '../support/texts';

/** Double clicks, back, two tabs, and a session that ends before a form is submitted: one effect, and no input is lost. */
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('clicking «book» twice holds one bus', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      const { button } = await journey.offer();
      await button.dblclick();
      await expect(journey.heading('reservation:title')).toBeVisible();
      await page.goto(`/${language}/booking/list`);
      await expect(journey.main.getByRole('link', { name: 'Uppsala – Gävle' })).toHaveCount(1);
    });

    test('clicking «pay» twice makes one payment', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      await journey.fillReservation();
      await journey.payButton.dblclick();
      await expect(page).toHaveURL(/sandbox-payment/);
      await journey.sandboxButton('pay').dblclick();
      await expectPaidOnce(journey, await journey.expectReceipt());
    });

    test('going back after paying does not pay again', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const edit = page.url();
      await journey.fillReservation();
      await journey.toPayment();
      const payment = page.url();
      const order = await journey.pay();
      await page.goBack();
      await expect(page.getByRole('heading', { name: sandboxTexts[language].paidTitle })).toBeVisible();
      expect(page.url()).toBe(payment);
      await expect(journey.sandboxButton('pay')).toHaveCount(0);
      // The reservation is now a receipt.
      await page.goto(edit);
      expect(await journey.expectReceipt()).toBe(order);
      await expectPaidOnce(journey, order);
    });

    test('of two tabs with one reservation, the last submission counts', async ({ page, context }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const second = new Journey(await context.newPage(), language);
      await second.page.goto(page.url());
      await journey.fillReservation({ street: 'Första fliken 1' });
      await second.fillReservation({ street: 'Andra fliken 2' });
      await journey.toPayment();
      await second.toPayment();
      // The first tab's payment page is closed: the last submission counts.
      await page.reload();
      await expect(page.getByRole('heading', { name: sandboxTexts[language].expiredTitle })).toBeVisible();
      const order = await second.pay();
      await expect(second.main.getByText('Andra fliken 2').first()).toBeVisible();
      await expectPaidOnce(journey, order);
    });

    test('if the session ends while a form is filled in, the input is restored after the login', async ({
      page,
      context,
    }, info) => {
      const journey = new Journey(page, language);
      const person = await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const { orderNumber } = journey;
      await journey.fillReservation({ street: 'Skriven före 7', comment: 'Skriven före inloggningen' });
      await context.clearCookies();
      await journey.payButton.click();
      await expect(journey.heading('auth:login.title')).toBeVisible();
      await fillLogin(page, language, person);
      await expect(journey.heading('reservation:title')).toBeVisible();
      expect(journey.orderNumber).toBe(orderNumber);
      await expect(journey.main.getByLabel(journey.t('reservation:form.streetIn', { place: 'Uppsala' }))).toHaveValue(
        'Skriven före 7',
      );
      await expect(journey.main.getByLabel(journey.t('reservation:form.comment'))).toHaveValue(
        'Skriven före inloggningen',
      );
    });
  });
}

/** The order's receipt has a line for each successful payment. */
async function expectPaidOnce(journey: Journey, order: string): Promise<void> {
  const { page, language } = journey;
  await page.goto(`/${language}/purchases/details/${order}`);
  const paid = new RegExp(journey.t('booking:payments.succeeded', { date: '' }).trim());
  await expect(page.locator('dt').filter({ hasText: paid })).toHaveCount(1);
}
