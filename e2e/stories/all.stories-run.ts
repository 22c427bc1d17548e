import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectPicture } from '../support/picture';
import { showStory, storiesByTitle, test, type StoryEntry } from './story-page';

const WIDTH = 640;
const NARROW = 320;
/** Groups whose stories are whole pages: these are also pictured as a telephone shows them. */
const PAGES = /^(Layouts|Screens)\//;

for (const [title, stories] of storiesByTitle()) {
  test(title, async ({ storyPage }) => {
    for (const story of stories) {
      await test.step(story.name, () => checkStory(storyPage, story));
    }
  });
}

async function checkStory(page: Page, story: StoryEntry): Promise<void> {
  const wide = PAGES.test(story.title) ? 1120 : WIDTH;
  await page.setViewportSize({ width: wide, height: 800 });
  expect(await showStory(page, story.id), story.id).toBe('ok');
  await page.evaluate(() => document.fonts.ready);

  const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      story.id,
    )
    .toEqual([]);

  // The English long texts look like the Swedish ones; their axe check and width are what matters.
  const pictured = !story.tags.includes('no-picture') && story.name !== 'Long English';
  if (pictured) await expectPicture(page.locator('#storybook-root'), ['stories', story.id]);
  await page.setViewportSize({ width: NARROW, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${story.id} is wider than ${NARROW} px`).toBeLessThanOrEqual(0);
  if (pictured && PAGES.test(story.title))
    await expectPicture(page.locator('#storybook-root'), ['stories', `${story.id}-${NARROW}`]);
}
