// Traces: S9-029
import { describe, expect, it, vi } from 'vitest';
import { leftText } from './countdown';
import { bringIntoView } from './error-summary';
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

describe('a link to a field', () => {
  const part = (top: number, bottom: number) => ({
    getBoundingClientRect: () => ({ top, bottom }) as DOMRect,
    scrollIntoView: vi.fn<Element['scrollIntoView']>(),
  });

  it.each([
    [1_300, 'a group that is taller than the window', [[{ block: 'center' }]], []],
    [800, 'a group that the window just holds', [], [[]]],
  ])('shows a field that ends at %i px of %s', (bottom, _group, ofField, ofLegend) => {
    const [field, legend, label] = [part(bottom - 24, bottom), part(0, 20), part(bottom - 24, bottom)];
    bringIntoView(field, { legend, label }, 800);
    expect(field.scrollIntoView.mock.calls).toEqual(ofField);
    expect(legend.scrollIntoView.mock.calls).toEqual(ofLegend);
  });

  it('begins at the label of a field that is in no group', () => {
    const [field, label] = [part(900, 940), part(870, 890)];
    bringIntoView(field, { legend: undefined, label }, 800);
    expect(label.scrollIntoView.mock.calls).toEqual([[]]);
    expect(field.scrollIntoView).not.toHaveBeenCalled();
  });
});
