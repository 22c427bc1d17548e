import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';

const BASELINES = 'e2e/visual/baselines';

/**
 * Compares with the picture in `e2e/visual/baselines/<browser>-<major>/<name>.png`. Letters are drawn a little differently by every new
 * Chromium, and by its headless shell, so each has pictures of its own. One that has none yet is put aside
 * (.cache/test/pictures), to be looked at and kept, and the test says so.
 */
export async function expectPicture(target: Page | Locator, name: readonly string[], fullPage = false): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  const program = basename(test.info().project.use.launchOptions?.executablePath ?? 'chromium');
  const browser = `${program}-${page.context().browser()?.version().split('.')[0]}`;
  const path = [...name.slice(0, -1), `${name.at(-1)}.png`];
  const making = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (making || existsSync(`${BASELINES}/${browser}/${path.join('/')}`)) {
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
