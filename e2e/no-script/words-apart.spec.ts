import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';

const start = promisify(execFile);
const W3M = [process.env.W3M ?? 'w3m', '-dump', '-cols', '160', '-I', 'UTF-8', '-O', 'UTF-8'] as const;
/** A word that begins, or an amount, within a word: «BussplatsMeny», «tid2 tim». Names, units and w3m's own marks are not. */
const RUN_TOGETHER = /[\p{L}\d]*[\p{Ll}\d]\p{Lu}\p{Ll}[\p{L}\d]*|\p{Ll}+\d+(?= (?:tim|min|km|kr|kg|m)\b)/gu;
const NAMES = new Set(['kWh', 'EuroGeographics', 'GeoNames']);

const PAGES = {
  company: [
    '',
    '/booking/list',
    '/quote-requests/list',
    '/vehicles/list',
    '/vehicle-costs/list',
    '/users/list',
    '/settlements/list',
    '/post-invoicing/list',
    '/vehicles/occupancy',
  ],
  admin: [
    '',
    '/booking/list',
    '/customers/list',
    '/quote-requests',
    '/deviation/list',
    '/reporting',
    '/event-log',
    '/configurations/general-settings',
  ],
  organisation: ['', '/purchases/list'],
  driver: ['', '?show=past'],
} as const;

test.use({ javaScriptEnabled: false });

/** A text browser has no style to keep words apart: what stands beside each other needs a space, or a block of its own. */
const WHO = { company: 'company', driver: 'driver', admin: 'admin', organisation: 'deal.admin' } as const;

for (const area of Object.keys(PAGES) as (keyof typeof PAGES)[])
  test(`no words of the ${area}'s pages run together in a text browser`, async ({ page }, info) => {
    await logIn(page, 'sv', demoPerson(WHO[area]));
    const found: string[] = [];
    const read = async (address: string): Promise<void> => {
      expect((await page.goto(address))?.status(), address).toBe(200);
      const file = info.outputPath('page.html');
      await writeFile(file, await page.content());
      const [command, ...options] = W3M;
      const { stdout } = await start(command, [...options, file], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
      for (const [word] of stdout.matchAll(RUN_TOGETHER)) if (!NAMES.has(word)) found.push(`${address}: ${word}`);
    };
    for (const one of PAGES[area]) {
      await read(`/sv/dashboard/${area}${one}`);
      // The first of what is listed, and the page about it.
      const first = page.getByRole('main').locator(':is(tbody th, article) a');
      if ((await first.count()) > 0) await read((await first.first().getAttribute('href'))!);
    }
    expect(found).toEqual([]);
  });
