import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { settledIsland } from './island';

export * from '@playwright/test';

/** The browser's own message for a response that is an error on purpose: a refused form, a missing page. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Playwright's test, which fails when a page complains: an error on the console (React's hydration warnings, what the content security
 * policy blocked) or an uncaught exception. Applies to every page of every browser that the test opens.
 */
export const test = base.extend<{ complaints: string[] }>({
  // Waits for hydration before a page is used: otherwise a control could be replaced between being found and being used.
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForLife);
    await use(context);
  },
  complaints: [
    async ({ context, browser }, use) => {
      const complaints: string[] = [];
      const listen = (to: BrowserContext) => {
        to.on('console', (message: ConsoleMessage) => {
          if (message.type() === 'error' && !EXPECTED.test(message.text()))
            complaints.push(`${message.page()?.url()}: ${message.text()}`);
        });
        to.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      };
      listen(context);
      // Also in browsers that a test opens itself, for other people.
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await open(options);
        listen(other);
        if (options?.javaScriptEnabled !== false) other.on('page', waitForLife);
        return other;
      };
      await use(complaints);
      browser.newContext = open;
      base.expect(complaints, 'complaints of pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the current page is hydrated, unless it never will be. */
export async function life(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.locator('html:not([data-texts]), html[data-hydrated]').waitFor({ state: 'attached' });
  await settledIsland(page);
}

function waitForLife(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    await life(page);
    return answer;
  };
}
