import type { Page } from '@playwright/test';
import { screenAt } from '@bff/edge/find-screen';
import { supplyScreens } from '../support/company-screens';
import { dashboardPages, serveDashboardPages, WITHOUT_LINKS } from '../support/dashboard-pages';
import {
  dealCustomerScreens,
  organisationScreens,
  trafficScreens,
  trainScreens,
} from '../support/organisation-screens';
import { demoPerson, logIn } from '../support/people';
import {
  adminCompanyScreens,
  adminPeopleScreens,
  colleagueScreens,
  driverScreens,
  systemScreens,
} from '../support/screens';
import { expect, test } from '../support/test';
import { type Language, LANGUAGES } from '../support/texts';

/**
 * Every dashboard page is opened in a browser with scripts, of those that links lead to one in Swedish and the next in English: it hydrates
 * without a console message. What axe says of it is asked of its story (decision 1327).
 */
const OF_DEMO = [
  ['owner', 'admin', 'sv'],
  ['company', 'company', 'en'],
  ['deal.admin', 'organisation', 'sv'],
  ['traffic', 'traffic', 'en'],
  ['deal.train', 'train', 'en'],
  ['driver', 'driver', 'sv'],
] as const;

const lives = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** An address without its numbers and query: one of each kind is checked. */
const kindOf = (address: string) => address.replace(/\d+/g, 'N').replace(/[?#].*/, '');
const routeAt = (address: string) => screenAt(address.replace(/[?#].*/, ''))?.path;

/** Pages that axe's test already opens in a browser, where a console message fails it too: here only their links are followed. */
const BY_AXE = [
  ...[adminCompanyScreens, adminPeopleScreens, colleagueScreens, dealCustomerScreens, driverScreens],
  ...[organisationScreens, supplyScreens, systemScreens, trafficScreens, trainScreens],
].flatMap((screens) => screens.map(({ path }) => path));
const OPENED_BY_AXE = new Set(BY_AXE.map(kindOf));

/** Opens a page in a language, and asks for it in the other: hydrating takes longer than everything else. Returns its status. */
async function look(page: Page, address: string, language: Language): Promise<number | undefined> {
  const other = LANGUAGES.find((one) => one !== language)!;
  expect.soft((await page.request.get(`/${other}${address}`)).status(), address).toBeLessThan(500);
  const answer = await page.goto(`/${language}${address}`);
  await lives(page);
  return answer?.status();
}

/** The links of a page as served, whose title must name it: the brand alone tells tabs and histories nothing. */
async function linksOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  expect.soft(html, `${address} has a title`).toMatch(/<title[^>]*>[^<]+ – Bussplats<\/title>/);
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}

for (const [person, area, language] of OF_DEMO)
  test(`pages linked from the dashboard of ${person} hydrate without a console message`, async ({ page }) => {
    test.setTimeout(300_000);
    await logIn(page, language, demoPerson(person));
    const start = `/${language}/dashboard/${area}`;
    const todo = [start];
    const seen = new Set<string>();
    const met = new Set(BY_AXE.map((path) => routeAt(`/${language}${path}`)));
    for (let address = todo.shift(); address; address = todo.shift()) {
      if (seen.has(kindOf(address))) continue;
      seen.add(kindOf(address));
      met.add(routeAt(address));
      const path = address.slice(`/${language}`.length);
      if (!OPENED_BY_AXE.has(kindOf(path))) await look(page, path, LANGUAGES[seen.size % LANGUAGES.length]!);
      const links = await linksOf(page, address);
      todo.push(...links.filter((href) => href.startsWith(start) && !/\.(csv|pdf)/.test(href)));
    }
    const ofArea = dashboardPages.filter((route) => route.split('/')[1] === area);
    const unmet = ofArea.filter((route) => !met.has(route) && !WITHOUT_LINKS.includes(route));
    expect(unmet, 'pages that no link leads to: name them in WITHOUT_LINKS (e2e/support/dashboard-pages.ts)').toEqual(
      [],
    );
  });

test('pages that no link in the demo leads to hydrate without a console message', async ({ browser }) => {
  test.setTimeout(300_000);
  const areas: readonly string[] = OF_DEMO.map(([, area]) => area);
  const elsewhere = dashboardPages.filter((route) => !areas.includes(route.split('/')[1] ?? ''));
  const { origin, pages, stop } = await serveDashboardPages([...elsewhere, ...WITHOUT_LINKS]);
  try {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    for (const { route, address, cookie } of pages)
      await test.step(route, async () => {
        const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(cookie) ?? [];
        await context.addCookies([{ name, value, url: origin }]);
        expect.soft(await look(page, address, 'sv'), address).toBe(200);
        expect.soft(routeAt(new URL(page.url()).pathname), address).toBe(route);
      });
    await context.close();
  } finally {
    await stop();
  }
});
