// Traces: S2-021
import { dayFromNow } from '../support/departure';
import { expectState, fillMoment, momentSent } from '../support/island';
import { Journey } from '../support/journey';
import { expect, test } from '../support/test';

test('both days are picked in one calendar, or a single day for a one-way trip (en)', async ({ page }) => {
  const journey = new Journey(page, 'en');
  await page.goto('/en');
  await expectState(page, 'awake');
  await fillMoment(page, page.locator('#departure'), `${dayFromNow(120)}T07:15`);
  await fillMoment(page, page.locator('#return'), `${dayFromNow(121)}T19:45`);
  await expect.poll(() => momentSent(page, 'departure')).toEqual([dayFromNow(120), '07:15']);
  expect(await momentSent(page, 'return')).toEqual([dayFromNow(121), '19:45']);

  // Readable input is shown as it was understood; the list has every quarter hour.
  await page.locator('#departure').fill('tomorrow');
  const quarter = page.getByRole('option', { name: '07:30', exact: true });
  await expect(async () => {
    // Scrolling the page closes its lists, and pressing something scrolls to it.
    await page.locator('#departure-time').click();
    await expect(quarter).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('#departure')).toHaveValue(dayFromNow(1));
  // It opens at the current time, even if that is not a quarter hour.
  await page.keyboard.press('Escape');
  await page.locator('#departure-time').fill('17:38');
  await page.keyboard.press('Escape');
  await page.locator('#departure-time').click();
  await expect(page.getByRole('option', { name: '17:45', exact: true })).toBeInViewport();
  // With the keyboard too it begins there: two steps on are two quarters.
  await page.keyboard.press('Escape');
  for (const [typed, key, begins] of [
    ['17:38', 'ArrowDown', '17:45'],
    ['9', 'ArrowDown', '09:00'],
    ['17', 'ArrowUp', '17:00'],
  ] as const) {
    const time = page.locator('#departure-time');
    await time.fill(typed);
    await time.press(key);
    const active = page.getByRole('option', { name: begins, exact: true });
    await expect(time).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await time.press('Enter');
    await expect(time).toHaveValue(begins);
  }
  await page.locator('#departure-time').click();
  await page.getByRole('option', { name: '07:30', exact: true }).click();
  expect(await momentSent(page, 'departure')).toEqual([dayFromNow(1), '07:30']);
  await fillMoment(page, page.locator('#departure'), `${dayFromNow(120)}T07:15`);

  const calendar = (field: 'departure' | 'return') =>
    page.getByRole('button', {
      name: `Choose in the calendar: ${journey.t(`search:form.${field}`)}`,
    });
  const choose = (type: string) => page.getByRole('radio', { name: journey.t(`search:tripType.${type}`) }).check();
  const day = (number: number) =>
    page
      .getByRole('application')
      .getByRole('button', { name: /^(?!.*(previous|next)).*\d{4}/i })
      .filter({ hasText: new RegExp(`^${number}$`) })
      .first();
  const asked = page.getByRole('dialog').getByRole('status');
  const shut = () => expect(page.getByRole('application')).toHaveCount(0);
  const sent = async () => [...(await momentSent(page, 'departure')), ...(await momentSent(page, 'return'))];
  const on = (number: number): unknown => expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-${number}$`));

  // Typed, an earlier departure takes the return of a day trip along.
  await fillMoment(page, page.locator('#departure'), `${dayFromNow(118)}T07:15`);
  await page.locator('#departure-time').press('Tab');
  await expect.poll(() => momentSent(page, 'return')).toEqual([dayFromNow(118), '19:45']);

  // There and back on one day: one choice, with the keys too, is both days.
  await calendar('departure').click();
  await day(19).click();
  await shut();
  expect(await sent()).toEqual([on(19), '07:15', on(19), '19:45']);
  await calendar('return').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await shut();
  expect(await sent()).toEqual([on(18), '07:15', on(18), '19:45']);

  // A round trip: at the departure it asks for both days in turn, and left between them changes nothing; at the return for that alone.
  await choose('round-trip');
  const before = await sent();
  await calendar('departure').click();
  await expect(asked).toHaveText(journey.t('search:form.pickDeparture'));
  await day(11).click();
  await expect(asked).toHaveText(journey.t('search:form.pickReturn'));
  await page.keyboard.press('Escape');
  await shut();
  expect(await sent()).toEqual(before);
  await calendar('departure').click();
  await day(11).click();
  await day(14).click();
  await shut();
  expect(await sent()).toEqual([on(11), '07:15', on(14), '19:45']);
  await calendar('return').click();
  await day(16).click();
  await shut();
  expect(await sent()).toEqual([on(11), '07:15', on(16), '19:45']);

  await choose('one-way');
  await expect(page.locator('#return')).toHaveCount(0);
  await calendar('departure').click();
  await page
    .getByRole('application')
    .getByRole('button', { name: /\b20\b/ })
    .first()
    .click();
  await expect.poll(() => momentSent(page, 'departure')).toEqual([expect.stringMatching(/^\d{4}-\d\d-20$/), '07:15']);
});

test('whoever chooses a round trip is proposed the next day, and on second thoughts the same day again (sv)', async ({
  page,
}) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv');
  await expectState(page, 'awake');
  const choose = (type: string) => page.getByRole('radio', { name: journey.t(`search:tripType.${type}`) }).check();
  const days = async () =>
    Promise.all(['departure', 'return'].map(async (name) => Date.parse((await momentSent(page, name))[0] ?? '')));
  const stay = async () => {
    const [out = 0, home = 0] = await days();
    return (home - out) / 86_400_000;
  };
  expect(await stay()).toBe(0);
  await choose('round-trip');
  await expect.poll(stay).toBe(1);
  await choose('day-trip');
  await expect.poll(stay).toBe(0);
});

test('a departure after the return takes the return along', async ({ page }) => {
  await page.goto('/sv');
  await page.locator('#departure').focus();
  await expect(page.getByRole('button', { name: /^Välj i kalendern/ }).first()).toBeVisible();
  await page.locator('#departure').fill('12 maj 2027');
  await page.keyboard.press('Tab');
  await expect(page.locator('#departure')).toHaveValue('2027-05-12');
  await expect(page.locator('#return')).toHaveValue('2027-05-12');
});
