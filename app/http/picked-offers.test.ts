import { afterEach, expect, it, vi } from 'vitest';
import { clock } from '@bff/platform/clock';
import { keepPicked, pickedIn, resultsOfPicked } from './picked-offers.server';

vi.mock('@bff/platform/env', () => ({ publicOrigin: () => 'https://bussplats.example' }));
afterEach(() => clock.release());

const asking = (cookies: ReadonlyMap<string, string>) =>
  new Request('https://bussplats.example/sv', {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

/** Picks an offer, as a browser does that keeps and drops cookies as it is told. */
async function pick(cookies: Map<string, string>, sealed: string, results = ''): Promise<string> {
  const { path, headers } = await keepPicked(asking(cookies), { sealed, results });
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
  return new URLSearchParams(path.split('?')[1]).get('offer') ?? '';
}

it('a browser keeps the last three offers that were picked in it; an address that says another one leads to none', async () => {
  clock.freeze('2027-03-10T08:00:00Z');
  const cookies = new Map([['__Host-session', 'x']]);
  const names: string[] = [];
  for (const sealed of ['first-offer', 'second-offer', 'third-offer', 'fourth-offer']) {
    names.push(await pick(cookies, sealed));
    clock.advance(1_000);
  }
  const found = await Promise.all(names.map((name) => pickedIn(asking(cookies), name)));
  expect(found).toEqual(['', 'second-offer', 'third-offer', 'fourth-offer']);
  expect(cookies.size).toBe(4);
});

it('the results that they were picked from are known, the newest first; a query too long for a cookie is not', async () => {
  clock.freeze('2027-03-10T08:00:00Z');
  const cookies = new Map<string, string>();
  for (const results of ['stop=Uppsala&equipment=wifi', `stop=${'x'.repeat(600)}`, 'stop=Lund&sort=rating']) {
    await pick(cookies, 'an-offer', results);
    clock.advance(1_000);
  }
  expect(await resultsOfPicked(asking(cookies))).toEqual(['stop=Lund&sort=rating', 'stop=Uppsala&equipment=wifi']);
});

it('a cookie that says something else leads to none', async () => {
  const cookies = new Map([['__Host-picked-mrk3k2ab', 'IngnIg%3D%3D']]);
  expect(await pickedIn(asking(cookies), 'mrk3k2ab')).toBe('');
  expect(await resultsOfPicked(asking(cookies))).toEqual([]);
});

it('an address may say a whole sealed offer', async () => {
  const sealed = 'DcM035B33VZMEfHiEozKoIXA6d08DWfzNe8Ry7sldkYgPp-UGDe';
  expect(await pickedIn(asking(new Map()), sealed)).toBe(sealed);
});
