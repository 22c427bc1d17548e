// Traces: S2-007, S9-003, S9-004, S9-005, S9-006, S9-007
import { describe, expect, it, test } from 'vitest';
import {
  formatAddress,
  formatCard,
  formatCompactDeparture,
  formatCompactWhen,
  formatCountries,
  formatExactWhen,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatDateHeading,
  formatLongDate,
  formatMonth,
  formatMonthOfYear,
  formatNearDay,
  formatShortDay,
  formatWhen,
  formatMoment,
  formatMoney,
  formatDay,
  formatDaysAhead,
  formatNotice,
  formatOrgNumber,
  formatPercent,
  formatRating,
  formatTime,
  formatNumber,
  wholeUnits,
} from '.';

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  test.each([
    [1_136_600, undefined, '11 366 kr', 'SEK 11,366'],
    [1_136_650, undefined, '11 366,50 kr', 'SEK 11,366.50'],
    [1_136_600, true, '11 366,00 kr', 'SEK 11,366.00'],
    [1_136_650, false, '11 367 kr', 'SEK 11,367'],
    [-250_000, undefined, '−2 500 kr', '−SEK 2,500'],
    [5, undefined, '0,05 kr', 'SEK 0.05'],
    [0, undefined, '0 kr', 'SEK 0'],
    [-0, undefined, '0 kr', 'SEK 0'],
    [100_000_000_00, undefined, '100 000 000 kr', 'SEK 100,000,000'],
  ])('%i öre, decimals %s: %s, %s', (ore, decimals, sv, en) => {
    const options = decimals === undefined ? {} : { decimals };
    expect([formatMoney(ore, 'sv', options), formatMoney(ore, 'en', options)].map(plain)).toEqual([sv, en]);
  });

  it('never breaks an amount across lines', () => {
    for (const locale of ['sv', 'en'] as const) expect(formatMoney(1_136_650, locale)).not.toContain(' ');
  });

  it('shows dates as YYYY-MM-DD and times as HH:mm, in Stockholm', () => {
    const winter = new Date('2027-12-31T23:30:00Z');
    expect([formatDate(winter), formatTime(winter), formatDateTime(winter)]).toEqual([
      '2028-01-01',
      '00:30',
      '2028-01-01 00:30',
    ]);
    expect(formatDateTime(new Date('2027-07-01T06:05:00Z'))).toBe('2027-07-01 08:05');
  });

  it('shows any instant as Intl does, including the hours in which clocks change', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const changes = [Date.UTC(2027, 2, 28), Date.UTC(2027, 9, 31), Date.UTC(1980, 3, 6), Date.UTC(1916, 4, 14)];
    for (const day of changes)
      for (let at = day; at < day + 86_400_000; at += 7 * 60_000) expect(formatDateTime(at)).toBe(intl.format(at));
    // Before the country had one time, and before 1970, where remainders are negative.
    for (const at of [Date.UTC(1878, 0, 1, 3, 4), -1, -59_999, -60_001, Date.UTC(1900, 0, 1)])
      expect(formatDateTime(at)).toBe(intl.format(at));
    expect(() => formatDateTime(NaN)).toThrow(RangeError);
  });

  it('writes the time in a long date as people do', () => {
    const day = new Date('2027-03-10T07:00:00Z');
    expect([formatShortDay(day, 'sv'), formatShortDay(day, 'en')].map(plain)).toEqual(['ons 10 mars', 'Wed 10 Mar']);
    // An abbreviation ends without a stop, as it does in English.
    expect(plain(formatShortDay(new Date('2026-11-23T12:00:00Z'), 'sv'))).toBe('mån 23 nov');
    expect([formatNearDay(day, 'sv'), formatNearDay(day, 'en')].map(plain)).toEqual(['10 mars', '10 Mar']);
    expect([formatMonth('2027-03', 'sv'), formatMonth('2027-12', 'en')]).toEqual(['mars', 'December']);
    expect([formatMonthOfYear('2027-01', 'sv'), formatMonthOfYear('2027-01', 'en')]).toEqual(['januari 2027', 'January 2027']); // prettier-ignore
    expect([formatWhen(day, 'sv'), formatWhen(day, 'en')].map(plain)).toEqual([
      'ons 10 mars 2027 kl. 08:00',
      'Wed 10 March 2027, 08:00',
    ]);
    // Within a sentence, English says the time first; the line may break after it.
    expect(formatMoment(day, 'sv')).toBe(formatWhen(day, 'sv'));
    expect(formatMoment(day, 'en')).toBe('08:00 on\u00a0Wed\u00a010\u00a0March\u00a02027');
  });

  test.each([
    [0, 'i dag', 'today'],
    [1, 'i morgon', 'tomorrow'],
    [103, 'om 103 dagar', 'in 103 days'],
  ])('%i days ahead is %s, %s', (days, sv, en) => {
    expect([plain(formatDaysAhead(days, 'sv')), plain(formatDaysAhead(days, 'en'))]).toEqual([sv, en]);
  });

  test.each([
    [168, '7 dygn', '7 days'],
    [48, '2 dygn', '2 days'],
    [24, '24 timmar', '24 hours'],
    [36, '36 timmar', '36 hours'],
    [1, '1 timme', '1 hour'],
  ])('%i hours before are %s, %s', (hours, sv, en) => {
    expect([plain(formatNotice(hours, 'sv')), plain(formatNotice(hours, 'en'))]).toEqual([sv, en]);
  });

  it('writes ratings with one decimal, whole ones too', () => {
    expect([5, 4.25].map((value) => formatRating(value, 'sv'))).toEqual(['5,0', '4,3']);
    expect([4, 3.71].map((value) => formatRating(value, 'en'))).toEqual(['4.0', '3.7']);
  });

  it('adds the hyphen only to Swedish organisation numbers', () => {
    expect(['5560360793', '556036-0793', 'NO 915 933 149', ''].map(formatOrgNumber)).toEqual([
      '556036-0793',
      '556036-0793',
      'NO 915 933 149',
      '',
    ]);
  });

  it('writes English dates as Australians do', () => {
    const day = new Date('2027-03-10T08:00:00Z');
    expect(plain(formatLongDate(day, 'en'))).toBe('Wednesday 10 March 2027');
    expect(plain(formatDateHeading(day, 'en'))).toBe('Wednesday 10 March 2027');
    expect(plain(formatDateHeading(day, 'sv'))).toBe('Onsdag 10 mars 2027');
    expect(plain(formatLongDate(day, 'sv'))).toBe('onsdag 10 mars 2027');
    // A day is not torn from its month, nor a figure from its unit, at the end of a line.
    expect(formatLongDate(day, 'sv')).toBe('onsdag 10\u00a0mars\u00a02027');
    expect(formatDay(day, 'sv')).toBe('ons\u00a010\u00a0mars\u00a02027');
    expect(formatDuration(5_100, 'en')).toBe('1\u00a0h 25\u00a0min');
  });

  it('names countries as a sentence does', () => {
    expect(formatCountries(['SE', 'GB', 'NL'], 'sv')).toBe('Sverige, Storbritannien och Nederländerna');
    expect(formatCountries(['SE', 'GB', 'NL'], 'en')).toBe('Sweden, the United Kingdom and the Netherlands');
  });

  it('writes distances, durations and shares in each language', () => {
    expect([4_200, 108_400].map((metres) => plain(formatDistance(metres, 'sv')))).toEqual(['4,2 km', '108 km']);
    expect(plain(formatDistance(4_200, 'en'))).toBe('4.2 km');
    expect([0, 3, 30, 3_600, 5_100].map((seconds) => plain(formatDuration(seconds, 'sv')))).toEqual([
      '0 min',
      '3 s',
      '1 min',
      '1 tim',
      '1 tim 25 min',
    ]);
    expect([plain(formatPercent(600, 'sv')), plain(formatPercent(600, 'en'))]).toEqual(['6 %', '6%']);
    expect([plain(formatPercent(-600, 'sv')), plain(formatPercent(-600, 'en'))]).toEqual(['−6 %', '−6%']);
    expect([formatNumber(-2, 'sv'), formatNumber(-2, 'en')]).toEqual(['−2', '−2']);
    expect(['−2,50', '-2,50'].map((typed) => wholeUnits(typed, 2))).toEqual([-250, -250]);
  });

  it('writes an address on one line, with what is known of it', () => {
    expect(plain(formatAddress({ street: 'Kungsgatan 7', postcode: '75320', city: 'Uppsala' }))).toBe(
      'Kungsgatan 7, 753 20 Uppsala',
    );
    expect(plain(formatAddress({ street: null, postcode: '753 20', city: 'Uppsala' }))).toBe('753 20 Uppsala');
    expect(formatAddress({ street: 'Gate 1', postcode: '0150', city: '' })).toBe('Gate 1, 0150');
    expect(formatAddress({})).toBe('');
  });

  it('names a card by its brand and last digits', () => {
    expect(formatCard({ cardBrand: 'visa', cardLast4: '4242' })).toBe('Visa 4242');
    expect(formatCard({ cardBrand: null, cardLast4: '4242' })).toBe('4242');
    expect(formatCard({ cardBrand: 'visa', cardLast4: null })).toBeNull();
  });
});

it('writes a date in a column nearly as short as figures', () => {
  const at = new Date('2027-11-10T07:00:00Z');
  expect([formatCompactWhen(at, 'sv'), formatCompactWhen(at, 'en')].map(plain)).toEqual([
    '10 nov 2027 08:00',
    '10 Nov 2027 08:00',
  ]);
  expect([formatCompactDeparture(at, 'sv'), formatCompactDeparture(at, 'en')].map(plain)).toEqual([
    'ons 10 nov 2027 08:00',
    'Wed 10 Nov 2027 08:00',
  ]);
  expect([formatExactWhen(at, 'sv'), formatExactWhen(at, 'en')].map(plain)).toEqual([
    '10 nov 2027 08:00:00',
    '10 Nov 2027 08:00:00',
  ]);
});
