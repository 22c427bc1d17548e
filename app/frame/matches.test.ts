import { describe, expect, it } from 'vitest';
import type { CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { matching, onlyMatch } from './matches';

const group = (...labels: string[]): CommandGroup => ({
  title: 'Bolag',
  commands: labels.map((label) => ({ href: `/${label}`, label })),
});

describe('onlyMatch', () => {
  it('returns the only place found', () => {
    expect(onlyMatch('anna', [group('Anna Demo')])?.label).toBe('Anna Demo');
    expect(onlyMatch('anna', [group('Anna Demo'), group('Anna Prov')])).toBeUndefined();
    expect(onlyMatch('anna', [])).toBeUndefined();
  });

  it('prefers an exact match, however it is written', () => {
    for (const text of ['ABC12D', 'abc 12d', 'ABC-12D'])
      expect(onlyMatch(text, [group('ABC12D Holding', 'ABC12D')])?.label).toBe('ABC12D');
    expect(
      onlyMatch('Användare', [group('Användare'), { title: 'B', commands: [{ href: '/b', label: 'användare' }] }]),
    ).toBe(undefined);
  });

  it('counts a place in two groups once, and finds nothing for an empty text', () => {
    expect(onlyMatch('Priser', [group('Priser'), group('Priser')])?.label).toBe('Priser');
    expect(onlyMatch(' - ', [group('Priser')])).toBeUndefined();
  });

  it('matches screens whose names contain the text', () => {
    expect(matching([group('Priser', 'Resor'), group('Resor')], 'pris')).toEqual([group('Priser')]);
  });
});
