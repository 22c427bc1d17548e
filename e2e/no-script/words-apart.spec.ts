import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';

const start = promisify(execFile);
const W3M = [process.env.W3M ?? 'w3m', '-dump', '-cols', '160', '-I', 'UTF-8', '-O', 'UTF-8'] as const;
/** A small letter or a figure, and a word that begins within its word: «BussplatsMeny». Names, units and w3m's own marks are not. */
const RUN_TOGETHER = /[\p{L}\d]*[\p{Ll}\d]\p{Lu}\p{Ll}[\p{L}\d]*/gu;
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
  ],
  driver: ['', '?show=past'],
} as const;

test.use({ javaScriptEnabled: false });

/** A text browser has no style to keep words apart: what stands beside each other needs a space, or a block of its own. */
for (const area of ['company', 'driver'] as const)
  test(`no words of the ${area}'s pages run together in a text browser`, async ({ page }, info) => {
    await logIn(page, 'sv', demoPerson(area));
    const found: string[] = [];
    const read = async (address: string): Promise<void> => {
      await page.goto(address);
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
