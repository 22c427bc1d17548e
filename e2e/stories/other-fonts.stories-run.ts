import { execFileSync } from 'node:child_process';
import { expect, type LaunchOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectPicture, hasPicture } from '../support/picture';
import { openStories, showStory, storiesByTitle, test as onTheOther } from './story-page';

/** Where all kinds of letters are: whole screens, codes, controls drawn by the browser, months. */
const SHOWN = /^(Screens\/|Patterns\/(CodeList|PriceLines|Table)$|Forms\/(DateField|DateTimeField|Select)$)/;
/** The share of different pixels allowed, as for stored pictures. */
const MOST_DIFFERENT = 0.002;

interface Machines {
  FONTCONFIG_FILE: string;
  /** How this machine starts its browser. */
  plain: LaunchOptions;
}

/** The same stories in this machine's own browser: without stored pictures for it, the two are compared with each other. */
const test = onTheOther.extend<object, { plainPage: Page }>({
  plainPage: [
    async ({ playwright }, use, { project }) => {
      // Without an explicit environment, the project's own would be used.
      const { plain } = project.metadata as Machines;
      const browser = await playwright.chromium.launch({ ...plain, env: process.env });
      await use(await openStories(browser));
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

async function pictureOf(page: Page, id: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 800 });
  expect(await showStory(page, id), id).toBe('ok');
  await page.evaluate(() => document.fonts.ready);
  return page.locator('#storybook-root').screenshot({ animations: 'disabled' });
}

/** The share of pixels that differ, or 1 if even the size does. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let dot = 0; dot < a.data.length; dot += 3) if (!a.data.subarray(dot, dot + 3).equals(b.data.subarray(dot, dot + 3))) different++; // prettier-ignore
  return different / (a.data.length / 3);
}

test('this machine has other fonts', () => {
  const family = (env: NodeJS.ProcessEnv) => execFileSync('fc-match', ['monospace', 'family'], { env }).toString();
  const { FONTCONFIG_FILE } = test.info().project.metadata as Machines;
  expect(family({ ...process.env, FONTCONFIG_FILE })).not.toBe(family(process.env));
});

test('a picture that depends on the machine’s fonts is noticed', async ({ storyPage, plainPage }) => {
  const pictures = [];
  for (const page of [storyPage, plainPage]) {
    await page.evaluate(() => {
      const text = document.body.appendChild(document.createElement('p'));
      text.id = 'machine-font';
      text.style.font = '2rem monospace';
      text.textContent = 'Hamburgefonstiv 0123456789';
    });
    pictures.push(await page.locator('#machine-font').screenshot());
    await page.locator('#machine-font').evaluate((text) => text.remove());
  }
  expect(await difference(pictures[0]!, pictures[1]!)).toBeGreaterThan(MOST_DIFFERENT);
});

for (const [title, stories] of storiesByTitle()) {
  if (!SHOWN.test(title)) continue;
  test(`${title} looks the same`, async ({ storyPage: page, plainPage }) => {
    const width = /^Screens\//.test(title) ? 1120 : 640;
    for (const { id, name, tags } of stories) {
      if (tags.includes('no-picture') || name === 'Long English') continue;
      const picture = await pictureOf(page, id, width);
      if (hasPicture(page, ['stories', id])) await expectPicture(page.locator('#storybook-root'), ['stories', id]);
      else expect.soft(await difference(picture, await pictureOf(plainPage, id, width)), id).toBeLessThanOrEqual(MOST_DIFFERENT); // prettier-ignore
    }
  });
}
