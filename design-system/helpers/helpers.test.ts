// Traces: S9-029
import { describe, expect, it } from 'vitest';
import { leftText } from './countdown';
import { meetsRule } from './password';

describe('the countdown', () => {
  it.each([
    [20 * 60_000, '20 min'],
    [19 * 60_000 + 1, '20 min'],
    [120_001, '3 min'],
    [120_000, '2:00'],
    [90_500, '1:31'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-5, '0:00'],
  ])('shows %i ms as %s', (left, text) => {
    expect(leftText(left)).toBe(text);
  });
});

describe('password rules', () => {
  it.each([
    ['abcdefgh', 'length:8', true],
    ['abcdefg', 'length:8', false],
    // Counts characters, not code units.
    ['👍👍👍👍', 'length:8', false],
    ['Åska', 'upper', true],
    ['åska', 'upper', false],
    ['ÅSKA', 'lower', false],
    ['tre3', 'digit', true],
    ['tre', 'digit', false],
    ['tre', 'unknown', false],
  ])('%s, %s: %s', (password, rule, met) => {
    expect(meetsRule(password, rule)).toBe(met);
  });
});
