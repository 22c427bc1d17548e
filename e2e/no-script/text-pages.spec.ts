import type { Page } from '@playwright/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { fillRegistration, newPerson } from '../support/people';
import { TEXT_BROWSERS, type TextBrowserName, USER_AGENTS } from '../support/text-browser';
import { dumpIn } from '../support/text-dump';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/texts';

/** What differs on each run: everything that names a day, an amount, a number, a bus, a company or a person. */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [/e2e\.\S*@\S*/g, 'person@demo.invalid'],
  // For a company's logo, which it may have by now, w3m shows the beginning of its file name.
  [/\[[^\]\s]*\](?=NAME)/g, ''],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|mån|tis|ons|tors?|fre|lör|sön)(\p{L}*day|dag|s)?(?=,? \d)/gu, 'Day'],
  [/\b\d{1,2} (jan|feb|mar|apr|ma[jy]|jun|jul|aug|sep|o[kc]t|nov|dec)\p{L}*\.?/giu, '9 Month'],
  [/\bSEK\s[\d,.]+|\b\d{1,3}(?:[ \u00a0]\d{3})*(?:,\d\d)?[ \u00a0]kr\b/g, 'AMOUNT'],
  [
    /\b(Turistbuss|Dubbeldäckare|Minibuss|Coach|Double-decker|Minibus)\b.*?(?:(?=\s(?:Bokad|Booked)$)|, [A-Z]{3}\d\w+$)/gm,
    'BUS',
  ],
  [/\d+/g, '9'],
  // Which companies have the most ratings.
  [/Demobuss [^,\n·]+ AB$/gm, 'COMPANY'],
  [/(?<=NAME · )(?:9[.,]9 \(9 \p{L}+\)|Nytt bolag|New company)$/gmu, 'RATED'],
  [/\S+[ \u00a0]· (?:9[.,]9 \(9 \p{L}+\)|nytt bolag|new company)$/gmu, 'RATED'],
  [/(står|parked) 9(?:[.,]9)? (?=km )/g, '$1 9 '],
  // What the first offer's bus burns, and has on board.
  [/\S.*[ \u00a0]· 9(?:[.,]9)? kg CO₂e$/gm, 'FUEL'],
  [/\S.*[ \u00a0]· \+9[ \u00a0](?:till|more)$/gm, 'EQUIPMENT'],
  // A company may have any number of tiers.
  [/\b9[\s\u00a0](?:dygn|dag|timm\p{L}*|days?|hours?)\b/gu, 'NOTICE'],
  [/[ \u00a0_]{2,}/g, ' '],
  [/^(.+)\n(?:\1\n)+/gm, '$1\n'],
];

/** The open page without these parts, as the program prints it, without what differs on each run. */
async function asText(
  page: Page,
  program: TextBrowserName,
  names: readonly string[],
  leaveOut: readonly string[],
): Promise<string> {
  const html = leaveOut.reduce((rest, part) => rest.replace(part, ''), await page.content());
  // Wide enough that no line is broken by what differs.
  const written = await dumpIn(program, html, 240);
  const named = names.reduce((text, name) => text.replaceAll(name, 'NAME'), written);
  return PASSING.reduce((text, [what, said]) => text.replaceAll(what, said), named);
}

/** The button of an offer: its bus and company. */
const BOOK = { sv: /^Boka (.+) från (.+) för /, en: /^Book (.+) from (.+) for / };

test.use({ javaScriptEnabled: false });

/** The journey's pages as text browsers show them: what is where, in which words and in which order. */
for (const language of LANGUAGES) {
  for (const program of TEXT_BROWSERS) {
    test.describe(`as ${program}`, () => {
      test.use({ userAgent: USER_AGENTS[program] });
      test(`${program} shows the pages of the journey in ${language}`, async ({ page }, info) => {
        test.setTimeout(120_000);
        const journey = new Journey(page, language);
        const t = journey.t.bind(journey);
        const names: string[] = [];
        const look = async (name: string, leaveOut: readonly string[] = []) =>
          expect
            .soft(await asText(page, program, names, leaveOut))
            .toMatchSnapshot(`${name}-${language}-${program}.txt`);

        await page.goto(`/${language}`);
        // The three prices are of companies that change with the day, and other journeys write reviews.
        const reviews = page.getByRole('region', { name: t('search:home.reviews') });
        await look('main', await reviews.evaluateAll((all) => all.map((section) => section.outerHTML)));
        await page.goto(
          `/${language}/buses/search?tripType=one-way&stop=Uppsala&stop=Berg&departure=${ownDay(info)}T08:00&adults=31`,
        );
        await look('which-place');
        await journey.search({ day: ownDay(info) });
        const offers = page.getByRole('main').getByRole('article');
        const { button } = await journey.offer();
        const [, bus = '', company = ''] = BOOK[language].exec((await button.getAttribute('aria-label')) ?? '') ?? [];
        expect([bus, company], 'the names of the bus and its company').not.toContain('');
        names.push(bus, company);
        const later = await offers.evaluateAll((all) => all.slice(1).map((offer) => offer.outerHTML));
        expect(later.length, 'offers after the first').toBeGreaterThan(2);
        // One offer shows how each of them reads; which come after it changes with the day.
        await look('results', later);
        await button.click();
        await look('log-in');
        await page
          .getByRole('main')
          .getByRole('link', { name: t('auth:login.register') })
          .click();
        await look('register');
        await fillRegistration(page, language, newPerson());
        await expect(journey.heading('reservation:title')).toBeVisible();
        await look('reservation');
        await journey.fillReservation();
        await journey.toPayment();
        await look('payment');
        const order = await journey.pay();
        await look('done');
        await page.goto(`/${language}/purchases/details/${order}`);
        await look('receipt');
        await page.goto(`/${language}/booking/list`);
        await look('my-trips');
        await page.goto(`/${language}/purchases/cancel/${order}`);
        await look('cancel');
      });
    });
  }
}
