// Traces: S3-013, S3-014, S3-015, S5-022, S9-002, S9-023
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { percentOf, roundedRatio } from './money';
import { hasLuhnDigit, luhnDigit, newNumber, parseOrgNumber, vatNumberOf } from './numbers';
import { straightLineMetres } from './position';
import { fromLocalText, toLocalText } from './time';

describe('money', () => {
  test.each([
    [5n, 10n, 1],
    [-5n, 10n, -1],
    [4n, 10n, 0],
    [-4n, 10n, 0],
    [15n, 10n, 2],
    [9_007_199_254_740_993n, 2n, 4_503_599_627_370_497],
  ])('%s / %s is %s, half away from zero', (numerator, denominator, expected) => {
    expect(roundedRatio(numerator, denominator)).toBe(expected);
  });

  it('takes a percentage of a negative amount as of a positive one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        expect(percentOf(-amount, basisPoints) + percentOf(amount, basisPoints)).toBe(0);
      }),
    );
  });
});

describe('numbers', () => {
  // Published examples: 7992739871 → 3; beyond.md: 12345 with its length digit → 1234567806.
  test.each([
    ['7992739871', 3],
    ['123456780', 6],
  ])('the Luhn digit of %s is %s', (digits, expected) => {
    expect(luhnDigit(digits)).toBe(expected);
  });

  it('makes new numbers of eight digits with a correct check digit, not in sequence', () => {
    const numbers = Array.from({ length: 50 }, newNumber);
    for (const number of numbers) expect(number).toMatch(/^\d{8}$/);
    expect(numbers.every(hasLuhnDigit)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(45);
  });

  it('notices a changed digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const number = newNumber();
        const wrong = [...number]
          .map((digit, index) => (index === place ? (Number(digit) + shift) % 10 : digit))
          .join('');
        expect(hasLuhnDigit(wrong)).toBe(false);
      }),
    );
  });

  test.each([
    ['556036-0793', '5560360793'],
    ['5560360793', '5560360793'],
    ['165560360793', '5560360793'],
    ['SE556036079301', '5560360793'],
    ['2120000142', '2120000142'],
    ['811228-9874', '8112289874'], // a personal number: sole trader
    ['5560360794', undefined],
    ['1160360790', undefined],
    ['55603607', undefined],
    ['', undefined],
    ['abcdefghij', undefined],
  ])('reads %s as %s', (input, expected) => {
    expect(parseOrgNumber(input)).toBe(expected);
  });

  it('makes the VAT number', () => expect(vatNumberOf('5560360793')).toBe('SE556036079301'));
});

describe('local time', () => {
  test.each([
    ['2027-03-10T08:00', '2027-03-10T07:00:00.000Z'],
    ['2027-07-10 08:00', '2027-07-10T06:00:00.000Z'],
    ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'], // does not exist: an hour later, 03:30
    ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'], // exists twice: the earlier
  ])('%s in Stockholm is %s', (text, expected) => {
    expect(fromLocalText(text)?.toISOString()).toBe(expected);
  });

  test.each([
    '2027-02-30T08:00',
    '2027-03-10T25:00',
    '2027-03-10',
    'tomorrow',
    '',
    '99999-01-01T00:00',
    '0000-00-00T00:00',
  ])('%s is not a time', (text) => expect(fromLocalText(text)).toBeUndefined());

  it('shows the time that was entered, except in the skipped hour in spring', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const text = toLocalText(date);
          expect(toLocalText(fromLocalText(text)!)).toBe(text);
        },
      ),
    );
  });
});

it('the straight line from Uppsala to Gävle is about 93 km', () => {
  expect(straightLineMetres({ lat: 59.85882, lon: 17.63889 }, { lat: 60.67452, lon: 17.14174 }) / 1000).toBeCloseTo(
    95,
    -1,
  );
});
