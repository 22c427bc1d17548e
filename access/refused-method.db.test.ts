// Traces: S8-078
import { expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();

it.each([
  [
    'sv',
    'Det går inte att göra så här',
    'Gå tillbaka och använd knapparna på sidan.',
    'Till startsidan',
    'Till översikten',
  ],
  ['en', 'That cannot be done here', 'Go back and use the buttons on the page.', 'To the home page', 'To the overview'],
] as const)('a form sent to a page that takes none is answered with what helps (%s)', async (language, ...said) => {
  const { send } = asking(ask, language);
  const [title, advice, home, overview] = said;
  for (const [kind, path, way] of [
    ['visitor', '/page/terms', home],
    ['SYSTEM_ADMIN', '/dashboard/admin', overview],
  ] as const) {
    const answer = await send(await createPerson(kind), path, { name: 'x' });
    expect(answer.status, path).toBe(405);
    const page = await answer.text();
    expect(page, path).toContain(`<title>${title}`);
    expect(page, path).toContain(`<h1>${title}</h1>`);
    for (const text of [advice, way]) expect(page, path).toContain(text);
    // It is no fault of ours: nothing is logged, and a later try ends the same way.
    expect(page).not.toMatch(/Felet är loggat|error has been logged/);
  }
});
