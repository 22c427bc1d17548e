import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { colours, PURPOSES } from './colours';
import { tokensOf } from './tokens-of';

// Vitest leaves style sheets out.
vi.mock('@ds/tokens/tokens.css?raw', () => ({ default: readFileSync('design-system/tokens/tokens.css', 'utf8') }));

it('every colour says what it is for, and none is described that is not there', () => {
  expect(tokensOf('--color-').length).toBeGreaterThan(25);
  expect(Object.keys(PURPOSES)).toEqual(tokensOf('--color-'));
});

it('a colour names what lies behind it in each theme', () => {
  const valuesOf = (name: string) => colours().find((colour) => colour.name === name)?.values;
  expect(valuesOf('--color-text')).toBe('ink-900 · #e9f0ec');
  expect(valuesOf('--color-accent')).toBe('amber-500');
});
