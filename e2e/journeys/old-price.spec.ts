// Traces: S8-094
import { expect, test, type TestInfo } from '../support/test';
import { ownDay } from '../support/departure';
import { expiredOffer } from '../support/sealed-offer';
import { bookElsewhere } from '../support/other-customer';
import { Journey } from '../support/journey';
import { register } from '../support/people';
import { errorIn, LANGUAGES } from '../support/texts';

/** What a customer picked in a new search: the offer's price, and the offer as a page left open too long still has it. */
async function pickedLongAgo(journey: Journey, info: TestInfo, before?: number) {
  await register(journey.page, journey.language);
  const day = ownDay(info);
  await journey.search({ day });
  const { price } = await journey.offer();
  const token = await journey.token();
  return { day, price, old: expiredOffer(token, before) };
}

const pathOf = (journey: Journey, offer: string) =>
  `/${journey.language}/booking/edit?offer=${encodeURIComponent(offer)}`;

/** 100 kr: cheaper than any bus. */
const CHEAPER = 10_000;
const CHEAPER_SHOWN = { sv: '100,00 kr', en: 'SEK 100.00' };

/**
 * A search's price is honoured for twenty minutes. After that it is looked up again, and a difference is shown before anything is booked.
 */
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('an expired offer is held at the same price', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { price, old } = await pickedLongAgo(journey, info);
      await page.goto(pathOf(journey, old));
      await expect(journey.heading('reservation:picked.title')).toBeVisible();
      await expect(journey.main).toContainText(journey.t('reservation:picked.same').split('.')[0]!.split(',')[0]!);
      await expect(journey.main).toContainText(price);
      const hold = journey.main.getByRole('button', { name: journey.t('reservation:picked.hold') });
      // On a telephone what is booked stands above the button that books it.
      await page.setViewportSize({ width: 360, height: 740 });
      const [heading, button] = [
        await journey.heading('reservation:picked.title').boundingBox(),
        await hold.boundingBox(),
      ];
      expect(heading!.y).toBeLessThan(button!.y);
      await hold.click();
      await expect(journey.heading('reservation:title')).toBeVisible();
      await expect(journey.main).toContainText(journey.paid);
    });

    test('an expired offer with a new price shows both prices, and books at the new one', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { price, old } = await pickedLongAgo(journey, info, CHEAPER);
      await page.goto(pathOf(journey, old));
      await expect(journey.heading('reservation:otherPrice.title')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${journey.t('reservation:otherPrice.title')}`));
      await expect(journey.main).toContainText(journey.t('reservation:otherPrice.higher'));
      const row = (key: string) => journey.main.getByRole('row', { name: journey.t(`reservation:otherPrice.${key}`) });
      await expect(row('before')).toContainText(CHEAPER_SHOWN[language]);
      await expect(row('now')).toContainText(journey.paid);
      await journey.main.getByRole('button', { name: journey.t('reservation:otherPrice.hold', { price }) }).click();
      await expect(journey.heading('reservation:title')).toBeVisible();
      await expect(journey.main).toContainText(journey.paid);
      await expect(journey.main).not.toContainText(CHEAPER_SHOWN[language]);
    });

    test('an expired offer with a new price links to the other buses', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { day, old } = await pickedLongAgo(journey, info, CHEAPER * 1_000);
      await page.goto(pathOf(journey, old));
      await expect(journey.main).toContainText(journey.t('reservation:otherPrice.lower'));
      await journey.main.getByRole('link', { name: journey.t('reservation:otherPrice.others') }).click();
      await journey.expectOffers();
      expect(new URL(page.url()).searchParams.get('departure')).toBe(`${day}T08:00`);
    });

    test('an expired offer for a bus that is taken shows other available buses', async ({ page, browser }, info) => {
      const journey = new Journey(page, language);
      const { day, old } = await pickedLongAgo(journey, info);
      await bookElsewhere(browser, language, day);

      const answer = await page.goto(pathOf(journey, old));
      expect(answer?.status()).toBe(409);
      await expect(journey.heading('reservation:gone.title')).toBeVisible();
      await expect(journey.main.getByRole('alert')).toHaveText(errorIn(language, 'booking.occupied'));
      await journey.main.getByRole('link', { name: journey.t('reservation:gone.alternatives') }).click();
      await journey.expectOffers();
    });

    test('booking from a page that was left open holds the bus once at the same price, and shows a new price first', async ({
      page,
    }, info) => {
      const journey = new Journey(page, language);
      const { old } = await pickedLongAgo(journey, info);
      const press = (offer: string) => page.request.post(`/${language}/booking/hold`, { form: { offer } });
      const changed = await press(expiredOffer(old, CHEAPER));
      expect(new URL(changed.url()).searchParams.has('offer')).toBe(true);
      expect(await changed.text()).toContain(journey.t('reservation:otherPrice.title'));

      const [one, again] = [await press(old), await press(old)];
      expect(new URL(one.url()).searchParams.get('order')).toMatch(/^\d{8}$/);
      expect(again.url()).toBe(one.url());
    });
  });
}
