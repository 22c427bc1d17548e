import { test as base, type ConsoleMessage } from '@playwright/test';

export * from '@playwright/test';

/** What the browser itself says of an answer that is an error on purpose: a refused form, a page that is not there. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Playwright's test, which fails when a page complains: an error on the console (React's hydration warnings, what the content security policy
 * refused) or an exception that nothing caught. Holds for every page of the test's own context.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      await use(complaints);
      base.expect(complaints, 'complaints of pages').toEqual([]);
    },
    { auto: true },
  ],
});
