import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as actors from '~/http/actor.server';
import { isSameSearch } from './saved';
import { forgetSearch, savedSearches, saveSearch } from './saved.server';

const REFUNDS = '/dashboard/admin/refunds/list';
const at = (cookie = '') => new Request(`http://localhost/sv${REFUNDS}`, { headers: { cookie } });
const valueOf = (setCookie: string | undefined) => setCookie?.split(';', 1)[0] ?? '';
const logInAs = (userId: number) =>
  vi
    .spyOn(actors, 'getActor')
    .mockResolvedValue({ kind: 'user', userId } as Awaited<ReturnType<typeof actors.getActor>>);

describe('saved searches', () => {
  beforeEach(() => void logInAs(7));
  afterEach(() => vi.restoreAllMocks());

  const save = async (name: string, address: string, cookie = '') =>
    valueOf(await saveSearch(at(cookie), { list: REFUNDS, name, address }));

  it('are kept by name, without how far somebody has come in them', async () => {
    const one = await save('Kom inte fram', `/sv${REFUNDS}?attention=failed&page=3&rows=50`);
    expect(await savedSearches(at(one))).toEqual([
      { list: REFUNDS, name: 'Kom inte fram', search: 'attention=failed' },
    ]);
    const two = await save('Annas', `/sv${REFUNDS}?q=anna`, one);
    const three = await save('Kom inte fram', `/sv${REFUNDS}?attention=late`, two);
    expect((await savedSearches(at(three))).map(({ name, search }) => [name, search])).toEqual([
      ['Annas', 'q=anna'],
      ['Kom inte fram', 'attention=late'],
    ]);
    const left = valueOf(await forgetSearch(at(three), REFUNDS, 'Annas'));
    expect((await savedSearches(at(left))).map(({ name }) => name)).toEqual(['Kom inte fram']);
  });

  it('are nobody else’s, and cannot be read from the machine', async () => {
    const cookie = await save('Anna Hemlig', `/sv${REFUNDS}?q=Anna`);
    expect(Buffer.from(cookie, 'base64').toString()).not.toContain('Anna');
    logInAs(8);
    expect(await savedSearches(at(cookie))).toEqual([]);
  });

  it.each(['searches=nonsense', 'searches=', 'searches=eyJ1c2VyIjo3fQ'])(
    'are none where the cookie is none: %s',
    async (cookie) => expect(await savedSearches(at(cookie))).toEqual([]),
  );

  it('have a name and something that they search for', async () => {
    expect(await save(' ', `/sv${REFUNDS}?q=a`)).toBe('');
    expect(await save('Alla', `/sv${REFUNDS}?page=2`)).toBe('');
    expect(await save('Lång', `/sv${REFUNDS}?q=${'x'.repeat(500)}`)).toBe('');
  });

  it('fill a cookie and no more: what is saved stays, the next is refused', async () => {
    let cookie = '';
    let kept = 0;
    for (
      let next = await save('0', `/sv${REFUNDS}?q=0`);
      next !== '';
      next = await save(`${kept}`, `/sv${REFUNDS}?q=${'å'.repeat(30)}${kept}`, cookie)
    ) {
      cookie = next;
      kept++;
    }
    expect(kept).toBeGreaterThan(5);
    expect(cookie.length).toBeLessThan(4_000);
    expect(await savedSearches(at(cookie))).toHaveLength(kept);
  });
});

it.each([
  ['q=a&status=b', '?status=b&q=a&page=2', true],
  ['q=a', '?q=ab', false],
  ['q=a', '', false],
])('%s and %s are the same search: %s', (one, other, same) => expect(isSameSearch(one, other)).toBe(same));
