import { describe, expect, it } from 'vitest';
import { nearestQuarter } from './nearest-quarter';

describe('nearestQuarter', () => {
  it.each([
    ['08:00', '08:00'],
    ['08:07', '08:00'],
    ['8.10', '08:15'],
    ['17:38', '17:45'],
    ['23:59', '23:45'],
    ['', undefined],
    ['snart', undefined],
  ])('for %s is %s', (typed, quarter) => expect(nearestQuarter(typed)).toBe(quarter));
});
