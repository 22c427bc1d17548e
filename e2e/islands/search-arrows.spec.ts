// Traces: S2-021
import { expectState, openHeld } from '../support/island';
import { Journey } from '../support/journey';
import { expect, test } from '../support/test';

test('an arrow in a field that has a place offers what its text may mean; in an empty one it says nothing (sv)', async ({
  page,
}) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv/cookies');
  const { goOn } = await openHeld(page, 'sv', '?tripType=one-way&stop=Uppsala&stop=&departure=2031-03-10&adults=8');
  const from = journey.placeField('from');
  for (const wake of [undefined, goOn]) {
    await wake?.();
    await from.press('ArrowDown');
    await expect(page.getByRole('option', { name: /^Uppsala/ }).first()).toBeVisible();
    await expect(from).toHaveAttribute('aria-activedescendant', /.+/);
    await from.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(from).toHaveValue('Uppsala');
    const to = journey.placeField('to');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await to.press(key);
      await page.waitForTimeout(200);
      await expect(to).toHaveAttribute('aria-expanded', 'false');
    }
  }
  await expect(page.locator('[data-live-announcer]').filter({ hasText: /\d/ })).toHaveCount(0);
});

test('Alt and ↑ close the list of places, and neither arrow scrolls the page with it (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  await page.goto('/sv?tripType=one-way&stop=Uppsala&stop=&departure=2031-03-10&adults=8');
  await expectState(page, 'awake');
  const from = journey.placeField('from');
  await from.press('Alt+ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await from.press('Alt+ArrowDown');
  await page.waitForTimeout(300);
  await expect(page.getByRole('listbox')).toBeVisible();
  await from.press('Alt+ArrowUp');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a calendar in English says its days as the product writes them, in weeks from Monday (en)', async ({ page }) => {
  await page.goto('/en?tripType=one-way&departure=2031-03-10&departure=08:00');
  await expectState(page, 'awake');
  await page
    .getByRole('button', { name: /^Choose in the calendar/ })
    .first()
    .click();
  const calendar = page.getByRole('application');
  await expect(calendar.getByRole('button', { name: /Monday,? 10 March 2031/ })).toBeFocused();
  await expect(calendar.locator('thead th').first()).toHaveText('M');
});
