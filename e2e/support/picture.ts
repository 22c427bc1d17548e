import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';

const BASELINES = 'e2e/visual/baselines';

/** `chromium-headless-shell-150`: the browser that the pictures belong to. */
function browserOf(page: Page): string {
  const program = basename(test.info().project.use.launchOptions?.executablePath ?? 'chromium');
  return `${program}-${page.context().browser()?.version().split('.')[0]}`;
}

const pathOf = (name: readonly string[]) => [...name.slice(0, -1), `${name.at(-1)}.png`];

/** Whether this browser has a stored picture, or is making its own. */
export const hasPicture = (page: Page, name: readonly string[]): boolean =>
  ['all', 'changed'].includes(test.info().config.updateSnapshots) ||
  existsSync(`${BASELINES}/${browserOf(page)}/${pathOf(name).join('/')}`);

/**
 * Compares with the picture in `e2e/visual/baselines/<browser>-<major>/<name>.png`. Every new Chromium, and its headless shell, renders
 * text slightly differently, so each has its own pictures. A missing one is put aside (.cache/test/pictures), to be looked at and stored,
 * and the test says so.
 */
export async function expectPicture(target: Page | Locator, name: readonly string[], fullPage = false): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  const browser = browserOf(page);
  const path = pathOf(name);
  if (hasPicture(page, name)) {
    // The two have the same method with different option types.
    if ('page' in target) await expect.soft(target).toHaveScreenshot([browser, ...path]);
    else await expect.soft(target).toHaveScreenshot([browser, ...path], { fullPage });
    return;
  }
  const note = `no baseline for ${[browser, ...path].join('/')}`;
  if (!test.info().annotations.some(({ description }) => description === note))
    test.info().annotations.push({ type: 'note', description: note });
  await target.screenshot({ path: `.cache/test/pictures/${browser}/${path.join('/')}`, animations: 'disabled' });
}
