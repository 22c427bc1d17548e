import { describe, expect, it } from 'vitest';
import { listSpec, parseListQuery } from '@bff/lists';
import { listAddress } from './list-address';

const spec = listSpec({
  sorts: ['name', 'created'],
  plainSort: '-created',
  filters: { status: ['active', 'inactive'], kind: ['a', 'b'] },
});
const parse = (query: string) => parseListQuery(spec, new URLSearchParams(query)).query;

describe('listAddress', () => {
  it('contains only what differs from the plain list', () => {
    expect(listAddress(parse(''))).toBe('');
    expect(listAddress(parse('status=active&sort=-created&page=1'))).toBe('?status=active');
  });

  it('makes the requested changes', () => {
    const query = parse('status=active&q=G%C3%A4vle&page=4');
    expect(listAddress(query, { page: 1 })).toBe('?status=active&q=G%C3%A4vle');
    expect(listAddress(query, { filters: { status: undefined, kind: 'b' }, page: 1 })).toBe('?kind=b&q=G%C3%A4vle');
    expect(listAddress(query, { sort: 'name', descending: false, text: '', page: 1 })).toBe('?status=active&sort=name');
  });

  it.each([
    '',
    'status=inactive',
    'kind=a&q=G%C3%A4vle&sort=name&page=2',
    'sort=-name',
    'sort=created',
    'rows=50',
    'rows=100&page=2',
  ])('is parsed back as it was meant: %s', (query) => expect(parse(listAddress(parse(query)))).toEqual(parse(query)));

  it("keeps what else its page's address says, in its order", () => {
    const kept = 'stop=a&stopId=1&stop=b';
    expect(listAddress({ ...parse('kind=a&page=3'), kept }, { page: 1, sort: 'name' })).toBe(
      `?${kept}&kind=a&sort=-name`,
    );
  });

  it('contains the number of rows if another user would see a different number', () => {
    const mine = (search: string) => parseListQuery(spec, new URLSearchParams(search), 50).query;
    expect(mine('').rows).toBe(50);
    expect(mine('page=2').rows).toBe(20);
    expect(listAddress(mine(''))).toBe('');
    expect(listAddress(mine(''), { page: 2 })).toBe('?page=2&rows=50');
    expect(listAddress(mine('rows=20'), { page: 2 })).toBe('?page=2');
    expect(listAddress(mine('rows=20'))).toBe('?rows=20');
    expect(() => mine('rows=30')).toThrow('input.invalid');
  });
});
