import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenAt } from '@bff/edge/find-screen';
import { areaOf } from '@bff/domain/sessions';
import { shownColumns } from './columns';
import { columnsAskedFor } from './look';
import { lookOf, rememberLook } from './look.server';
import { saveLook } from './save-look.server';

const at = (path: string, cookie = '') => new Request(`http://localhost/sv${path}`, { headers: { cookie } });
const valueOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';
const USERS = '/dashboard/admin/users';

describe("a list's look", () => {
  it('remembers columns per list, and row height and count for all lists', async () => {
    const first = valueOf(await rememberLook(at(USERS), USERS, { isDense: true, rows: 50, columns: ['email'] }));
    expect(await lookOf(at(USERS, first))).toEqual({ isDense: true, rows: 50, columns: ['email'] });
    expect(await lookOf(at('/dashboard/admin/payments/list', first))).toEqual({
      isDense: true,
      rows: 50,
      columns: undefined,
    });
    const plain = valueOf(await rememberLook(at(USERS, first), USERS, { isDense: false, rows: 20 }));
    expect(await lookOf(at(`${USERS}.data`, plain))).toEqual({ isDense: false, rows: 20, columns: undefined });
  });

  it("keeps within a cookie's maximum size", async () => {
    let cookie = '';
    const columns = Array.from({ length: 30 }, (_, index) => `column${String.fromCharCode(97 + (index % 26))}`);
    for (let list = 0; list < 40; list++) {
      const path = `/dashboard/admin/list${'x'.repeat(list)}`;
      cookie = valueOf(await rememberLook(at(path, cookie), path, { isDense: false, rows: 20, columns }));
    }
    expect(cookie.length).toBeLessThan(4_000);
    expect((await lookOf(at(`/dashboard/admin/list${'x'.repeat(39)}`, cookie))).columns).toEqual(columns);
  });

  it.each(['lists=nonsense', 'lists=eyJkZW5zZSI6MX0%3D', 'lists='])(
    'is the default if the cookie is not valid: %s',
    async (cookie) => expect(await lookOf(at(USERS, cookie))).toEqual({ isDense: false, rows: 20, columns: undefined }),
  );

  const save = (fields: Record<string, string>) =>
    saveLook(
      new Request('http://localhost/sv/dashboard/admin/list-look', {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    );

  it('is saved only for lists of its area, and redirects only within the product', async () => {
    const saved = await save({ list: USERS, returnTo: `/sv${USERS}?page=2`, column: 'email' });
    expect(saved.headers.get('location')).toBe(`/sv${USERS}?page=2`);
    const astray = await save({ list: USERS, returnTo: '//evil.example' });
    expect(astray.headers.get('location')).toBe(`/sv${USERS}`);
    expect((await save({ list: USERS })).headers.get('location')).toBe(`/sv${USERS}`);
    await expect(save({ list: USERS, rows: '1000' })).rejects.toThrow('input.invalid');
    for (const list of ['/dashboard/company/users/list', '/dashboard/admin/nothing', 'https://evil.example'])
      await expect(save({ list })).rejects.toThrow('input.invalid');
  });

  it.each([
    ['?q=a&page=3', '100', '?q=a'],
    ['?page=3&rows=50', '20', ''],
    ['?page=3', '20', '?page=3'],
  ])('leads from %s with %s rows to the page that has those rows: %s', async (search, rows, then) => {
    const saved = await save({ list: USERS, returnTo: `/sv${USERS}${search}`, rows });
    expect(saved.headers.get('location')).toBe(`/sv${USERS}${then}`);
  });
});

describe('the columns that a form asks for', () => {
  const askedFor = (...fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return columnsAskedFor(form);
  };
  const ticked = (...keys: string[]) => keys.map((key): [string, string] => ['column', key]);
  const ordered = (...keys: string[]) => keys.map((key): [string, string] => ['order', key]);

  it('are the ticked ones, in the order of the list of columns, those without a place in it last', () => {
    expect(askedFor(...ticked('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
    expect(askedFor(...ticked('a', 'b', 'c'), ...ordered('c', 'x', 'a'))).toEqual(['c', 'a', 'b']);
    expect(askedFor(...ordered('c', 'a'))).toEqual([]);
  });

  it.each([
    ['up:b', ['b', 'a', 'c']],
    ['down:b', ['a', 'c', 'b']],
    ['up:a', ['a', 'b', 'c']],
    ['down:c', ['a', 'b', 'c']],
    ['up:x', ['a', 'b', 'c']],
    ['', ['a', 'b', 'c']],
  ])('are moved by a button: %s', (move, columns) =>
    expect(askedFor(...ticked('a', 'b', 'c'), ...ordered('a', 'b', 'c'), ['move', move])).toEqual(columns),
  );

  it('are saved, and the page opens again where they are moved', async () => {
    const body = new URLSearchParams([
      ['list', USERS],
      ['returnTo', `/sv${USERS}?q=a`],
      ...ticked('email', 'city'),
      ...ordered('email', 'city'),
      ['move', 'up:city'],
    ]);
    const saved = await saveLook(
      new Request('http://localhost/sv/dashboard/admin/list-look', { method: 'POST', body }),
    );
    expect(saved.headers.get('location')).toBe(`/sv${USERS}?q=a#order-of-columns`);
    const cookie = valueOf(saved.headers.get('set-cookie') ?? '');
    expect((await lookOf(at(USERS, cookie))).columns).toEqual(['city', 'email']);
  });
});

it('can be saved in every dashboard that has lists', () => {
  const without = readdirSync('app/areas', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /<(ListScreen|ListView|UserListPage|BookingListScreen)\b/.test(readFileSync(`app/areas/${file}`, 'utf8')),
    )
    .map((file) => file.split('/')[0] ?? '')
    .filter(
      (area) =>
        areaOf(`/sv/dashboard/${area}`) === area &&
        !screenAt(`/sv/dashboard/${area}/list-look`)?.path.endsWith('/list-look'),
    );
  expect(without).toEqual([]);
});

describe('shownColumns', () => {
  const columns = [{ key: 'name', rowHeader: true as const }, { key: 'email' }, { key: 'city', extra: true as const }];
  const keys = (chosen?: string[]) => shownColumns(columns, chosen).map(({ key }) => key);

  it('returns the chosen columns, and always the one that names the row', () => {
    expect(keys()).toEqual(['name', 'email']);
    expect(keys(['city'])).toEqual(['name', 'city']);
    expect(keys([])).toEqual(['name']);
  });

  it('returns them in the chosen order, with the naming one in its own place', () => {
    expect(keys(['city', 'email'])).toEqual(['name', 'city', 'email']);
    expect(keys(['city', 'gone', 'email', 'name'])).toEqual(['name', 'city', 'email']);
  });
});
