import { test as base } from '@playwright/test';
import { TextBrowser, type TextBrowserName } from './text-browser';

interface TextBrowsers {
  /** Opens a text browser at an address. It is closed after the test, however that ends: a test that times out runs no `finally`. */
  openTextBrowser: (name: TextBrowserName, url: string) => Promise<TextBrowser>;
}

export const test = base.extend<TextBrowsers>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  openTextBrowser: async ({}, use) => {
    const opened: TextBrowser[] = [];
    await use(async (name, url) => {
      const browser = await TextBrowser.open(name, url);
      opened.push(browser);
      return browser;
    });
    await Promise.all(opened.map((browser) => browser.close()));
  },
});
