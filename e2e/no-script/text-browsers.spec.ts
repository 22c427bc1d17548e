import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { searchAddress } from '../support/journey';
import { errorIn, LANGUAGES, patternOf, textIn } from '../support/texts';

const start = promisify(execFile);
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

/** A program's output. lynx exits with 1 after a 4xx response, but still shows it. */
async function printed(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await start(program, args, { env })).stdout;
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    if (code === 1 && stdout) return stdout;
    throw error;
  }
}

const W3M = process.env.W3M ?? 'w3m';
const LYNX = process.env.LYNX ?? 'lynx';
const W3M_OPTIONS = ['-dump', '-cols', '100', '-I', 'UTF-8', '-O', 'UTF-8'];
const LYNX_OPTIONS = ['-dump', '-nolist', '-width=100', '-display_charset=utf-8', '-assume_charset=utf-8'];

const BROWSERS = {
  w3m: (url: string) => printed(W3M, [...W3M_OPTIONS, url]),
  lynx: (url: string) => printed(LYNX, [...LYNX_OPTIONS, url]),
};

for (const language of LANGUAGES) {
  for (const [browser, dump] of Object.entries(BROWSERS)) {
    test(`${browser} reads the pages in ${language}`, async ({ baseURL }, info) => {
      const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
      const read = async (path: string) => (await dump(`${baseURL}${path}`)).replace(/\s+/g, ' ');

      const form = await dump(`${baseURL}/${language}`);
      expect(form, 'a button without a name').not.toMatch(/\(BUTTON\) *$/m);
      expect(form, 'the fields of a stop that nobody added').not.toContain(t('search:form.wait'));
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

      const terms = await read(`/${language}/page/terms`);
      expect(terms.length).toBeGreaterThan(1_500);
      expect(terms).toContain(t('common:footer.privacy'));
      const wrong = await read(`/${language}/buses/search?tripType=day-trip&stop=Uppsala&stop=Atlantis&adults=-1`);
      expect(wrong).toContain(t('errors:forms.summary'));
      expect(wrong, 'told together with what else is wrong').toContain(
        errorIn(language, 'place.notFound').replace('{0}', 'Atlantis'),
      );
      const filtered = await read(`${searchAddress(language, { day: ownDay(info) })}&busType=minibus`);
      expect(filtered, 'buses are available, but none that the filters let through').not.toContain(
        t('search:results.none'),
      );
      expect(filtered).toContain(t('search:results.noneFiltered'));
      expect(filtered).toMatch(patternOf(t('search:results.noneFilteredTitle_other')));
      const missing = await read(`/${language}/no/such/page`);
      expect(missing).toContain(t('common:error.notFoundTitle'));
    });
  }
}

for (const language of LANGUAGES) {
  test(`w3m posts the login form and shows its errors, in ${language}`, async ({ baseURL }, info) => {
    const file = info.outputPath('form');
    await writeFile(file, new URLSearchParams({ username: 'ingen.alls', password: 'fel' }).toString());
    const shown = await printed(W3M, [...W3M_OPTIONS, '-post', file, `${baseURL}/${language}/auth/login`]);
    expect(shown.replace(/\s+/g, ' ')).toContain(errorIn(language, 'auth.invalidCredentials'));
    expect(shown).toContain('ingen.alls');
  });
}
