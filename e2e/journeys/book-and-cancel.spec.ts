// Traces: S1-002, S1-003, S1-005, S1-026, S2-019, S2-021, S2-032, S2-034, S2-035, S2-039, S2-041, S2-043, S2-046,
// S2-047, S2-049, S3-022, S5-014, S5-054
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { fillMoment } from '../support/island';
import { Journey } from '../support/journey';
import { registerOnPage } from '../support/people';
import { LANGUAGES } from '../support/texts';

/** The product's main task, from the first page to the cancelled trip. */
for (const language of LANGUAGES) {
  test(`${language}: search, book, pay, find again, cancel`, async ({ page }, info) => {
    const journey = new Journey(page, language);
    const { main } = journey;
    const t = journey.t.bind(journey);
    const day = ownDay(info);
    await registerOnPage(page, language);

    // The search, by its form. Ambiguous places have their own test.
    await page.goto(`/${language}`);
    await main.getByRole('radio', { name: t('search:tripType.day-trip') }).check();
    await journey.placeField('from').fill('Uppsala');
    await journey.placeField('to').fill('Gävle');
    await fillMoment(page, main.locator('#departure'), `${day}T08:00`);
    await fillMoment(page, main.locator('#return'), `${day}T18:00`);
    await main.getByLabel(t('search:form.adults'), { exact: true }).fill('38');
    await main.getByLabel(t('search:form.children'), { exact: true }).fill('6');
    await main.getByRole('button', { name: t('search:form.submit') }).click();
    await journey.expectOffers();
    expect(new URL(page.url()).searchParams.getAll('stop')).toEqual(['Uppsala', 'Gävle']);

    const price = await journey.book();
    const order = journey.orderNumber;

    // First a mistake: all input is kept, the errors are listed and lead to their fields.
    const streets = ['Uppsala', 'Gävle'].map((place) => main.getByLabel(t('reservation:form.streetIn', { place })));
    await streets[0]!.fill('Kungsgatan 12');
    await main.getByLabel(t('reservation:form.phone')).fill('inte ett nummer');
    await main.getByLabel(t('reservation:form.comment')).fill('Två hopfällda rullatorer & en «tuba»');
    await journey.payButton.click();
    await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} ${t('reservation:title')}`));
    const summary = main.getByRole('alert').filter({ hasText: t('errors:forms.summary') });
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(streets[0]!).toHaveValue('Kungsgatan 12');
    await expect(main.getByLabel(t('reservation:form.phone'))).toHaveValue('inte ett nummer');
    await expect(main.getByLabel(t('reservation:form.comment'))).toHaveValue('Två hopfällda rullatorer & en «tuba»');
    await expect(main.getByLabel(t('reservation:form.phone'))).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: t('reservation:form.streetIn', { place: 'Gävle' }) }).click();
    await expect(streets[1]!).toBeFocused();

    await streets[1]!.fill('Norra Kungsgatan 3');
    // They are picked up elsewhere than they were let off.
    const at = t('reservation:form.at', { time: '18:00' });
    await expect(main.getByText(t('reservation:form.home.pickUpSame', { at }))).toBeVisible();
    const homeStreet = t('reservation:form.home.otherFor', { place: 'Gävle' });
    await main.locator('summary').filter({ hasText: homeStreet }).click();
    await main.getByLabel(t('reservation:form.homeStreetIn', { place: 'Gävle' })).fill('Slottstorget 1');
    await main.getByLabel(t('reservation:form.phone')).fill('070-123 45 67');
    await main.getByLabel(t('reservation:form.terms')).check();
    await journey.toPayment();
    await expect(page.getByText(journey.paid).first()).toBeVisible();
    expect(await journey.pay()).toBe(order);

    // The receipt: paid, with the price from the search, and its downloads.
    await expect(page.getByText(t('booking:justBooked.title'))).toBeVisible();
    await expect(main).toContainText('Slottstorget 1');
    if (info.project.use.javaScriptEnabled !== false) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await main.getByRole('button', { name: t('booking:justBooked.copy') }).click();
      await expect(main.getByText(t('booking:justBooked.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order);
    }
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(main.getByText('Kungsgatan 12').first()).toBeVisible();

    // Once the news is read, the same address is a receipt: seller, sum, and the way back to the trip.
    await page.goto(`/${language}/purchases/details/${order}`);
    await expect(journey.heading('booking:purchase.receiptTitle', { number: order })).toBeVisible();
    await expect(main.getByText(t('booking:purchase.seller'), { exact: true })).toBeVisible();
    await expect(main.getByText('Kungsgatan 12')).toHaveCount(0);
    await main.getByRole('link', { name: t('booking:purchase.toBooking') }).click();
    await expect(page).toHaveURL(/\/booking\/details\/\d{8}$/);
    // Of one bus the trip leads straight to the file, not back to a page that says nearly the same.
    await expect(main.locator(`a[href*="/purchases/details/${order}"]`)).toHaveCount(0);
    const file = main.getByRole('link', { name: t('booking:justBooked.receipt'), exact: true });
    const pdf = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    // Found again among the trips.
    await page.goto(`/${language}/booking/list`);
    await expect(journey.heading('booking:list.title')).toBeVisible();
    const row = main.getByRole('row').filter({ hasText: order });
    await expect(row).toContainText(t('booking:status.booked'));
    await row.getByRole('link', { name: 'Uppsala – Gävle' }).click();
    // Folded on a telephone.
    const fold = main.getByRole('region', { name: t('booking:details.travellers'), exact: true }).locator('summary');
    if (await fold.isVisible()) await fold.click();
    await expect(main.getByText('Två hopfällda rullatorer & en «tuba»')).toBeVisible();
    const booking = new URL(page.url()).pathname.slice(-8);
    const calendar = await page.request.get(`/${language}/booking/${booking}/calendar.ics`);
    expect(await calendar.text()).toContain(`DTSTART`);

    // Cancelled long before: no fee, a full refund.
    await main.getByRole('link', { name: t('booking:details.cancel'), exact: true }).click();
    await expect(journey.heading('booking:cancel.titleOrder', { number: order })).toBeVisible();
    await expect(main.getByText(t('booking:cancel.free'))).toBeVisible();
    const refund = main.locator('[data-facts] > div').filter({ hasText: t('booking:cancel.refund') });
    await expect(refund).toContainText(journey.paid);
    await main.getByLabel(t('booking:cancel.reason')).fill('Gruppen blev sjuk');
    await main.getByRole('button', { name: t('booking:cancel.submit') }).click();
    // The trip's own page says for good what goes back to which card; so does the list.
    await expect(page).toHaveURL(new RegExp(`/booking/details/${booking}$`));
    await expect(main.getByText(t('booking:canceledTitle'))).toBeVisible();
    await expect(main).toContainText(t('booking:repaid.underWay', { amount: journey.paid, card: 'Visa 4242' }));
    // Instead of the price, which would look owed.
    const sum = main.getByRole('region', { name: t('booking:refund.underWay') });
    await expect(sum).toContainText(journey.paid);
    await expect(main.getByRole('region', { name: t('booking:price.title'), exact: true })).toHaveCount(0);

    await page.goto(`/${language}/booking/list`);
    await expect(main.getByText(t('booking:list.empty.upcoming.title'))).toBeVisible();
    await main.getByRole('link', { name: t('booking:list.canceled') }).click();
    await expect(main.getByRole('row').filter({ hasText: order })).toContainText(t('booking:status.canceled'));
    await expect(main.getByRole('row').filter({ hasText: order })).toContainText(/Återbetala[ts]|[Rr]efunded/);
  });
}
