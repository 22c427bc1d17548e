// Traces: S5-009, S5-017
import { describe, expect, it } from 'vitest';
import { choicesOf, listSpec, parseListQuery } from './list-query';

const spec = listSpec({
  sorts: ['name', 'created'],
  plainSort: '-created',
  filters: {
    status: ['active', 'inactive'],
    from: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'forms.date'),
  },
  checkText: (text) => (text.includes('!') ? 'forms.digitsOnly' : undefined),
});
const parse = (query: string) => parseListQuery(spec, new URLSearchParams(query));

describe('parseListQuery', () => {
  it('reads what the address says and fills in the rest', () => {
    expect(parse('')).toEqual({
      query: {
        text: '',
        filters: {},
        sort: 'created',
        descending: true,
        page: 1,
        rows: 20,
        plainRows: 20,
        plainSort: '-created',
      },
      errors: {},
    });
    expect(parse('q=+Anna+&status=active&sort=name&page=3').query).toMatchObject({
      text: 'Anna',
      filters: { status: 'active' },
      sort: 'name',
      descending: false,
      page: 3,
    });
  });

  it('takes an empty filter as none', () => expect(parse('status=&from=+').query.filters).toEqual({}));

  it('keeps what was typed beside what is wrong with it', () => {
    expect(parse('from=soon&q=what!')).toMatchObject({
      query: { filters: { from: 'soon' }, text: 'what!' },
      errors: { from: 'forms.date', q: 'forms.digitsOnly' },
    });
    expect(parse(`q=${'x'.repeat(121)}`).errors).toEqual({ q: 'forms.tooLong,120' });
  });

  it('may order by what is filtered', () => {
    const byStatus = listSpec({
      sorts: ['name', 'created'],
      plainSort: ({ status }) => (status === 'inactive' ? 'name' : '-created'),
      filters: { status: ['active', 'inactive'] },
    });
    expect(parseListQuery(byStatus, new URLSearchParams('status=inactive')).query).toMatchObject({
      sort: 'name',
      descending: false,
      plainSort: 'name',
    });
  });

  it('says which values its filters have, where they are given', () =>
    expect(choicesOf(spec)).toEqual({ status: ['active', 'inactive'] }));

  it('says that a value is none of its choices: a saved search may have one that is gone', () => {
    expect(parse('status=gone&q=Anna')).toMatchObject({
      query: { filters: {}, text: 'Anna' },
      errors: { status: 'forms.choose' },
    });
    expect(parse('status=gone').query.filters).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page='])(
    'takes %s, which is no page, as the first one',
    (query) => expect(parse(query).query.page).toBe(1),
  );

  it('takes a number past all pages as one that leads to the last', () =>
    expect(parse('page=99999999').query.page).toBe(10_000));

  it.each(['sort=age', 'sort=--name', 'rows=7'])('refuses %s, which no link of ours has', (query) =>
    expect(() => parse(query)).toThrow('input.invalid'),
  );
});
