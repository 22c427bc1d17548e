import { describe, expect, it } from 'vitest';
import { hasWrongDigit } from './numbers';

describe('a mistyped number', () => {
  it('is as long as a public number and has another check digit', () => {
    for (const text of ['41775249', '4177 5249', ' 41775249 ', '14775248'])
      expect(hasWrongDigit(text), text).toBe(true);
  });

  it('is not a right one, one typed in part, a telephone number, an organisation number, a day or words', () => {
    for (const text of [
      '41775248',
      '4177 5248',
      '4177524',
      '01775249',
      '5599008899',
      '20261129',
      '2026-11-29',
      'Petra',
      '',
      '4177524x',
    ])
      expect(hasWrongDigit(text), text).toBe(false);
  });
});
