import { expect, it } from 'vitest';
import { wholeUnits, writtenAmount } from '.';

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
