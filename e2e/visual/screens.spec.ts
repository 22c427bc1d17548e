import { test } from '../support/test';
import { Journey, searchAddress } from '../support/journey';
import { register } from '../support/people';
import { expectPicture } from '../support/picture';
import { wednesdayFromNow } from '../support/departure';
import { holdStill } from '../support/still-page';
import { LANGUAGES } from '../support/texts';

const WIDTHS = [360, 1280];
/** Weeks from now. Other tests book around Uppsala; these pictures are of Malmö, on days without bookings. */
const RESULTS_WEEK = 17;
const BOOKED_WEEK = { sv: 18, en: 19 };

for (const language of LANGUAGES)
  test(`${language}: the screens match their baselines`, async ({ page }, info) => {
    test.setTimeout(90_000);
    const journey = new Journey(page, language);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    // Forms before hydration.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const picture = async (name: string) => {
      await holdStill(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectPicture(page, ['screens', `${name}-${language}-${width}`], true);
      }
    };
    const search = (week: number) => {
      const trip = { day: wednesdayFromNow(week, info.repeatEachIndex), from: 'Malmö', to: 'Kristianstad', adults: 40 };
      return `${searchAddress(language, trip)}&busType=touristBus`;
    };

    await page.goto(`/${language}/auth/login`);
    await picture('login-with-cookie-question');
    await page.goto(`/${language}/auth/login`);
    await page.getByRole('button', { name: journey.t('common:cookies.necessaryOnly') }).click();
    for (const [name, path] of [
      ['main', ''],
      ['login', '/auth/login'],
      ['not-found', '/no/such/page'],
    ] as const) {
      await page.goto(`/${language}${path}`);
      await picture(name);
    }
    await page.goto(search(RESULTS_WEEK));
    await picture('results');

    await register(page, language);
    await page.goto(search(BOOKED_WEEK[language]));
    await journey.book();
    await journey.fillReservation({}, ['Malmö', 'Kristianstad']);
    const reservation = page.url();
    await picture('reservation');
    await page.goto(reservation);
    await journey.fillReservation({}, ['Malmö', 'Kristianstad']);
    await journey.toPayment();
    const order = await journey.pay();
    await page.goto(`/${language}/purchases/details/${order}`);
    await picture('receipt');
  });
