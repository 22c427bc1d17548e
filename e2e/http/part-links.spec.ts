// Traces: S2-055, S2-093, S2-130
import { expect, request as requests, test } from '@playwright/test';
import { demoPerson } from '../support/people';
import { LANGUAGES, textIn } from '../support/texts';

/** Ids and texts, without the elements in them. */
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, id, text]) => [id, text!.replaceAll(/<[^>]*>/g, '')]);
/** So many, of which some are cancelled, run now or have ended. */
const SOME = 12;

/** A page writes its links beside its parts, of which some come and go with what the booking has. */
for (const person of ['admin', 'company'] as const)
  for (const language of LANGUAGES)
    test(`${person}: the parts of a booking's page and of its order's are all linked, in their order (${language})`, async ({
      baseURL,
    }) => {
      const http = await requests.newContext({ baseURL: baseURL! });
      await http.post('/sv/auth/login', { form: demoPerson(person), maxRedirects: 0 });
      const read = async (path: string) => (await http.get(path)).text();
      const dashboard = `/${language}/dashboard/${person}`;
      const addresses = (html: string, kind: string) =>
        html.match(new RegExp(`${dashboard}/${kind}/details/\\d+`, 'g'));
      const list = await read(`${dashboard}/booking/list?when=all`);
      const pages = new Set([...new Set(addresses(list, 'booking'))].slice(0, SOME));
      expect(pages.size).toBeGreaterThan(5);
      // A set goes on with what is added to it: the orders of administrators.
      for (const page of pages) {
        const html = await read(page);
        if (page.includes('/booking/')) for (const order of addresses(html, 'purchases') ?? []) pages.add(order);
        const [nav] = html.split(`<nav aria-label="${textIn(language, 'common:contents')}"`)[1]?.split('</nav>') ?? [];
        const parts = found(html, /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs);
        expect(parts.length).toBeGreaterThan(4);
        expect(found(nav ?? '', /<a href="#([^"]+)"[^>]*>(.*?)<\/a>/gs), page).toEqual(parts);
      }
      expect([...pages].some((page) => page.includes('/purchases/'))).toBe(person === 'admin');
      await http.dispose();
    });
