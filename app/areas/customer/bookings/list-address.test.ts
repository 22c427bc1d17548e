import { describe, expect, it } from 'vitest';
import { parseBookingListQuery } from '@bff/areas/customer';
import { listAddress } from './list-address';

const parse = (query: string) => parseBookingListQuery(new URLSearchParams(query)).query;

describe('listAddress', () => {
  it('says only what differs from the plain list', () => {
    expect(listAddress(parse(''))).toBe('');
    expect(listAddress(parse('when=past&sort=-departure&page=1'))).toBe('?when=past');
  });

  it.each(['', 'when=past', 'when=canceled&q=G%C3%A4vle&sort=total&page=2', 'sort=-total', 'when=past&sort=departure'])(
    'is read back as what was meant: %s',
    (query) => expect(parse(listAddress(parse(query)))).toEqual(parse(query)),
  );
});
