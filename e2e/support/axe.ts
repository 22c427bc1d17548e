import type { Page } from '@playwright/test';
import axe, { type RunOptions, type Result } from 'axe-core';

type Run = (where: string, options: RunOptions) => Promise<{ violations: Result[] }>;

/**
 * What axe finds wrong with the page that is shown, below `where`. Its script stays in the page: putting it there costs three times as much as
 * asking it, and it is put there by the browser's own tools, which the content security policy lets.
 */
export async function violations(page: Page, where: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`);
  return page.evaluate(
    async ([below, wanted]) => {
      const { run } = (window as unknown as { axe: { run: Run } }).axe;
      const { violations: found } = await run(below, { ...wanted, resultTypes: ['violations'] });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    [where, options] as const,
  );
}
