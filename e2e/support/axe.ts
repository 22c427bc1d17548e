import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** For whole pages. */
export const WHOLE_PAGE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules for which axe works out what covers what on the whole page: most of its time. */
const BY_PLACE = ['color-contrast', 'link-in-text-block', 'target-size'];
const turned = (enabled: boolean) => Object.fromEntries(BY_PLACE.map((rule) => [rule, { enabled }]));

/** For stories: with the size of targets, which axe is not asked about otherwise. */
export const STORY: RunOptions = { rules: turned(true) };
/** For stories at another width, where only places differ. */
export const STORY_AT_ANOTHER_WIDTH: RunOptions = { runOnly: ['target-size'] };
/** For screens that Storybook has too: their stories are asked about places and colours. */
export const SCREEN: RunOptions = { ...WHOLE_PAGE, rules: turned(false) };

declare global {
  interface Window {
    axe: { run: Run };
  }
}

type Run = (where: string, options: RunOptions) => Promise<{ violations: Result[] }>;

/** Minified, because each page parses it anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings on the current page, below `where`. Its script stays in the page, since injecting it costs three times as much as running
 * it; it is injected by the browser's own tools, which the content security policy allows.
 */
export async function violations(page: Page, where: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SOURCE};0`);
  return page.evaluate(
    async ([below, wanted]) => {
      const { run } = window.axe;
      const { violations: found } = await run(below, { ...wanted, resultTypes: ['violations'] });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    [where, options] as const,
  );
}
