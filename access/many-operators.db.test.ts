import { beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { createBookableVehicle } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { wholeApp } from './testing/whole-app';

/** More operators than one list has room for: a page names those that it shows, and all of them to whoever asks. */
useTestDatabase();
const { ask } = wholeApp();
const COUNT = 61;
const query = 'tripType=one-way&departure=2090-05-04T10:00&adults=40&stop=se-uppsala&stop=se-gavle';
const operators: number[] = [];

beforeAll(async () => {
  useRoads();
  await createPlaces();
  while (operators.length < COUNT) operators.push((await createBookableVehicle()).companyId);
}, 120_000);

async function results(change = '') {
  const html = await (await ask(`/en/buses/search?${query}${change}`)).text();
  const [, list = ''] = /<select[^>]*name="operator"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  return {
    html,
    listed: [...list.matchAll(/value="(\d+)"/g)].map(([, id]) => Number(id)),
    chosen: Number(/<option value="(\d+)" selected/.exec(list)?.[1]),
    shown: [...new Set([...html.matchAll(/href="\/en\/companies\/(\d+)\?/g)].map(([, id]) => Number(id)))],
    all: /<a[^>]*href="([^"]*operators=all[^"]*)"[^>]*data-unfold="operators"[^>]*><span>([^<]*)/.exec(html),
  };
}

it('those on the page can be chosen at once, and all of them after a press', async () => {
  const { listed, shown, all, html: first } = await results();
  expect(shown).toHaveLength(10);
  expect(first).toContain(`1–10 of ${COUNT} bus companies`);
  expect([...listed].sort()).toEqual([...shown].sort());
  expect(all![2]).toBe(`All ${COUNT} bus companies`);
  const unfolded = await (await ask(all![1]!.replaceAll('&amp;', '&'))).text();
  const [, list = ''] = /id="operators".*?<select[^>]*>(.*?)<\/select>/s.exec(unfolded) ?? [];
  expect(list.match(/<option/g)).toHaveLength(COUNT + 1);
  // Whoever sorts, turns the page, looks at an offer or filters gets the short list again.
  expect(unfolded).toMatch(/href="[^"]*about=/);
  for (const [, href] of unfolded.matchAll(/href="([^"]*(?:sort|page|about)=[^"]*)"/g))
    expect(href).not.toContain('operators=');
  expect(unfolded).not.toContain('name="operators"');
});

it('the chosen one can be seen and taken off wherever it stands, and ticked ones keep their names', async () => {
  const { shown } = await results();
  const [other, ticked] = operators.filter((id) => !shown.includes(id)) as [number, number];
  const { listed, chosen, html } = await results(`&operator=${other}&company=${ticked}`);
  expect(chosen).toBe(other);
  expect(listed).toEqual(expect.arrayContaining([other, ticked]));
  expect(html).toMatch(new RegExp(`name="company"[^>]*value="${ticked}"|value="${ticked}"[^>]*name="company"`));
});
