import { describe, expect, it } from 'vitest';
import { wholeKronor, wholeUnits, writtenAmount } from '.';

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
