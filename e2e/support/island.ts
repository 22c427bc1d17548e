import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Language } from './texts';

const isWithoutScripts = () => test.info().project.use.javaScriptEnabled === false;

/** Waits until the page's form is hydrated, or has failed to. */
export async function settledIsland(page: Page): Promise<void> {
  if (isWithoutScripts()) return;
  await page.locator('[data-island]:not([data-island-state])').waitFor({ state: 'detached' });
}

export const islandOf = (page: Page): Locator => page.locator('[data-island]');

export const expectState = (page: Page, state: 'awake' | 'asleep' | 'failed') =>
  expect(islandOf(page)).toHaveAttribute('data-island-state', state);

/** Fills in a day and time; `field` is the day's. */
export async function fillMoment(page: Page, field: Locator, moment: string): Promise<void> {
  await settledIsland(page);
  const [day = '', written = ''] = moment.split('T');
  const time = page.locator(`#${await field.getAttribute('id')}-time`);
  await field.fill(day);
  await time.fill(written);
  if (isWithoutScripts()) return;
  // An open list of times covers what comes next, and it opens a moment after the input.
  await expect(async () => {
    await time.press('Escape');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
    expect(await time.getAttribute('aria-expanded')).not.toBe('true');
  }).toPass();
}

/** Day and time, as the form sends them. */
export const momentSent = (page: Page, name: string) =>
  page.locator(`input[name=${name}]`).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** The script that hydrates forms. */
export const ISLANDS_SCRIPT = /\/assets\/islands-.+\.js$/;

/** The main page, whose form does not hydrate until `goOn` is called. */
export async function openHeld(
  page: Page,
  language: Language = 'sv',
  query = '',
): Promise<{ goOn: () => Promise<void> }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLANDS_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  // Not the fixture's `goto`, which waits for hydration.
  await page.evaluate((path) => (location.href = path), `/${language}${query}`);
  await page.waitForURL(`**/${language}${query}`);
  await page.waitForLoadState();
  return {
    goOn: async () => {
      release();
      await expectState(page, 'awake');
    },
  };
}
