import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** For whole pages. */
export const WHOLE_PAGE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const without = (...rules: string[]): RunOptions => ({
  ...WHOLE_PAGE,
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});
/** What compares colours, which takes half of axe's time: for screens that Storybook has too, whose stories are asked it. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** For such screens at a telephone's width. */
export const TELEPHONE: RunOptions = without(...COLOURS);
/** For such screens in a wide window: how large what is pressed is, is asked where fingers press it. */
export const SCREEN: RunOptions = without(...COLOURS, 'target-size');

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
      // A heading of cards has its name from its label: the link in it is hidden where a menu sorts.
      const isNamed = (id: string, html: string) => id === 'empty-table-header' && / aria-label="[^"]/.test(html);
      return found
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => !isNamed(id, html)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => {
          const texts = nodes.map(({ html, any }) => `${html.slice(0, 200)} (${any[0]?.message ?? ''})`);
          return `${id}: ${texts.join(' | ')}`;
        });
    },
    [where, options] as const,
  );
}
