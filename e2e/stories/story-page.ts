import { readFileSync } from 'node:fs';
import { test as base, type Browser, type Page } from '@playwright/test';

export interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

/** The stories of the built Storybook, by component. */
export function storiesByTitle(): Map<string, StoryEntry[]> {
  const file = new URL('../../storybook-static/index.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  const titles = [...new Set(stories.map((story) => story.title))];
  return new Map(titles.map((title) => [title, stories.filter((story) => story.title === title)]));
}

interface Channel {
  on(event: string, handler: (detail?: { message?: string; title?: string }) => void): void;
  off(event: string, handler: (detail?: { message?: string; title?: string }) => void): void;
  emit(event: string, detail: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Shows a story in the open page and plays it. Returns `ok` or what went wrong. */
export function showStory(page: Page, storyId: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const start = () => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          if (!channel) return void setTimeout(start, 20);
          const handlers = new Map<string, (detail?: { message?: string; title?: string }) => void>();
          const end = (answer: string) => {
            for (const [event, handler] of handlers) channel.off(event, handler);
            resolve(answer);
          };
          for (const event of [
            'playFunctionThrewException',
            'storyThrewException',
            'storyErrored',
            'storyMissing',
            'unhandledErrorsWhilePlaying',
          ])
            handlers.set(event, (detail) => end(`${event}: ${detail?.message ?? detail?.title ?? ''}`));
          handlers.set('storyRendered', () => end('ok'));
          for (const [event, handler] of handlers) channel.on(event, handler);
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        };
        start();
      }),
    storyId,
  );
}

export type Globals = Partial<Record<'theme' | 'language' | 'direction' | 'scripts', string>>;

/** Renders the current story again with other toolbar settings. It is not played again. */
export function turnSwitches(page: Page, globals: Globals): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__!;
        const drawn = () => {
          channel.off('storyRendered', drawn);
          resolve();
        };
        channel.on('storyRendered', drawn);
        channel.emit('updateGlobals', { globals: wanted });
      }),
    globals,
  );
}

/** A page with Storybook in which nothing is still loading that would move a story. */
export async function openStories(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm', deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto('http://127.0.0.1:6106/iframe.html?viewMode=story');
  // A font that loads after the first render may move the first story when a style sheet changes, so it is loaded now.
  await page.evaluate(() => document.fonts.load('1rem "Atkinson Hyperlegible Next Variable"'));
  await page.reload();
  // An enhanced component's style comes with the first one, and would move it.
  await showStory(page, 'forms-datetimerangefield--two-lives');
  return page;
}

/** One page for all of a worker's stories: loading Storybook costs more than showing ten of them. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await openStories(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
