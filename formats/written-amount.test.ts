import { describe, expect, it } from 'vitest';
import { type Per, type Unit, wholeKronor, wholeUnits, withoutUnit, writtenAmount } from '.';

it.each([
  [1_105_840, 'sv', '11\u00a0058,40'],
  [1_105_840, 'en', '11,058.40'],
  [400_000, 'sv', '4\u00a0000'],
  [400_000, 'en', '4000'],
  [123_456_700, 'sv', '1\u00a0234\u00a0567'],
  [123_456_700, 'en', '1,234,567'],
  [5, 'sv', '0,05'],
  [5, 'en', '0.05'],
])('%i öre in %s is written %s, and read back', (ore, locale, written) => {
  expect(writtenAmount(ore, locale)).toBe(written);
  expect(wholeUnits(written, 2)).toBe(ore);
});

it.each(['13627,94', '13627.94', '13 627,94', '13\u00a0627,94', '13\u202f627.94', '13,627.94'])(
  '%s is understood',
  (typed) => expect(wholeUnits(typed, 2)).toBe(1_362_794),
);

describe('an amount in whole kronor', () => {
  it.each([
    '12500',
    '12 500',
    '12\u00a0500',
    '12\u202f500 kr',
    '12 500 kr',
    '12 500\u00a0kr.',
    '12500kr',
    '12.500',
    '12,500',
    'SEK 12,500',
    'sek12500',
    '12,500 SEK',
    'kr 12.500',
    '12 500 kronor',
    '12 500:-',
    '12 500,00 kr',
    'SEK 12,500.00',
    ' 12500 ',
  ])('%s is 12 500', (typed) => expect(wholeKronor(typed)).toBe(12_500));

  it.each([
    ['800', 800],
    ['0', 0],
    ['1.250.000', 1_250_000],
  ])('%s is %i', (typed, kronor) => expect(wholeKronor(typed)).toBe(kronor));

  it.each(['', 'kr', '12,5', '12.50', '1250,0000', '12 50', '-500', '12 500 EUR', '12k', '1e5', '12,500.5'])(
    '«%s» is none',
    (typed) => expect(wholeKronor(typed)).toBeUndefined(),
  );
});

describe('a number with the unit that stands beside its field', () => {
  const WRITTEN: readonly (readonly [Unit, readonly string[]])[] = [
    ['kr', ['kr', 'kr.', 'SEK', 'sek', 'kronor', ':-']],
    ['km', ['km', 'KM', 'kilometer', 'kilometres']],
    ['min', ['min', 'min.', 'minuter', 'minutes']],
    ['h', ['h', 'tim', 'tim.', 'timmar', 'hours']],
    ['days', ['dagar', 'dygn', 'days']],
    ['%', ['%', 'procent', 'percent']],
    ['adults', ['vuxna', 'adults']],
    ['children', ['barn', 'children']],
    ['wheelchairs', ['rullstolar', 'wheelchairs']],
    ['seats', ['platser', 'seats']],
  ];
  const NUMBERS = ['0', '10', '12,5', '12.5', '19,50', '-7', '−7', '6 500', '6\u00a0500,00', '13,627.94'];
  const units = WRITTEN.flatMap(([unit, words]) => words.map((word) => [unit, word] as const));

  it.each(units)('in %s: «%s» after it changes nothing, spaced in whatever way', (unit, word) => {
    for (const number of NUMBERS)
      for (const space of ['', ' ', '\u00a0', '\u202f', '  '])
        expect(wholeUnits(withoutUnit(` ${number}${space}${word} `, unit), 3), `${number}${space}${word}`).toBe(
          wholeUnits(number, 3),
        );
  });

  it('is not read with another unit, or where the field has none', () => {
    for (const [unit, word] of units) {
      // Hours are so many minutes.
      for (const [other] of WRITTEN.filter(([one]) => one !== unit && !(unit === 'h' && one === 'min')))
        expect(wholeUnits(withoutUnit(`10 ${word}`, other), 2), `10 ${word} in ${other}`).toBeUndefined();
      expect(wholeUnits(withoutUnit(`10 ${word}`, undefined), 2)).toBeUndefined();
    }
  });

  it.each(['personer', 'person', 'pers.', 'st', 'people', 'persons', 'passengers'])(
    'whoever they are, «44 %s» are 44',
    (word) => {
      for (const unit of ['people', 'adults', 'children', 'wheelchairs', 'seats'] as const)
        expect(withoutUnit(`44 ${word}`, unit), unit).toBe('44');
      expect(withoutUnit(`44 ${word}`, 'km')).toBe(`44 ${word}`);
    },
  );

  it.each([
    ['5 mil', 50],
    ['5mil', 50],
    ['6,5 mil', 65],
    ['0.25 mil', 2.5],
    ['120 mil', 1_200],
  ])('«%s» are %d kilometres', (typed, km) => {
    expect(wholeUnits(withoutUnit(typed, 'km'), 3)).toBe(km * 1_000);
    expect(wholeUnits(withoutUnit(typed, 'kr'), 2)).toBeUndefined();
  });
  it.each([
    ['2 tim', '120'],
    ['2tim', '120'],
    ['1,5 h', '90'],
    ['1 tim 30 min', '90'],
    ['1 tim och 5 min', '65'],
    ['1 h 30', '90'],
    ['2 timmar', '120'],
    ['1 hour and 30 minutes', '90'],
    ['45 min', '45'],
    ['tim', 'tim'],
    ['2 tim tim', '2 tim tim'],
  ])('«%s» in a field of minutes is %s', (typed, minutes) => expect(withoutUnit(typed, 'min')).toBe(minutes));

  it.each(['5 miles', 'mil', '1.200 mil'])('«%s» is no distance', (typed) =>
    expect(wholeUnits(withoutUnit(typed, 'km'), 3)).toBeUndefined(),
  );

  it.each([
    ['SEK 19.50', 'kr', undefined],
    ['19.50 SEK', 'kr', undefined],
    ['19,50 kr/km', 'kr', 'km'],
    ['19,50 kr per km', 'kr', 'km'],
    ['19,50 kr', 'kr', 'km'],
    ['19,50 kr/tim', 'kr', 'hour'],
    ['SEK 19.50/h', 'kr', 'hour'],
    ['19.50 SEK/night', 'kr', 'night'],
    ['19.50 SEK/daily rest', 'kr', 'night'],
    ['19,50 kr per dygnsvila', 'kr', 'night'],
  ] as const satisfies (readonly [string, Unit, Per | undefined])[])('«%s» is 19,50', (typed, unit, per) =>
    expect(wholeUnits(withoutUnit(typed, unit, per), 2)).toBe(1_950),
  );

  it.each(['kr', '', '12,500 kr', '12.500 kr', '19,50 kr kr', '19,50 kr/km', '10 km', '10 kr 50', '10k', '19,505 kr'])(
    '«%s» is no amount in kronor',
    (typed) => expect(wholeUnits(withoutUnit(typed, 'kr'), 2)).toBeUndefined(),
  );

  it('a price per kilometre is none per hour', () => {
    expect(wholeUnits(withoutUnit('19,50 kr/km', 'kr', 'hour'), 2)).toBeUndefined();
  });
});
