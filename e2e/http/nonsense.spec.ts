import { expect, test } from '@playwright/test';
import { demoPerson } from '../support/people';
import { LANGUAGES, textIn } from '../support/texts';

/** Nonsense addresses get an explanation, and the input is kept. */
const huge = 'a'.repeat(2_000);
const searches: [name: string, change: Record<string, string>, shown: string[]][] = [
  ['a negative number', { adults: '-1' }, ['-1']],
  ['a huge number', { adults: '99999999999999999999' }, []],
  ['a fraction', { adults: '3.5' }, []],
  ['words for a number', { children: 'många' }, []],
  ['a day that is over', { departure: '1999-01-01T08:00' }, []],
  ['no such day', { departure: '2027-02-31T08:00' }, []],
  ['words for a day', { departure: 'igår' }, []],
  ['a kind of trip that is none', { tripType: 'luftfärd' }, []],
  ['SQL', { to: `Gävle'; DROP TABLE booking; --` }, [`Gävle'; DROP TABLE booking; --`]],
  ['markup', { to: '<script>alert(1)</script>' }, ['<script>alert(1)</script>']],
  ['emoji', { to: '🚌🎉' }, ['🚌🎉']],
  ['a very long name', { to: huge }, []],
  ['a return before departure', { return: '2027-03-10T06:00' }, []],
];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
/** The values in the main part's controls. */
const typedIn = (main: string) =>
  [...main.matchAll(/<input[^>]*\svalue="([^"]*)"/g)].map(([, value = '']) => unescaped(value));

for (const language of LANGUAGES)
  for (const [name, change, shown] of searches)
    test(`${language}: a search with ${name} is explained and kept`, async ({ request }) => {
      const values = {
        tripType: 'day-trip',
        from: 'Uppsala',
        to: 'Gävle',
        departure: '2027-03-10T08:00',
        return: '2027-03-10T18:00',
        adults: '38',
        children: '6',
        ...change,
      };
      const { from, to, ...rest } = values;
      const query = new URLSearchParams([...Object.entries(rest), ['stop', from], ['stop', to]]);
      const answer = await request.get(`/${language}/buses/search?${query}`);
      expect(answer.status()).toBe(422);
      const html = await answer.text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const alert = main.slice(main.indexOf('role="alert"'));
      expect(alert).toContain(textIn(language, 'errors:forms.summary'));
      expect(html).toContain(`<title>${textIn(language, 'errors:forms.titlePrefix')} `);
      expect(typedIn(main)).toEqual(expect.arrayContaining(['Uppsala', ...shown]));
    });

test('numbers that belong to nothing are 404, whatever they look like', async ({ request }) => {
  const login = await request.post('/en/auth/login', { form: demoPerson('private'), maxRedirects: 0 });
  expect(login.status()).toBe(303);
  for (const number of ['0', '-1', '99999999', '12345678901234567890', "1'%20OR%20'1'='1", '%F0%9F%9A%8C', 'null'])
    for (const path of [`booking/details/${number}`, `booking/cancel/${number}`, `purchases/details/${number}`])
      expect((await request.get(`/en/${path}`)).status(), path).toBe(404);
});
