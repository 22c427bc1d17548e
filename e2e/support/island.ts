import { expect, type Locator, type Page, test } from '@playwright/test';

/** Waits until the page's form has woken up, or will not. */
export async function settledIsland(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.locator('[data-island]:not([data-island-state])').waitFor({ state: 'detached' });
}

export const islandOf = (page: Page): Locator => page.locator('[data-island]');

export const expectState = (page: Page, state: 'awake' | 'asleep' | 'failed') =>
  expect(islandOf(page)).toHaveAttribute('data-island-state', state);

/** Fills in a day and time; `field` is that of the day. */
export async function fillMoment(page: Page, field: Locator, moment: string): Promise<void> {
  await settledIsland(page);
  const [day = '', time = ''] = moment.split('T');
  await field.fill(day);
  await page.locator(`#${await field.getAttribute('id')}-time`).fill(time);
  // A list of times that opened lies over what comes next.
  await page.keyboard.press('Escape');
}
