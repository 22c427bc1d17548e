import { expect, type Page } from '@playwright/test';
import { cutRings } from '../support/focus-rings';
import { expectPicture } from '../support/picture';
import { showStory, storiesByTitle, test, turnSwitches, type StoryEntry } from './story-page';
import { violations } from '../support/axe';

const WIDTH = 640;
const NARROW = 320;
/** Groups whose stories are whole pages: these are also pictured at a phone's width. */
const PAGES = /^(Layouts|Screens)\//;
const wideOf = ({ title }: StoryEntry) => (PAGES.test(title) ? 1120 : WIDTH);

/** Per test. A component with more has several tests, so that none takes long and all cores are busy to the end. */
const MOST_STORIES = 20;

for (const [title, all] of storiesByTitle()) {
  for (let from = 0; from < all.length; from += MOST_STORIES) {
    const stories = all.slice(from, from + MOST_STORIES);
    test(from === 0 ? title : `${title}, from ${stories[0]!.name}`, async ({ storyPage }) => {
      for (const story of stories) {
        await test.step(story.name, () => checkStory(storyPage, story));
      }
      await test.step('the first story in other settings', async () => {
        // Storybook does not respond when the current story is requested again.
        if (stories.length > 1) await showStory(storyPage, stories[0]!.id);
        await checkOtherwise(storyPage, stories[0]!);
      });
    });
  }
}

const isPictured = ({ tags, name }: StoryEntry) => !tags.includes('no-picture') && name !== 'Long English';

async function checkStory(page: Page, story: StoryEntry): Promise<void> {
  await page.setViewportSize({ width: wideOf(story), height: 800 });
  expect(await showStory(page, story.id), story.id).toBe('ok');
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await violations(page, '#storybook-root'), story.id).toEqual([]);

  // The English long texts look like the Swedish ones; their axe check and width are what matters.
  if (isPictured(story)) await expectPicture(page.locator('#storybook-root'), ['stories', story.id]);
  // Those of whole pages are checked in the product (a11y/axe.spec.ts).
  if (!PAGES.test(story.title))
    expect.soft(await cutRings(page, '#storybook-root'), `${story.id} cuts the ring of what has the focus`).toEqual([]);
  await page.setViewportSize({ width: NARROW, height: 800 });
  await expectNoWider(page, story.id);
  if (isPictured(story) && PAGES.test(story.title))
    await expectPicture(page.locator('#storybook-root'), ['stories', `${story.id}-${NARROW}`]);
}

async function expectNoWider(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    /** What has been scrolled away can be scrolled back. */
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (element.scrollLeft !== 0 || isScrolled(element.parentElement));
    // Content beyond the start edge cannot be scrolled to, and the browser does not count it.
    const outside = [...document.querySelectorAll('#storybook-root *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        !isScrolled(element.parentElement) &&
        (root.dir === 'rtl' ? right > window.innerWidth + 1 : left < -1)
      );
    });
    return root.scrollWidth > window.innerWidth ? 'the page' : (outside[0]?.outerHTML.slice(0, 200) ?? '');
  });
  expect.soft(overflow, `${what} is wider than ${NARROW} px`).toBe('');
}

/** A component in other settings: right to left, forced colours, and its other life. */
async function checkOtherwise(page: Page, story: StoryEntry): Promise<void> {
  await turnSwitches(page, { direction: 'rtl' });
  await expectNoWider(page, `${story.id} from right to left`);
  await page.setViewportSize({ width: wideOf(story), height: 800 });
  await turnSwitches(page, { direction: 'ltr', scripts: 'without' });
  expect.soft(await violations(page, '#storybook-root'), `${story.id} without scripts`).toEqual([]);
  await turnSwitches(page, { scripts: 'with' });
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await hiddenControls(page), `${story.id} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * Controls that forced colours make indistinguishable from the background: no words, no border, no picture, and not drawn by the browser.
 */
function hiddenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      '#storybook-root :is(button, input:not([type=hidden]), select, textarea, a[href], [role=option], [tabindex="0"])',
    );
    const isDrawn = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const hasLine = style.borderStyle !== 'none' && parseFloat(style.borderTopWidth) > 0;
      return hasLine || (element instanceof HTMLInputElement && style.appearance !== 'none');
    };
    return [...controls]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => {
        const whole = control.closest('label') ?? control;
        const parts = [whole, control, ...whole.querySelectorAll('*')];
        if (control.parentElement) parts.push(control.parentElement);
        return !whole.textContent?.trim() && !whole.querySelector('svg, img') && !parts.some(isDrawn);
      })
      .map((control) => control.outerHTML.slice(0, 200));
  });
}
