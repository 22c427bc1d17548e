import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { arrivedMail, linkIn } from '../support/mailbox';
import { register } from '../support/people';
import { LANGUAGES } from '../support/texts';

const SUBJECTS = {
  sv: {
    payLink: 'Betala din bussresa: Uppsala – Gävle',
    confirmed: 'Bokningen är klar: Uppsala – Gävle',
    canceled: 'Bokningen är avbokad: Uppsala – Gävle',
    refunded: /^Återbetalning av .+: Uppsala – Gävle/,
  },
  en: {
    payLink: 'Pay for your bus trip: Uppsala – Gävle',
    confirmed: 'Your booking is confirmed: Uppsala – Gävle',
    canceled: 'Your booking is cancelled: Uppsala – Gävle',
    refunded: /^Refund of .+: Uppsala – Gävle/,
  },
} as const;
/** Operators get mail in their own language, which is Swedish in the demo data. */
const OPERATOR = { confirmed: 'Ny bokning: Uppsala – Gävle', canceled: 'Avbokat: Uppsala – Gävle' } as const;

/** Each mail in a booking's life, triggered by a customer and read in the mailbox. The account's mails are in account-saved.spec.ts. */
for (const language of LANGUAGES) {
  test(`${language}: a booking’s mails are sent, from the payment link to the refund`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const journey = new Journey(page, language);
    const { main } = journey;
    const subject = SUBJECTS[language];
    const { email: to } = await register(page, language);
    await journey.search({ day: ownDay(info) });
    const price = await journey.book();
    const order = journey.orderNumber;

    // The pay link leads back to the held bus, in any browser where the customer is logged in.
    await main.getByText(journey.t('reservation:payLink.title')).click();
    await main.getByRole('button', { name: journey.t('reservation:payLink.send') }).click();
    await expect(page.getByText(journey.t('flash:booking.payLinkSent', { email: to }))).toBeVisible();
    const payLink = await arrivedMail({ to, subject: subject.payLink, says: order });
    expect(payLink.language).toBe(language);
    await page.goto(linkIn(payLink, '/booking/edit'));
    await expect(journey.heading('reservation:title')).toBeVisible();

    await journey.fillReservation();
    await journey.toPayment();
    await journey.sandboxButton('decline').click();
    await expect(page.getByRole('alert')).toBeVisible();

    expect(await journey.pay()).toBe(order);
    const booking = await journey.bookingNumber();
    const confirmed = await arrivedMail({ to, subject: subject.confirmed, says: order });
    expect(confirmed.text.replace(/\s+/g, ' ')).toContain(price.replace(/\s+/g, ' '));
    expect(confirmed.html).toContain(`<html lang="${language}"`);
    const files = confirmed.attachments.map(({ contentType }) => contentType).join();
    expect(files).toContain('text/calendar');
    const receipt = confirmed.attachments.find(({ contentType }) => contentType === 'application/pdf');
    expect(receipt?.filename).toContain(order);
    expect(Buffer.from(receipt?.base64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    const received = await arrivedMail({ subject: OPERATOR.confirmed, says: booking });
    expect(received.to).not.toBe(to);
    expect(received.text).toMatch(/0\d{1,3}-\d{2,3} \d{2}/);
    expect(received.attachments.map(({ contentType }) => contentType).join()).toContain('text/calendar');

    await page.goto(`/${language}/booking/cancel/${booking}`);
    await main.getByLabel(journey.t('booking:cancel.reason')).fill('Gruppen blev sjuk');
    await main.getByRole('button', { name: journey.t('booking:cancel.submit') }).click();
    await expect(page.getByText(journey.t('booking:canceledTitle'))).toBeVisible();
    expect((await arrivedMail({ to, subject: subject.canceled, says: order })).text).toContain('Gruppen blev sjuk');
    const told = await arrivedMail({ subject: OPERATOR.canceled, says: booking });
    expect(told.to).toBe(received.to);
    const refunded = await arrivedMail({ to, subject: subject.refunded, says: order });
    expect(refunded.text.replace(/\s+/g, ' ')).toContain(journey.paid.replace(/\s+/g, ' '));
    expect(refunded.text).toContain('4242');
  });
}
