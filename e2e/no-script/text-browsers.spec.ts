import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ownDay } from '../support/departure';
import { searchAddress } from '../support/journey';
import { LANGUAGES, patternOf, textIn } from '../support/texts';

const run = promisify(execFile);
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', HOME: '/tmp' };

/** What the two show of an address; lynx answers for an error page too. */
const BROWSERS = {
  w3m: (url: string) => run(process.env.W3M ?? 'w3m', ['-dump', '-cols', '100', '-O', 'UTF-8', url], { env }),
  lynx: (url: string) =>
    run(
      process.env.LYNX ?? 'lynx',
      ['-dump', '-nolist', '-width=100', '-display_charset=utf-8', '-assume_charset=utf-8', url],
      { env },
    ),
};

for (const language of LANGUAGES) {
  for (const [browser, dump] of Object.entries(BROWSERS)) {
    test(`${browser} reads the pages in ${language}`, async ({ baseURL }, info) => {
      const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
      const read = async (path: string) => (await dump(`${baseURL}${path}`)).stdout.replace(/\s+/g, ' ');

      const main = await read(`/${language}`);
      expect(main).toContain(t('search:home.heading'));
      for (const label of ['from', 'to', 'departure', 'adults', 'submit'])
        expect(main).toContain(t(`search:form.${label}`));

      const results = await read(searchAddress(language, { day: ownDay(info) }));
      expect(results).toMatch(patternOf(t('search:results.heading_other')));
      expect(results).toContain(t('search:offer.book'));
      expect(results).toContain(t('search:results.filter'));
      expect(results.match(/(kr|SEK)/g)?.length ?? 0).toBeGreaterThan(20);

      const login = await read(`/${language}/auth/login`);
      expect(login).toContain(t('auth:login.username'));
      expect(login).toContain(t('auth:password.label'));
      expect(login, 'a button that works with scripts alone').not.toContain(t('auth:password.show'));

      expect(await read(`/${language}/page/terms`)).toMatch(/\S{3,}/);
      expect(await read(`/${language}/page/terms`)).toContain(t('common:footer.privacy'));
      const wrong = await read(`/${language}/buses/search?tripType=day-trip&stop=Uppsala&stop=Atlantis&adults=-1`);
      expect(wrong).toContain(t('errors:forms.summary'));
      expect(wrong).toContain('Atlantis');
      const missing = await read(`/${language}/no/such/page`);
      expect(missing).toContain(t('common:error.notFoundTitle'));
    });
  }
}

/** A form goes through w3m as bytes that it is given, so a whole search can be pressed rather than addressed. */
for (const language of LANGUAGES) {
  test(`w3m logs in by posting the form, in ${language}`, async ({ baseURL }) => {
    const { writeFile, mkdtemp, rm } = await import('node:fs/promises');
    const folder = await mkdtemp('/tmp/w3m-');
    try {
      const file = `${folder}/form`;
      await writeFile(file, new URLSearchParams({ username: 'ingen.alls', password: 'fel' }).toString());
      const { stdout } = await run(
        process.env.W3M ?? 'w3m',
        ['-dump', '-O', 'UTF-8', '-post', file, `${baseURL}/${language}/auth/login`],
        { env: { ...env, HOME: folder } },
      );
      const text = stdout.replace(/\s+/g, ' ');
      const { errorIn } = await import('../support/texts');
      expect(text).toContain(errorIn(language, 'auth.invalidCredentials'));
      expect(text).toContain('ingen.alls');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
