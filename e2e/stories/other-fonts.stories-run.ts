import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { expectPicture } from '../support/picture';
import { showStory, storiesByTitle, test } from './story-page';

/** Where letters of every kind are: whole screens, codes, controls that the browser draws, months. */
const SHOWN = /^(Screens\/|Patterns\/(CodeList|PriceLines|Table)$|Forms\/(DateField|DateTimeField|Select)$)/;

test('the machine that this is seen on has other fonts', () => {
  const family = (env: NodeJS.ProcessEnv) => execFileSync('fc-match', ['monospace', 'family'], { env }).toString();
  const { FONTCONFIG_FILE } = test.info().project.metadata as { FONTCONFIG_FILE: string };
  expect(family({ ...process.env, FONTCONFIG_FILE })).not.toBe(family(process.env));
});

for (const [title, stories] of storiesByTitle()) {
  if (!SHOWN.test(title)) continue;
  test(`${title} looks the same`, async ({ storyPage: page }) => {
    await page.setViewportSize({ width: /^Screens\//.test(title) ? 1120 : 640, height: 800 });
    for (const { id, name, tags } of stories) {
      if (tags.includes('no-picture') || name === 'Long English') continue;
      expect(await showStory(page, id), id).toBe('ok');
      await page.evaluate(() => document.fonts.ready);
      await expectPicture(page.locator('#storybook-root'), ['stories', id]);
    }
  });
}
