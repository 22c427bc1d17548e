import { ownDay } from '../support/departure';
import { newPerson } from '../support/people';
import { test } from '../support/text-browser-test';
import { patternOf, sandboxTexts, textIn } from '../support/texts';

const PRICE = /\d{1,3}[ \u00a0]\d{3},\d\d[ \u00a0]kr|SEK[ \u00a0]\d{1,3},\d{3}\.\d\d/;

/** The other two pairs of browser and language are in the application's test. */
const PAIRS = [
  ['lynx', 'sv'],
  ['w3m', 'en'],
] as const;

/** The whole journey, by keyboard alone: search, choose, register, hold, pay, receipt, find again, cancel. */
for (const [name, language] of PAIRS) {
  test(`${name}, in ${language}: search, book, pay, find again, cancel`, async ({ baseURL, openTextBrowser }, info) => {
    test.setTimeout(240_000);
    const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
    const day = ownDay(info);
    const person = newPerson();
    const browser = await openTextBrowser(name, `${baseURL}/${language}`);
    await browser.expectText(t('search:home.heading'));
    await browser.tick(t('search:tripType.day-trip'));
    await browser.fill(t('search:form.from'), 'Uppsala');
    await browser.fill(t('search:form.to'), 'Gävle');
    // As people write it in each language; the suggested times are kept.
    const [year, month, date] = day.split('-').map(Number);
    const written = language === 'sv' ? `${date}/${month} ${year}` : `${date}/${month}/${year}`;
    await browser.fill(t('search:form.departure'), written);
    await browser.fill(t('search:form.return'), written);
    await browser.fill(t('search:form.adults'), '38');
    await browser.fill(t('search:form.children'), '6');
    await browser.press(t('search:form.submit'));

    await browser.expectText(patternOf(t('search:results.heading_other')));
    // The first page mentions available buses too.
    await browser.expectText(t('search:offer.terms'));
    // First in whole kronor; the exact amount is among the terms, line by line.
    await browser.press(t('search:offer.terms'));
    const toPay = new RegExp(`${t('search:offer.toPay')}:?\\s+(${PRICE.source})`);
    const price = PRICE.exec(await browser.expectText(toPay))![0];
    await browser.press(t('search:offer.book'));

    // Nobody is logged in: first an account, then the same bus at the same price.
    await browser.expectText(t('auth:login.toBook'));
    await browser.press(t('auth:login.register'));
    await browser.expectText(t('auth:register.haveAccount'));
    await browser.fill(t('auth:contact.name'), person.name);
    await browser.fill(t('auth:contact.email'), person.email);
    await browser.fill(t('auth:contact.phone'), '070-123 45 67');
    await browser.fill(t('auth:password.label'), person.password);
    await browser.fill(t('auth:password.repeat'), person.password);
    await browser.tick(t('auth:register.accept'));
    await browser.press(t('auth:register.submit'));

    await browser.expectText(t('reservation:form.contact'));
    await browser.expectText(price);
    await browser.fill(t('reservation:form.streetIn', { place: 'Uppsala' }), 'Kungsgatan 12');
    await browser.press(t('reservation:form.pay'));
    // A mistake: all input is kept.
    await browser.expectText(t('errors:forms.summary'));
    await browser.expectText('Kungsgatan 12');
    await browser.fill(t('reservation:form.streetIn', { place: 'Gävle' }), 'Norra Kungsgatan 3');
    await browser.write(t('reservation:form.comment'), 'Två hopfällda rullatorer & en «tuba»');
    await browser.tick(t('reservation:form.terms'));
    await browser.press(t('reservation:form.pay'));

    await browser.expectText(sandboxTexts[language].sandbox);
    await browser.expectText(price);
    await browser.press(sandboxTexts[language].pay);

    await browser.expectText(t('booking:justBooked.title'));
    await browser.expectText(price);
    await browser.expectText('Norra Kungsgatan 3');

    await browser.press(t('common:nav.myTrips'));
    // The receipt says «Booked» too.
    await browser.expectText(t('booking:list.departure'));
    await browser.expectText(t('booking:status.booked'));
    // The rest of its name may be in the next line.
    await browser.press('Uppsala –');
    await browser.expectText('Två hopfällda rullatorer & en «tuba»');

    await browser.press(t('booking:details.cancel'));
    await browser.expectText(t('booking:cancel.free'));
    await browser.write(t('booking:cancel.reason'), 'Gruppen blev sjuk');
    await browser.press(t('booking:cancel.submit'));
    await browser.expectText(t('booking:canceledTitle'));
    // It leads to where the trip stands now.
    await browser.expectText(t('booking:status.canceled'));
  });
}
