import { expect, type Locator, type Page, test } from '@playwright/test';

/** Waits until the page's form has woken up, or will not. */
export async function settledIsland(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.locator('[data-island]:not([data-island-state])').waitFor({ state: 'detached' });
}

export const islandOf = (page: Page): Locator => page.locator('[data-island]');

export const expectState = (page: Page, state: 'awake' | 'asleep' | 'failed') =>
  expect(islandOf(page)).toHaveAttribute('data-island-state', state);

/** Fills in a day and time, in whichever of its lives the field is: the browser's own, or in parts. */
export async function fillMoment(page: Page, field: Locator, moment: string): Promise<void> {
  await settledIsland(page);
  if (await field.evaluate((element) => element instanceof HTMLInputElement)) return field.fill(moment);
  // Not by role: an open list of suggestions hides the rest of the page from it.
  const parts = field.locator('[role=spinbutton]');
  for (const [index, part] of moment.split(/\D/).entries()) {
    await parts.nth(index).focus();
    await page.keyboard.type(part);
  }
}
