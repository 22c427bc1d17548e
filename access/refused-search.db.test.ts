import { expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { useTestDatabase } from '@db/testing/test-database';
import { someTowns } from './testing/towns';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();

const fieldsOf = (page: string, name: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`name="${name}"`));
const fieldOf = (page: string, name: string) => fieldsOf(page, name)[0];

it('a refused search asks for a date that was not sent, and does not fill in one of its own', async () => {
  const answer = await ask('/en/buses/search?tripType=day-trip&stop=Uppsala&stop=&return=2027-05-06T17:00');
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Departure: Enter the day and time you leave.');
  expect(fieldOf(page, 'departure')).toContain('aria-invalid="true"');
  expect(fieldOf(page, 'departure')).not.toMatch(/value="\d/);
  expect(fieldOf(page, 'return')).toContain('value="2027-05-06"');
  expect(page).toContain('value="17:00"');
  expect(page).not.toContain('Return: Enter');
});

it.each([
  ['sv', 'departure=12/5+2090&departure=kl+8', 'Skriv'],
  ['en', 'departure=12+May+2090&departure=8+am', 'Enter'],
])(
  '%s: days and times are read as people write them, and shown as they were understood',
  async (language, departure, write) => {
    const trip = 'tripType=one-way&stop=Uppsala&stop=&adults=3';
    const page = await (await ask(`/${language}/buses/search?${trip}&${departure}`)).text();
    expect(fieldOf(page, 'departure')).toContain('value="2090-05-12"');
    expect(page).toContain('value="08:00"');
    // A day that is ambiguous stays as typed, with a message.
    const unclear = await (await ask(`/${language}/buses/search?${trip}&departure=3/4/27&departure=8`)).text();
    expect(fieldOf(unclear, 'departure')).toContain('value="3/4/27"');
    expect(unclear).toContain(`${write} ${language === 'sv' ? 'året' : 'the year'}`);
  },
);

it('a search that was not started shows the form, and no message about missing fields', async () => {
  const answer = await ask('/sv/buses/search');
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(fieldOf(page, 'departure')).toMatch(/value="20\d\d-/);
  expect(page).not.toContain('aria-invalid');
  expect(page).not.toContain('Något behöver rättas');
});

it('a day that does not exist does not hide a time that does not', async () => {
  const trip = 'tripType=one-way&stop=Uppsala&stop=G%C3%A4vle&adults=44&departure=tis+31%2F2+2090&departure=kl+25';
  const page = await (await ask(`/sv/buses/search?${trip}`)).text();
  expect(page).toContain('Avresa: Den dagen finns inte. Kontrollera datumet. Skriv också ett klockslag');
});

it('the main page suggests both', async () => {
  const page = await (await ask('/en?stop=Uppsala')).text();
  for (const name of ['departure', 'return']) expect(fieldOf(page, name)).toMatch(/value="20\d\d-/);
});

it('all places that may be several are asked about at once, and those that are chosen stay chosen', async () => {
  await someTowns();
  const path = '/sv/buses/search?tripType=one-way&stop=Berga&stop=Berga&departure=2090-05-12T08:00&adults=3&which=1';
  const asked = await (await ask(`${path}&which-1=se-berga-linkoping`)).text();
  expect(asked.match(/<legend/g)).toHaveLength(2);
  expect(asked).toContain('Från: flera platser stämmer med Berga.');
  expect(asked).toContain('Till: flera platser stämmer med Berga.');
  expect(fieldsOf(asked, 'which-1').filter((tag) => tag.includes('checked'))).toEqual([
    expect.stringContaining('value="se-berga-linkoping"'),
  ]);
  expect(fieldsOf(asked, 'which-0').join('')).not.toContain('checked');
  const [, summary = ''] = /data-error-summary(.*?)<\/ul>/s.exec(asked) ?? [];
  expect(summary.match(/<li/g)).toHaveLength(1);
  expect(summary).toContain('href="#which-0"');
  const done = await ask(`${path}&which-0=se-berga-hogsby&which-1=se-berga-linkoping`);
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toContain('stopId=se-berga-hogsby');
  expect(done.headers.get('location')).toContain('stopId=se-berga-linkoping');
});

it.each([
  ['sv', 'Menade du Uppsala (', 'Sök i stället med Uppsala', 'Fortsätt'],
  ['en', 'Did you mean Uppsala (', 'Search with Uppsala instead', 'Continue'],
])(
  '%s: the only place that a slip may mean is one press away, and no radio button',
  async (language, meant, press, go) => {
    await someTowns();
    const path = `/${language}/buses/search?tripType=one-way&departure=2090-05-12T08:00&adults=3&stop=Upsala`;
    const asked = await (await ask(`${path}&stop=Berga,+Högsby`)).text();
    expect(asked).toContain(meant);
    expect(asked).toContain(`>${press}</button>`);
    expect(asked).not.toContain('type="radio"');
    expect(asked).not.toContain(`>${go}</button>`);
    // What is pressed is all that it takes.
    const sent = new URLSearchParams(
      ['which', 'which-0'].map((name) => [name, /value="([^"]*)"/.exec(fieldOf(asked, name)!)![1]!]),
    );
    const done = await ask(`${path}&stop=Berga,+Högsby&${sent.toString()}`);
    expect(done.status).toBe(302);
    expect(done.headers.get('location')).toContain('stopId=se-uppsala');

    // Beside a name that several places have, both are chosen: one press would settle a question that it does not name.
    const both = await (await ask(`${path}&stop=Berga`)).text();
    expect(fieldsOf(both, 'which-0').join('')).toContain('type="radio"');
    expect(both).toContain(`>${go}</button>`);
  },
);

it('what is wrong is listed in the order of the fields, and a name that is nearly a place is answered by it', async () => {
  await someTowns();
  const page = await (await ask('/sv/buses/search?tripType=one-way&stop=&stop=Upsala&departure=&adults=3')).text();
  const [, summary = ''] = /data-error-summary(.*?)<\/ul>/s.exec(page) ?? [];
  expect([...summary.matchAll(/href="#([^"]*)"/g)].map(([, field]) => field)).toEqual([
    'stop-0',
    'stop-1',
    'departure',
  ]);
  expect(summary).toContain('Menade du Uppsala?');
});

it('a trip that cannot be driven so is no mistake: what it needs, then what mends it, above the form', async () => {
  useRoads();
  await createPlaces();
  const trip = 'tripType=day-trip&stop=se-uppsala&stop=se-gavle&departure=2090-05-12T08:00&return=2090-05-12T08:30';
  const answer = await ask(`/en/buses/search?${trip}&adults=3`);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).not.toContain('data-error-summary');
  const told = page.indexOf('The trip cannot be driven like this');
  expect(told).toBeGreaterThan(-1);
  expect(page.indexOf('Search with this change')).toBeGreaterThan(told);
  expect(page.indexOf('Search with this change')).toBeLessThan(page.indexOf('id="search-form"'));
});
