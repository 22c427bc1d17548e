import type { Page } from '@playwright/test';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { USER_AGENTS } from '../support/text-browser';
import { dumpIn } from '../support/text-dump';
import { LANGUAGES } from '../support/texts';

/** As wide as a terminal is. */
const COLUMNS = 80;

const WHO = {
  admin: 'owner',
  company: 'company',
  organisation: 'deal.admin',
  traffic: 'traffic',
  train: 'deal.train',
  driver: 'driver',
} as const;

test.use({ javaScriptEnabled: false, userAgent: USER_AGENTS.w3m });

/** The pages that a dashboard's first page and its menu lead to, one of each kind. */
async function pagesFrom(page: Page, start: string): Promise<string[]> {
  const answer = await page.request.get(start);
  expect(answer.url(), 'nobody has to log in').toContain(start);
  const html = await answer.text();
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  const inArea = links.filter((href) => href.startsWith(start) && !/\.(csv|pdf)/.test(href));
  const kinds = new Map([start, ...inArea].map((href) => [href.replace(/\d+/g, 'N').replace(/\?.*/, ''), href]));
  return [...kinds.values()];
}

/** What wide lines a page has; most of them are of one table. */
async function wideLinesOf(page: Page, address: string): Promise<string[]> {
  const written = await dumpIn('w3m', await (await page.request.get(address)).text(), COLUMNS);
  return written
    .split('\n')
    .filter((line) => line.length > COLUMNS)
    .slice(0, 3);
}

/** w3m makes a table as wide as its longest words, however wide the screen is: what stands beyond is only found by who scrolls sideways. */
for (const [area, person] of Object.entries(WHO))
  test(`no page of the ${area}'s is wider in w3m than a screen`, async ({ page }) => {
    test.setTimeout(120_000);
    await logIn(page, 'sv', demoPerson(person));
    for (const language of LANGUAGES) {
      for (const address of await pagesFrom(page, `/${language}/dashboard/${area}`)) {
        expect.soft(await wideLinesOf(page, address), address).toEqual([]);
      }
    }
  });

test('no list of a customer is wider in w3m than a screen', async ({ page }) => {
  await logIn(page, 'sv', demoPerson('private'));
  for (const language of LANGUAGES)
    for (const list of ['booking/list', 'booking/list?when=past', 'quotes/list'])
      expect.soft(await wideLinesOf(page, `/${language}/${list}`), list).toEqual([]);
});
