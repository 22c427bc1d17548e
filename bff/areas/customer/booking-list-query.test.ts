import { describe, expect, it } from 'vitest';
import { numberFor } from '@db/factories/numbers';
import { parseBookingListQuery } from './booking-list-query';

const parse = (query: string) => parseBookingListQuery(new URLSearchParams(query));
const number = numberFor(42);

describe('parseBookingListQuery', () => {
  it('starts with the next trip first, and with the latest among past and canceled ones', () => {
    expect(parse('')).toEqual({ query: { when: 'upcoming', text: '', sort: 'departure', descending: false, page: 1 } });
    expect(parse('when=past').query).toMatchObject({ when: 'past', sort: 'departure', descending: true });
    expect(parse('when=canceled&sort=total&page=3').query).toMatchObject({ sort: 'total', descending: false, page: 3 });
    expect(parse('sort=-total').query).toMatchObject({ sort: 'total', descending: true });
  });

  it('takes places and numbers, numbers with spaces too', () => {
    expect(parse('q=+Gävle+')).toMatchObject({ query: { text: 'Gävle' } });
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    expect(parse(new URLSearchParams({ q: spaced }).toString())).toMatchObject({ query: { text: number } });
  });

  it('says what is wrong with a number', () => {
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    expect(parse(`q=${wrong}`)).toMatchObject({ error: 'forms.checkNumber', query: { text: wrong } });
    expect(parse('q=1234abcd')).toMatchObject({ error: 'forms.digitsOnly' });
    expect(parse(`q=${'x'.repeat(121)}`)).toMatchObject({ error: 'forms.tooLong,120' });
  });

  it.each(['when=later', 'sort=name', 'sort=--total', 'page=0', 'page=-1', 'page=1.5', 'page=99999999', 'page=x'])(
    'refuses %s, which no link of ours has',
    (query) => expect(() => parse(query)).toThrow('input.invalid'),
  );
});
