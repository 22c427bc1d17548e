import { expect, it } from 'vitest';
import { writtenAmount } from './written-amount';

it.each([
  [1_105_840, 'sv', '11058,40'],
  [1_105_840, 'en', '11058.40'],
  [400_000, 'sv', '4000'],
  [5, 'sv', '0,05'],
])('%i öre in %s is written %s', (ore, locale, written) => expect(writtenAmount(ore, locale)).toBe(written));
