import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';

const BASELINES = 'e2e/visual/baselines';

/** `chromium-headless-shell-150`: whose pictures they are. */
function browserOf(page: Page): string {
  const program = basename(test.info().project.use.launchOptions?.executablePath ?? 'chromium');
  return `${program}-${page.context().browser()?.version().split('.')[0]}`;
}

const pathOf = (name: readonly string[]) => [...name.slice(0, -1), `${name.at(-1)}.png`];

/** Whether this browser has a picture that is kept, or is making its own. */
export const hasPicture = (page: Page, name: readonly string[]): boolean =>
  ['all', 'changed'].includes(test.info().config.updateSnapshots) ||
  existsSync(`${BASELINES}/${browserOf(page)}/${pathOf(name).join('/')}`);

/**
 * Compares with the picture in `e2e/visual/baselines/<browser>-<major>/<name>.png`. Letters are drawn a little differently by every new
 * Chromium, and by its headless shell, so each has pictures of its own. One that has none yet is put aside
 * (.cache/test/pictures), to be looked at and kept, and the test says so.
 */
export async function expectPicture(target: Page | Locator, name: readonly string[], fullPage = false): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  const browser = browserOf(page);
  const path = pathOf(name);
  if (hasPicture(page, name)) {
    // The two have the same method with options of their own.
    if ('page' in target) await expect.soft(target).toHaveScreenshot([browser, ...path]);
    else await expect.soft(target).toHaveScreenshot([browser, ...path], { fullPage });
    return;
  }
  const note = `no baseline for ${[browser, ...path].join('/')}`;
  if (!test.info().annotations.some(({ description }) => description === note))
    test.info().annotations.push({ type: 'note', description: note });
  await target.screenshot({ path: `.cache/test/pictures/${browser}/${path.join('/')}`, animations: 'disabled' });
}
