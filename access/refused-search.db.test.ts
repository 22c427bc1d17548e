import { expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();

const fieldOf = (page: string, name: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`name="${name}"`));

it('a refused search asks for a date that was not sent, and shows none of its own in its place', async () => {
  const answer = await ask('/en/buses/search?tripType=day-trip&stop=Uppsala&stop=&return=2027-05-06T17:00');
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Departure: Fill in the field.');
  expect(fieldOf(page, 'departure')).toContain('aria-invalid="true"');
  expect(fieldOf(page, 'departure')).not.toMatch(/value="\d/);
  expect(fieldOf(page, 'return')).toContain('value="2027-05-06T17:00"');
  expect(page).not.toContain('Return: Fill in');
});

it('the main page suggests both', async () => {
  const page = await (await ask('/en?stop=Uppsala')).text();
  for (const name of ['departure', 'return']) expect(fieldOf(page, name)).toMatch(/value="20\d\d-/);
});
