import { expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();

const fieldOf = (page: string, name: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`name="${name}"`));

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

it('the main page suggests both', async () => {
  const page = await (await ask('/en?stop=Uppsala')).text();
  for (const name of ['departure', 'return']) expect(fieldOf(page, name)).toMatch(/value="20\d\d-/);
});
