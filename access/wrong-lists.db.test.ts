// Traces: S5-009
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();
const inLanguage = { sv: asking(ask, 'sv'), en: asking(ask, 'en') };
const LIST = '/dashboard/admin/customers/list';
let administrator: Person;
beforeAll(async () => {
  administrator = await createPerson('SYSTEM_ADMIN');
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ');

describe.each([
  ['sv', 'Kundtyp: Välj ett av alternativen.', 'Visningen kunde inte sparas. Ladda om sidan och försök igen.'],
  ['en', 'Customer type: Choose one of the options.', 'The view could not be saved. Reload the page and try again.'],
] as const)('a list in %s', (language, choose, notSaved) => {
  const { open, send } = inLanguage[language];

  it('says which filter has a value that it does not know, and keeps the rest of the search', async () => {
    const answer = await open(administrator, `${LIST}?q=Anna&type=gone`);
    expect(answer.status).toBe(422);
    const page = await textOf(answer);
    expect(page).toContain(choose);
    expect(page).toMatch(
      /<select[^>]*aria-invalid="true"[^>]*name="type"|<select[^>]*name="type"[^>]*aria-invalid="true"/,
    );
    expect(page).toMatch(/<input[^>]*name="q"[^>]*value="Anna"/);
  });

  it('says the same of a tab that is gone', async () => {
    const answer = await open(administrator, '/dashboard/admin/booking/list?when=gone');
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain(choose.split(': ')[1]);
  });

  it.each([{ rows: '7' }, { dense: 'very' }, { column: '<b>' }, { list: '/dashboard/admin/nothing' }])(
    'leads back with a message when its look cannot be saved: %j',
    async (wrong) => {
      const asked = { list: LIST, returnTo: `/${language}${LIST}?q=Anna`, rows: '20', dense: 'off', ...wrong };
      const answer = await send(administrator, '/dashboard/admin/list-look', asked);
      expect(answer.status).toBe(200);
      const page = await textOf(answer);
      expect(page).toContain(notSaved);
      expect(page).toMatch(/<input[^>]*name="q"[^>]*value="Anna"/);
    },
  );
});
