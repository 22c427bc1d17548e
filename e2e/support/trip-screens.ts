import type { Journey } from './journey';
import { firstRow, type Screen, submit } from './screens';

/** Screens of a customer who has got a quote in the demo data. */
export const quoteScreens: readonly Screen[] = [
  {
    name: 'quote request with a quote',
    path: '/quotes/list',
    show: async ({ page, main }) => {
      await main.locator('a[href*="/quotes/details/"]').first().click();
      await page.waitForURL(/\/quotes\/details\/\d+$/);
    },
  },
];

/** Opens another page of the first of a customer's trips. */
const ofFirstBooking = (page: string) => async (journey: Journey) => {
  await firstRow(journey);
  await journey.page.waitForURL(/\/booking\/details\/\d+$/);
  await journey.page.goto(journey.page.url().replace('/details/', `/${page}/`));
};

/** From the first of a customer's past trips to its rating. */
async function firstRating(journey: Journey): Promise<void> {
  await firstRow(journey);
  await journey.main.locator('a[href*="/journey/rate/"]').click();
  await journey.page.waitForURL(/\/journey\/rate\/\d+$/);
}

/** Screens of the demo's customer whose bus departed yesterday. */
export const roadScreens: readonly Screen[] = [
  { name: 'where the bus is', path: '/booking/list', show: ofFirstBooking('vehicle-location') },
  { name: 'trip to be shared', path: '/booking/list', show: ofFirstBooking('share') },
  {
    name: 'shared trip',
    path: '/booking/list',
    show: async (journey) => {
      await ofFirstBooking('share')(journey);
      const link = journey.main.locator('a[href*="/trip/"]');
      // The test in the other language may have made it already.
      const make = journey.main.getByRole('button', { name: journey.t('booking:share.make') });
      if (await make.isVisible()) await make.click();
      await link.click();
      await journey.page.waitForURL(/\/trip\/[\w-]+$/);
    },
  },
];

/** Screens of the demo's customer with a past trip, and one that its operator has just canceled. */
export const afterTripScreens: readonly Screen[] = [
  { name: 'rating', path: '/booking/list?when=past', show: firstRating },
  {
    name: 'rating with errors',
    path: '/booking/list?when=past',
    show: async (journey) => {
      await firstRating(journey);
      await submit(journey, 'form[method=post] button:not([type=button])');
    },
  },
  {
    name: 'missing bus that has come',
    path: '/booking/list?when=past',
    show: async (journey) => {
      await firstRating(journey);
      await journey.page.goto(journey.page.url().replace('/rate/', '/missing-bus/'));
    },
  },
  { name: 'choice', path: '/booking/list?when=canceled', show: ofFirstBooking('choice') },
  {
    name: 'change that waits for its answer',
    path: '/booking/list',
    show: async ({ page, main }) => {
      await main.locator('a[href*="/booking/change-book?"]').first().click();
      await page.waitForURL(/change-book/);
    },
  },
];
