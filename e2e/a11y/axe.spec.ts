// Traces: S2-021, S2-029, S2-030, S2-033, S2-038
import { DOCS_PAGES, GUIDES } from '@bff/api/openapi/docs/names';
import { expect, type Page, test } from '../support/test';
import { SCREEN, TELEPHONE, violations, WHOLE_PAGE } from '../support/axe';
import { ownDay } from '../support/departure';
import { cutRings } from '../support/focus-rings';
import { Journey } from '../support/journey';
import { demoPerson, logIn, register } from '../support/people';
import {
  dealCustomerScreens,
  organisationScreens,
  trafficScreens,
  trainScreens,
} from '../support/organisation-screens';
import {
  adminCompanyScreens,
  adminPeopleScreens,
  colleagueScreens,
  customerScreens,
  driverScreens,
  openScreen,
  prepareStage,
  publicScreens,
  type Screen,
  systemScreens,
} from '../support/screens';
import { supplyScreens } from '../support/company-screens';
import { afterTripScreens, quoteScreens, roadScreens } from '../support/trip-screens';
import { type Language, LANGUAGES } from '../support/texts';

/**
 * How each language is checked. One dashboard screen is opened in Swedish and the next in English, because axe's findings seldom depend on
 * the language, the tokens' own test covers the colour pairs of both schemes, and the screen's story is no wider than a narrower window.
 * What the public sees is opened in both, without scripts where axe does not ask: at either width it must be no wider than its window.
 */
const LOOK = {
  sv: { width: 1280, other: 360, colorScheme: 'light', plain: SCREEN },
  en: { width: 360, other: 1280, colorScheme: 'dark', plain: TELEPHONE },
} as const;

const axeAsks = (index: number, language: Language) => LANGUAGES[index % LANGUAGES.length] === language;

/** The current page is no wider than its window at either width, and has no violations if axe is to check it. */
async function expectAccessible(
  page: Page,
  name: string,
  language: Language,
  { asks = true, options = LOOK[language].plain } = {},
): Promise<void> {
  const { width, other, colorScheme } = LOOK[language];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  for (const wide of [other, width]) {
    await page.setViewportSize({ width: wide, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${name} is wider than ${wide} px`).toBeLessThanOrEqual(0);
    // A day or a time must be read whole: side by side, two fields of a moment once left room for two figures.
    const cut = await page
      .locator('main :is(#departure, #return)')
      .evaluateAll((fields) =>
        fields.filter((field) => field.clientWidth > 0 && field.scrollWidth > field.clientWidth).map(({ id }) => id),
      );
    expect.soft(cut, `${name} cuts a day at ${wide} px`).toEqual([]);
  }
  if (!asks) return;
  expect.soft(await cutRings(page), `${name} cuts the ring of what has the focus at ${width} px`).toEqual([]);
  // The cookie question at the foot of a telephone's screen covers nothing at the page's end: axe calls a half-covered button too small.
  // It is put where it stands there, because a page that grows after it was scrolled to its end is not at its end any more.
  await page.evaluate(() => {
    document
      .querySelector<HTMLElement>('section:has(> form [name^="answer:"])')
      ?.style.setProperty('position', 'static');
    // Nor do the names of a timeline's rows, under which it is scrolled to today: on some days half a bar is below them.
    for (const box of document.querySelectorAll('main *')) if (box.scrollLeft > 0) box.scrollLeft = 0;
  });
  const found = await violations(page, 'html', options);
  expect.soft(found, `${name} at ${width}, ${colorScheme}`).toEqual([]);
}

/** Dashboard screens, each in one of the languages. */
async function checkDashboard(journey: Journey, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens.filter((_, index) => axeAsks(index, journey.language)))
    await test.step(screen.name, async () => {
      await openScreen(journey, screen);
      await expectAccessible(journey.page, screen.name, journey.language);
    });
}

/** Public screens, each in both languages. */
async function checkPublic(journey: Journey, screens: readonly Screen[]): Promise<void> {
  const { page, language } = journey;
  const storageState = await page.context().storageState();
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, storageState });
  const plainJourney = new Journey(await plain.newPage(), language);
  for (const [index, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      const asks = axeAsks(index, language);
      const by = asks || screen.show ? journey : plainJourney;
      await openScreen(by, screen);
      await expectAccessible(by.page, screen.name, language, { asks });
    });
  }
  await plain.close();
}

for (const language of LANGUAGES) {
  test(`${language}: screens for everyone`, async ({ page }, info) => {
    test.setTimeout(180_000);
    await checkPublic(new Journey(page, language), publicScreens(ownDay(info)));
  });

  test(`${language}: screens of a customer`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const stage = await prepareStage(page, language, ownDay(info));
    await checkPublic(new Journey(page, language), customerScreens(stage));
  });

  test(`${language}: screens of an administrator about companies`, async ({ page }) => {
    test.setTimeout(180_000);
    await logIn(page, language, demoPerson('admin'));
    await checkDashboard(new Journey(page, language), adminCompanyScreens);
  });

  test(`${language}: screens of user administration`, async ({ page }) => {
    test.setTimeout(180_000);
    await logIn(page, language, demoPerson('admin'));
    await checkDashboard(new Journey(page, language), adminPeopleScreens);
    await page.context().clearCookies();
    await logIn(page, language, demoPerson('company'));
    await checkDashboard(new Journey(page, language), colleagueScreens);
  });

  test(`${language}: screens of a company about its buses and prices`, async ({ page }) => {
    test.setTimeout(180_000);
    await logIn(page, language, demoPerson('company'));
    await checkDashboard(new Journey(page, language), supplyScreens);
  });

  test(`${language}: screens about deal customers, and their own`, async ({ page }) => {
    test.setTimeout(240_000);
    const screensOf = [['admin', dealCustomerScreens], ['deal.admin', organisationScreens], ['traffic', trafficScreens], ['deal.train', trainScreens], ['driver', driverScreens]] as const; // prettier-ignore
    for (const [username, screens] of screensOf) {
      await page.context().clearCookies();
      await logIn(page, language, demoPerson(username));
      await checkDashboard(new Journey(page, language), screens);
    }
  });

  test(`${language}: screens of quotes and of current, past and cancelled trips`, async ({ page }) => {
    test.setTimeout(180_000);
    const screensOf = [['private', [...quoteScreens, ...roadScreens]], ['customer', afterTripScreens]] as const; // prettier-ignore
    for (const [username, screens] of screensOf) {
      await page.context().clearCookies();
      await logIn(page, language, demoPerson(username));
      await checkPublic(new Journey(page, language), screens);
    }
  });

  test(`${language}: screens of the system owner`, async ({ page }) => {
    test.setTimeout(240_000);
    await logIn(page, language, demoPerson('owner'));
    await checkDashboard(new Journey(page, language), systemScreens);
  });

  test(`${language}: the payment page`, async ({ page }, info) => {
    const journey = new Journey(page, language);
    await register(page, language);
    await journey.search({ day: ownDay(info) });
    await journey.book();
    await journey.fillReservation();
    await journey.toPayment();
    await expectAccessible(page, 'payment', language);
    await journey.sandboxButton('decline').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'declined payment', language);
  });

  test(`${language}: the pages of the API`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const [index, name] of DOCS_PAGES.entries()) {
      if (!axeAsks(index, language)) continue;
      const answer = await page.goto(`/api/docs${name && `/${name}`}?language=${language}`);
      expect(answer?.status()).toBe(200);
      // The pages about the parts of the API look alike: the first of them is asked everything, as the overview and the guides are.
      const options = index <= GUIDES.length + 1 ? WHOLE_PAGE : LOOK[language].plain;
      await expectAccessible(page, `api/docs/${name}`, language, { options });
    }
  });
}
