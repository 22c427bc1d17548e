// Traces: S5-032
import { describe, expect, it } from 'vitest';
import { numberFor } from '@db/factories/numbers';
import { parseListQuery } from '@bff/lists';
import { bookingListSpec, whenOf } from './booking-list-query';

const parse = (query: string) => parseListQuery(bookingListSpec, new URLSearchParams(query));
const number = numberFor(42);

describe('the list of trips', () => {
  it('shows the next trip first, but past and canceled ones latest first', () => {
    expect(parse('').query).toMatchObject({ sort: 'departure', descending: false });
    expect(whenOf(parse('').query)).toBe('upcoming');
    expect(parse('when=past').query).toMatchObject({ sort: 'departure', descending: true });
    expect(parse('when=canceled&sort=total').query).toMatchObject({ sort: 'total', descending: false });
  });

  it('accepts places and numbers, including numbers with spaces', () => {
    expect(parse('q=+Gävle+')).toMatchObject({ query: { text: 'Gävle' }, errors: {} });
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    expect(parse(new URLSearchParams({ q: spaced }).toString()).errors).toEqual({});
    for (const text of [number.slice(0, 5), '12 maj', '2027-05-12', '070-174 06 05', '+46 70 174 06 05'])
      expect(parse(new URLSearchParams({ q: text }).toString()).errors, text).toEqual({});
  });

  it('says what is wrong with a number', () => {
    expect(parse('q=1234abcd')).toMatchObject({ errors: { q: 'forms.digitsOnly' } });
  });
});
