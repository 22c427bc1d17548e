import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { isSearchable, readSearch } from './searched-text';

describe('a text in the search field of trips', () => {
  beforeEach(() => clock.freeze(new Date('2026-11-29T12:00:00Z')));
  afterEach(() => clock.release());
  const days = ['2026-12-11', '2025-12-11'];
  const inDecember = (words: string[]) => ({ dated: { days, words } });

  it('is a day together with what else it says, wherever the day stands', () => {
    for (const text of ['Petra 11 dec', '11 dec Petra', 'Petra, 11 december', '11/12, Petra', 'Petra den 11:e dec.'])
      expect(readSearch(text), text).toMatchObject(inDecember(['Petra']));
    for (const text of ['Uppsala Gävle 11 dec', 'Uppsala 11 dec Gävle', 'Uppsala – Gävle, 11 dec'])
      expect(readSearch(text), text).toMatchObject(inDecember(['Uppsala', 'Gävle']));
    expect(readSearch('Uppsala 11 dec 2026').dated).toEqual({ days: ['2026-12-11'], words: ['Uppsala'] });
    expect(readSearch('Kim i morgon')).toMatchObject({ dated: { days: ['2026-11-30'], words: ['Kim'] } });
    expect(readSearch('tisdag Kim')).toMatchObject({ dated: { days: ['2026-12-01'], words: ['Kim'] } });
  });

  it('may be a number or a telephone number on a day', () => {
    expect(readSearch('070-174 06 05 11 dec').dated).toEqual({ days, phone: '701740605', words: [] });
    expect(readSearch('11 dec +46 70 174 06 05').dated).toEqual({ days, phone: '701740605', words: [] });
    expect(readSearch('070-174 06 05 dec 11').dated).toEqual({ days, phone: '701740605', words: [] });
    expect(readSearch('4177 5248 11/12').dated).toEqual({ days, number: '41775248', words: [] });
    for (const text of ['070-174 06 05 11 dec', '11 dec Petra', '41775248 11 dec'])
      expect(isSearchable(text), text).toBe(true);
    for (const text of ['1234abcd', '12ab 11 dec']) expect(isSearchable(text), text).toBe(false);
  });

  it('is only a day, a number or words where it says nothing else', () => {
    for (const text of ['11 dec', '2026-12-11', '20261211', '12345674', '070-174 06 05', 'Petra', 'Uppsala Gävle'])
      expect(readSearch(text).dated, text).toBeUndefined();
    // The first names Tor and Sun are abbreviated weekdays too.
    for (const text of ['Tor Hansen', 'Li Sun']) expect(readSearch(text).dated, text).toBeUndefined();
    expect(readSearch('Petra 11 dec').words).toEqual(['Petra', '11', 'dec']);
  });
});

describe('a telephone number', () => {
  it('is known from five digits, in both its forms', () => {
    for (const text of ['07017', '070-17', '+46 70 17', '0046 7017']) expect(readSearch(text).phone, text).toBe('7017');
    for (const text of ['0701', '070', '+46 70', '+46 70 1', '0046 70'])
      expect(readSearch(text).phone, text).toBeUndefined();
  });
});

describe('a number with its noun', () => {
  it('means that number, and still what is called so', () => {
    expect(readSearch('order 7887 0920')).toEqual({ number: '78870920', words: ['order', '7887', '0920'], days: [] });
    expect(readSearch('#78870920')).toMatchObject({ number: '78870920' });
    expect(readSearch('bokning 2026-12-11').days).toEqual(['2026-12-11']);
    expect(readSearch('order 78870920 11 dec').dated).toMatchObject({ number: '78870920' });
  });
});
