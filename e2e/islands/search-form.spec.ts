// Traces: S2-021
import { violations } from '../support/axe';
import { expectState, islandOf, ISLANDS_SCRIPT, momentSent, openHeld } from '../support/island';
import { Journey } from '../support/journey';
import { expect, type Locator, type Page, test } from '../support/test';
import { LANGUAGES } from '../support/texts';

/** The places in the order in which they are sent. */
const placesOf = (page: Page) =>
  page.locator('input[name=stop]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

for (const language of LANGUAGES) {
  test(`${language}: the search form is hydrated when the page is idle, and validates while it is filled in`, async ({
    page,
  }) => {
    const journey = new Journey(page, language);
    const { main } = journey;
    await page.goto(`/${language}`);
    await expectState(page, 'awake');
    const adults = main.getByLabel(journey.t('search:form.adults'), { exact: true });

    // Somebody just passing through sees no error; somebody who has typed does, immediately and in the page's language.
    await journey.placeField('from').focus();
    await page.keyboard.press('Tab');
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(0);
    await adults.fill('-3');
    await adults.blur();
    await expect(main.getByText(journey.t('errors:forms.notNegative'))).toBeVisible();
    await expect(adults).toHaveAttribute('aria-invalid', 'true');
    await adults.fill('38');
    await expect(main.getByText(journey.t('errors:forms.notNegative'))).toHaveCount(0);

    // Submitted with something missing: the errors are listed, the title says so, each leads to its field, and the page stays.
    await journey.placeField('from').fill('Uppsala');
    await adults.focus();
    await main.getByRole('button', { name: journey.t('search:form.submit') }).click();
    const summary = main.getByRole('alert').filter({ hasText: journey.t('errors:forms.summary') });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${journey.t('errors:forms.titlePrefix')} `));
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await summary.getByRole('link', { name: journey.t('search:form.to') }).click();
    await expect(journey.placeField('to')).toBeFocused();
    expect(await violations(page, 'main')).toEqual([]);

    await page.keyboard.type('Gävle');
    await adults.focus();
    await expect(summary).toHaveCount(0);
    await main.getByRole('button', { name: journey.t('search:form.submit') }).click();
    await journey.expectOffers();
    expect(new URL(page.url()).searchParams.getAll('stop')).toEqual(['Uppsala', 'Gävle']);
  });
}

test('input typed before hydration is kept, with the focus and the caret, and nothing moves (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv/cookies');
  const { goOn } = await openHeld(page);
  await page.getByRole('radio', { name: journey.t('search:tripType.round-trip') }).check();
  await page.getByLabel(journey.t('search:form.adults'), { exact: true }).fill('17');
  await page.locator('#departure').fill('6 maj 2027');
  await page.locator('#departure-time').fill('halv åtta');
  const from = journey.placeField('from');
  await from.pressSequentially('Upp');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const before = await islandOf(page).boundingBox();
  await goOn();
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('Upp');
  expect(await from.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  // The list comes back, and hides what is below it from screen readers while it is open.
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: journey.t('search:tripType.round-trip') })).toBeChecked();
  await expect(page.getByLabel(journey.t('search:form.adults'), { exact: true })).toHaveValue('17');
  expect(await momentSent(page, 'departure')).toEqual(['6 maj 2027', 'halv åtta']);
  // The return, which nobody has touched, is not left behind: of a round trip it is on the next day.
  expect(await momentSent(page, 'return')).toEqual(['2027-05-07', '18:00']);
  expect(await islandOf(page).boundingBox()).toEqual(before);
  // The helper has stopped: there is one list of suggestions, react-aria's.
  await page.keyboard.press('End');
  await page.keyboard.type('sa');
  await expect(page.getByRole('option', { name: /Uppsala/ }).first()).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(1);
});

for (const language of LANGUAGES)
  test(`${language}: that no place matches is seen, before and after hydration`, async ({ page }) => {
    const journey = new Journey(page, language);
    await page.goto(`/${language}/cookies`);
    const { goOn } = await openHeld(page, language);
    const from = journey.placeField('from');
    // What is only announced is one pixel high.
    const isSeen = async () => {
      const said = await page.getByText(journey.t('search:form.noPlaces'), { exact: true }).all();
      const heights = await Promise.all(said.map(async (text) => (await text.boundingBox())?.height ?? 0));
      return heights.some((height) => height > 10);
    };
    for (const wake of [undefined, goOn]) {
      await wake?.();
      await from.fill('');
      await from.pressSequentially('Qwxyz');
      await expect.poll(isSeen).toBe(true);
      // And said once: not «0 options available» besides.
      for (const said of await page.locator('[data-live-announcer]').allTextContents())
        expect(said).not.toMatch(/\b0\b/);
      await from.fill('');
      await from.pressSequentially('Upp');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await isSeen()).toBe(false);
    }
  });

test('a name that is typed on is asked for, and nothing that it does not mean can be picked meanwhile, before and after hydration (sv)', async ({
  page,
}) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv/cookies');
  const { goOn } = await openHeld(page);
  const from = journey.placeField('from');
  const first = page.getByRole('option').first();
  const asked: string[] = [];
  await page.route(/places\.json/, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(text);
    if (text === 'Malmö') await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  for (const wake of [undefined, goOn]) {
    await wake?.();
    await from.fill('');
    await from.pressSequentially('Malm');
    await expect(page.getByRole('option', { name: /^Malmö/ }).first()).toBeVisible();
    // A place abroad that is called just that comes first.
    await expect(first).toHaveText(/^Malm(?!ö)/);
    asked.length = 0;
    await from.pressSequentially('ö');
    await expect(first).toHaveText(/^Malmö/);
    await expect.poll(() => asked).toEqual(['Malmö']);
    await from.press('ArrowDown');
    await from.press('Enter');
    await expect(from).toHaveValue('Malmö');
  }
});

test('↓ and Enter wait for a list that has not come, and a failed answer is not «no such place», before and after hydration (sv)', async ({
  page,
  complaints,
}) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv/cookies');
  const { goOn } = await openHeld(page);
  const from = journey.placeField('from');
  const id = page.locator('input[name=stopId]').first();
  let isDown = false;
  await page.route(/places\.json/, async (route) => {
    if (isDown) return route.fulfill({ status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  for (const wake of [undefined, goOn]) {
    await wake?.();
    isDown = false;
    await from.fill('');
    await from.pressSequentially('Malmö');
    await from.press('ArrowDown');
    await from.press('Enter');
    await expect(from).toHaveAttribute('aria-activedescendant', /.+/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(from).toBeFocused();
    await from.press('Enter');
    await expect(from).toHaveValue('Malmö');
    await expect(id).not.toHaveValue('');
    await expect(page.locator('[data-live-announcer]').filter({ hasText: /^0 / })).toHaveCount(0);
    isDown = true;
    const asked = page.waitForResponse(/places\.json/);
    await from.fill('Lund');
    await from.press('ArrowDown');
    await asked;
    await page.waitForTimeout(300);
    await expect(page.getByText(journey.t('search:form.noPlaces'))).toBeHidden();
  }
  // The browser’s, of the answers that failed on purpose.
  complaints.length = 0;
});

test('Enter sends the form while a list is open in which nothing is marked (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv?tripType=one-way&stop=Uppsala&stop=&departure=2031-03-10&departure=08:00&adults=8');
  await expectState(page, 'awake');
  const to = journey.placeField('to');
  await to.pressSequentially('Gävle');
  await expect(page.getByRole('listbox')).toBeVisible();
  await to.press('Enter');
  await page.waitForURL(/buses\/search\?.*stop=G%C3%A4vle/);
});

test('rows added before hydration are kept (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv/cookies');
  const { goOn } = await openHeld(page);
  await journey.placeField('from').fill('Uppsala');
  await journey.placeField('to').fill('Gävle');
  await page.getByRole('button', { name: journey.t('search:form.addStop') }).click();
  await page.keyboard.type('Tierp');
  await goOn();
  expect(await placesOf(page)).toEqual(['Uppsala', 'Tierp', 'Gävle']);
  await expect(page.locator('input[name=stop]').nth(1)).toBeFocused();
});

test('stops are added, dragged by pointer and by keyboard, and removed (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv?stop=Uppsala&stop=Tierp&stop=G%C3%A4vle');
  await expectState(page, 'awake');
  const grip = (name: string) =>
    page.getByRole('button', { name: `${journey.t('search:form.drag')}: ${name}`, exact: true });
  const via = journey.t('search:form.via', { number: 1 });

  const carried = await page.evaluateHandle(() => new DataTransfer());
  // The row's name changes when it is dropped; its grip stays the same element.
  const taken = await grip(journey.t('search:form.to')).elementHandle();
  await taken.dispatchEvent('dragstart', { dataTransfer: carried });
  const first = page.getByRole('button', { name: journey.t('search:form.from'), exact: true });
  for (const event of ['dragenter', 'dragover', 'drop']) await first.dispatchEvent(event, { dataTransfer: carried });
  await taken.dispatchEvent('dragend', { dataTransfer: carried });
  await expect.poll(() => placesOf(page)).toEqual(['Gävle', 'Uppsala', 'Tierp']);

  // Enter picks it up, Tab moves to the next place, Enter drops it there; it is announced.
  await grip(journey.t('search:form.from')).focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('button', { name: via, exact: true });
  await expect(place).toBeVisible();
  if (!(await place.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(page.locator('[data-live-announcer]')).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect.poll(() => placesOf(page)).toEqual(['Uppsala', 'Gävle', 'Tierp']);
  await expect(
    page.getByRole('status').filter({ hasText: journey.t('search:form.moved', { name: '' }) }),
  ).toBeAttached();

  await page
    .getByRole('button', { name: journey.t('search:form.moveUp') })
    .nth(1)
    .click();
  expect(await placesOf(page)).toEqual(['Uppsala', 'Tierp', 'Gävle']);
  await page
    .getByRole('button', { name: journey.t('search:form.removeStop') })
    .nth(2)
    .click();
  expect(await placesOf(page)).toEqual(['Uppsala', 'Tierp']);
  await page.getByRole('button', { name: journey.t('search:form.addStop') }).click();
  await page.keyboard.type('Gimo');
  expect(await placesOf(page)).toEqual(['Uppsala', 'Gimo', 'Tierp']);
});

test('adding a stop is not typing: leaving it marks nothing (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv');
  await expectState(page, 'awake');
  await page.getByRole('button', { name: journey.t('search:form.addStop') }).click();
  await expect(page.locator('input[name=stop]').nth(1)).toBeFocused();
  const needs = page.getByText(journey.t('search:form.needs'), { exact: true });
  await needs.click();
  await expect(page.getByLabel(journey.t('search:form.wheelchairs'), { exact: true })).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('if a part of the form fails, the plain form remains with its input (sv)', async ({ page, complaints }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv');
  await expectState(page, 'awake');
  await journey.placeField('from').fill('Uppsala');
  await journey.placeField('to').fill('Gävle');
  await page.getByLabel(journey.t('search:form.adults'), { exact: true }).fill('38');
  // Something that only the calendar calls.
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('broken on purpose');
    };
    Object.assign(Intl.DateTimeFormat.prototype, { formatToParts: broken });
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: () => broken });
  });
  await page.getByRole('radio', { name: journey.t('search:tripType.one-way') }).check();
  const calendar = `Välj i kalendern: ${journey.t('search:form.departure')}`;
  await page.getByRole('button', { name: calendar }).click();
  await expectState(page, 'failed');
  complaints.length = 0;
  expect(await placesOf(page)).toEqual(['Uppsala', 'Gävle']);
  await expect(page.getByRole('radio', { name: journey.t('search:tripType.one-way') })).toBeChecked();
  await expect(page.locator('#departure-time')).toHaveAttribute('data-quarter-hours');
  await page.getByRole('button', { name: journey.t('search:form.submit') }).click();
  await journey.expectOffers();
  complaints.length = 0;
});

test.describe('the form is not hydrated', () => {
  const asked = (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (ISLANDS_SCRIPT.test(request.url()) && scripts.push(request.url())));
    return scripts;
  };

  for (const [what, connection] of [
    ['where data is to be saved (sv)', { saveData: true, effectiveType: '4g' }],
    ['on 2G (sv)', { saveData: false, effectiveType: '2g' }],
  ] as const)
    test(what, async ({ page }) => {
      const scripts = asked(page);
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto('/sv');
      await expectState(page, 'asleep');
      const time = page.locator('#departure-time');
      await expect(page.locator('datalist')).toHaveCount(0);
      await time.focus();
      await expect(time).toHaveAttribute('list', 'quarter-hours');
      await expect(page.locator('#quarter-hours option[value="08:15"]')).toHaveCount(1);
      expect(scripts).toEqual([]);
    });

  for (const language of LANGUAGES)
    test(`${language}: if it was turned off in the cookie settings, until it is turned on again`, async ({ page }) => {
      const journey = new Journey(page, language);
      const scripts = asked(page);
      const box = page.getByRole('checkbox', { name: journey.t('cookies:livelyForms.label') });
      await page.goto(`/${language}/cookies`);
      await expect(box).toBeChecked();
      await box.uncheck();
      await page.getByRole('button', { name: journey.t('cookies:save') }).click();
      await expect(page.getByText(journey.t('flash:cookies.saved'))).toBeVisible();
      await expect(box).not.toBeChecked();
      await page.goto(`/${language}`);
      await expect(page.locator('#departure-time')).toHaveAttribute('data-quarter-hours');
      await expect(islandOf(page)).toHaveCount(0);
      expect(scripts).toEqual([]);
      await page.goto(`/${language}/cookies`);
      await box.check();
      await page.getByRole('button', { name: journey.t('cookies:save') }).click();
      await page.goto(`/${language}`);
      await expectState(page, 'awake');
    });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a telephone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });

    test('a stop between has a line of its own; the wait and the row’s buttons share the next (sv)', async ({
      page,
    }) => {
      await page.goto('/sv?stop=Uppsala&stop=Tierp&stop=G%C3%A4vle');
      if (javaScriptEnabled) await expectState(page, 'awake');
      const journey = new Journey(page, 'sv');
      const boxOf = async (field: Locator) => (await field.boundingBox())!;
      const row = page.getByRole('listitem').filter({ has: page.locator('input[name=wait]:enabled') });
      const place = await boxOf(row.locator('input[name=stop]'));
      const wait = await boxOf(row.locator('input[name=wait]'));
      expect(place.width).toBeGreaterThan(250);
      expect(wait.width).toBeGreaterThan(60);
      const stop = journey.t('search:form.via', { number: 1 });
      for (const tool of ['moveUp', 'moveDown', 'removeStop']) {
        const name = `${journey.t(`search:form.${tool}`)}: ${stop}`;
        const button = await boxOf(row.getByRole('button', { name, exact: true }));
        expect(button.y).toBeGreaterThan(place.y + place.height);
        expect(button.x).toBeGreaterThan(wait.x + wait.width);
        expect(Math.abs(button.y + button.height - wait.y - wait.height)).toBeLessThan(8);
      }
    });
  });

test('passengers are counted by press and by arrow keys, and places are swapped (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv?stop=Uppsala&stop=G%C3%A4vle');
  await expectState(page, 'awake');
  const adults = page.getByLabel(journey.t('search:form.adults'), { exact: true });
  await page
    .getByRole('button', { name: journey.t('search:form.more.adults'), exact: true })
    .first()
    .click();
  await expect(adults).toHaveValue('1');
  await adults.press('ArrowUp');
  await expect(adults).toHaveValue('2');
  await page.getByRole('button', { name: journey.t('search:form.swap') }).click();
  expect(await placesOf(page)).toEqual(['Gävle', 'Uppsala']);
});
