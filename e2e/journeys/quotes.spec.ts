// Traces: S1-004, S2-031, S2-046, S6-035, S9-012, S2-050, S2-082
import { type Browser, expect, type Page, test } from '../support/test';
import { formatMoney } from '@formats';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { demoPerson, logIn, register } from '../support/people';
import { operatorOf } from '../support/product-database';
import { type Language, LANGUAGES } from '../support/texts';

/** The company's requests, in a separate browser. */
async function asOperator(browser: Browser, language: Language, company: string): Promise<Journey> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, language, demoPerson(await operatorOf(company)));
  await page.goto(`/${language}/dashboard/company/quote-requests/list`);
  return new Journey(page, language);
}

/** Opens the request of that number from a list. */
const open = ({ main }: Journey, number: string) =>
  main.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
const numberIn = (page: Page) => new URL(page.url()).pathname.slice(-8);

/** A trip that no list price fits: three companies are asked, one answers, one rejects, one does not reply; the quote is bought. */
for (const language of LANGUAGES)
  test(`${language}: ask three companies for quotes, accept the only one, pay, change, cancel`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(150_000);
    const customer = new Journey(page, language);
    const { main } = customer;
    const t = customer.t.bind(customer);
    await register(page, language);

    // Ticked in the results.
    const day = ownDay(info);
    await customer.search({ day });
    const boxes = main.locator('article input[name=company]');
    // Each company is there once, with its best bus.
    for (const nth of [0, 1, 2]) await boxes.nth(nth).check();
    // Counted where there are scripts.
    await main
      .getByRole('button', { name: t('search:quotes.askCounted', { count: 3 }) })
      .or(main.getByRole('button', { name: t('search:quotes.askChosen') }))
      .click();
    await expect(customer.heading('quotes:request.title')).toBeVisible();
    const asked = main.getByRole('checkbox', { checked: true });
    await expect(asked).toHaveCount(3);
    await main.getByLabel(t('quotes:fields.message')).fill('Vi har med oss en & annan «tuba»');
    await main.getByRole('button', { name: t('quotes:request.submit') }).click();
    await expect(page.getByText(t('quotes:own.sentTitle_other', { count: 3 }))).toBeVisible();
    const number = numberIn(page);
    const companies = await main.locator('section[aria-labelledby="companies"] h3').allInnerTexts();
    expect(companies).toHaveLength(3);
    const [answers, rejects, isSilent] = companies.map((heading) =>
      heading.replace(new RegExp(`\\s*${t('quotes:asked.new')}$`), ''),
    ) as [string, string, string];

    // One quotes with its first free bus, cheaper than its price lists.
    const one = await asOperator(browser, language, answers);
    await open(one, number);
    await expect(one.main.getByText('Vi har med oss en & annan «tuba»')).toBeVisible();
    await expect(one.main).not.toContainText(rejects);
    await one.main.getByRole('link', { name: t('quotes:make.link') }).click();
    // The likeliest answer is filled in: the cheapest free bus, for the price of the lists.
    await expect(
      one.main
        .getByRole('group', { name: t('quotes:fields.vehicleIds') })
        .getByRole('checkbox')
        .first(),
    ).toBeChecked();
    const price = one.main.getByLabel(t('quotes:fields.operatorPrice'));
    await expect(price).not.toHaveValue('');
    const quote = one.main.getByRole('button', { name: t('quotes:make.submit') });
    await price.fill('1');
    await one.main.getByLabel(t('quotes:fields.quoteMessage')).fill('Kaffe ingår');
    await quote.click();
    // A price so far from the lists' is asked about, before the request's facts, which are read before the form.
    await expect(one.main.locator('[data-error-summary] ~ * aside')).toHaveCount(1);
    await one.main.getByText(t('quotes:fields.priceConfirmed'), { exact: true }).click();
    await quote.click();
    await expect(one.page.getByText(t('quotes:flash.quoted'))).toBeVisible();

    // The price was wrong after all: the company withdraws the quote, and its customer sees who did and why.
    await one.main.getByRole('link', { name: t('quotes:withdraw.link') }).click();
    await one.main.getByLabel(t('quotes:withdraw.message')).fill('Vi skrev fel pris');
    await one.main.getByRole('button', { name: t('quotes:withdraw.link') }).click();
    await expect(one.page.getByText(t('quotes:flash.withdrawn'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(t('quotes:own.withdrawn', { message: 'Vi skrev fel pris' }))).toBeVisible();
    await expect(main.getByRole('button', { name: t('quotes:quote.acceptLabel', { company: answers }) })).toHaveCount(
      0,
    );
    await one.main.getByRole('link', { name: t('quotes:make.link') }).click();
    await price.fill('4 000');
    await one.main.getByLabel(t('quotes:fields.quoteMessage')).fill('Kaffe ingår');
    await quote.click();
    await one.main.getByText(t('quotes:fields.priceConfirmed'), { exact: true }).click();
    await quote.click();
    await expect(one.page.getByText(t('quotes:flash.quoted'))).toBeVisible();

    // Another has no bus, and says so.
    const two = await asOperator(browser, language, rejects);
    await open(two, number);
    await two.main.getByRole('link', { name: t('quotes:reject.link') }).click();
    await two.main.getByLabel(t('quotes:reject.message')).fill('Alla bussar är ute');
    await two.main.getByRole('button', { name: t('quotes:reject.submit') }).click();
    await expect(two.page.getByText(t('quotes:flash.rejected'))).toBeVisible();

    // The customer compares and accepts.
    await page.goto(`/${language}/quotes/list`);
    const listed = main.getByRole('row').filter({ has: page.locator(`a[href$="/quotes/details/${number}"]`) });
    await expect(listed).toContainText(t('quotes:list.quotes_one', { count: 1 }));
    await main.locator(`a[href$="/quotes/details/${number}"]`).first().click();
    await expect(main.getByText('Alla bussar är ute')).toBeVisible();
    await expect(main.getByText('Kaffe ingår')).toBeVisible();
    await expect(main.getByRole('heading', { name: t('quotes:quote.from', { company: answers }) })).toBeVisible();
    // 38 adults and 6 children share the price.
    const total = Number(await main.getByRole('complementary').locator('data').first().getAttribute('value'));
    const each = formatMoney((total * 100) / 44, language, { decimals: false });
    await expect(main.getByText(t('search:offer.perPerson', { price: each }))).toBeVisible();
    await expect(main.getByRole('heading', { name: new RegExp(isSilent) })).toContainText(t('quotes:asked.new'));
    await main.getByRole('button', { name: t('quotes:quote.acceptLabel', { company: answers }) }).click();
    await expect(customer.heading('reservation:title')).toBeVisible();
    // What was written in the request is there.
    await expect(main.getByText('Vi har med oss en & annan «tuba»')).toBeVisible();
    await customer.fillReservation();
    await customer.toPayment();
    const order = await customer.pay();

    // Both see the result.
    await page.goto(`/${language}/quotes/details/${number}`);
    await expect(main.getByText(t('quotes:quoteStatus.accepted'), { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: t('quotes:quote.purchase') })).toHaveAttribute('href', new RegExp(order)); // prettier-ignore
    await one.page.reload();
    await expect(one.main.getByText(t('quotes:quoteStatus.accepted'), { exact: true })).toBeVisible();

    // Changed to an hour later: the company must agree, and the price difference for the shorter day is refunded.
    await page.goto(`/${language}/purchases/details/${order}`);
    await main.locator('a[href*="/booking/details/"]').first().click();
    const booking = numberIn(page);
    await page.goto(`/${language}/booking/change-book?booking=${booking}`);
    await main.locator('#departure-time').fill('9');
    // On a hydrated form a list of times opens: it is left like any field.
    await main.locator('#departure-time').press('Tab');
    await main.getByRole('button', { name: t('booking:change.route.submit') }).click();
    await expect(main.getByText(t('booking:change.proposal.title'))).toBeVisible();
    await main.getByRole('button', { name: t('booking:change.proposal.submit') }).click();
    await expect(main.getByRole('heading', { name: t('booking:change.proposal.waiting') })).toBeVisible();
    await one.page.goto(`/${language}/dashboard/company/booking/details/${booking}`);
    const agree = one.main.getByRole('button', { name: t('bookings:proposal.accept') });
    await agree.click();
    await expect(agree).toHaveCount(0);

    // What was bought by a quote is cancelled like anything else.
    await page.goto(`/${language}/booking/details/${booking}`);
    await expect(main).toContainText(/\b0?9[:.]00/);
    await main.getByRole('link', { name: t('booking:details.cancel'), exact: true }).click();
    await main.getByRole('button', { name: t('booking:cancel.submit') }).click();
    await expect(page.getByText(t('booking:canceledTitle'))).toBeVisible();
  });
