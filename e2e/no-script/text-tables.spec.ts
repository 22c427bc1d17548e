import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';
import { USER_AGENTS } from '../support/text-browser';

const start = promisify(execFile);
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
/** As wide as a terminal is. */
const PROGRAMS = {
  lynx: [
    process.env.LYNX ?? 'lynx',
    '-dump',
    '-nolist',
    '-width=80',
    '-display_charset=utf-8',
    '-assume_charset=utf-8',
  ],
  w3m: [process.env.W3M ?? 'w3m', '-dump', '-cols', '80', '-I', 'UTF-8', '-O', 'UTF-8'],
} as const;

test.use({ javaScriptEnabled: false });

for (const program of ['lynx', 'w3m'] as const)
  test.describe(`as ${program}`, () => {
    test.use({ userAgent: USER_AGENTS[program] });

    test(`${program} tells the cells of a long list apart, and reads its name once`, async ({ page }, info) => {
      await logIn(page, 'sv', demoPerson('admin'));
      await page.goto('/sv/dashboard/admin/booking/list?when=all');
      const file = info.outputPath('page.html');
      await writeFile(file, await page.content());
      const [command, ...options] = PROGRAMS[program];
      const { stdout } = await start(command, [...options, file], { env });
      expect(stdout.match(/^\W*Bokningar$/gm), 'the menu and the heading').toHaveLength(2);
      if (program === 'lynx')
        expect(stdout.replace(/\s+/g, ' ')).toMatch(
          /\d{8} \| Avresa: \S+ \d[^|]* \| Resa: [^|]+ \| Bussbolag: [^|]+ \| Kund: [^|]+ \| [^|]+ \| Order: \d{8} \| Pris inkl. moms: /,
        );
      else {
        expect(stdout).toMatch(/^Bokning +Avresa +Resa +Bussbolag +Kund +Status/m);
        expect(stdout, 'a label on a line of its own, its button apart').toMatch(
          new RegExp(`^${textIn('sv', 'menus:find.label')}$\\n\\[ +\\] ${textIn('sv', 'menus:find.submit')}$`, 'm'),
        );
      }
    });
  });
