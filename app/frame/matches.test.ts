import { describe, expect, it } from 'vitest';
import type { CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { isPhraseOf, matching, nothingFound, onlyMatch } from './matches';

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

  it('does not open what is to be done, which has to be read, unless something else is meant exactly', () => {
    const act = {
      title: 'Gör',
      commands: [{ href: '/a', label: 'Avboka: sök bokningen', words: ['avboka', 'cancel'] }],
    };
    expect(onlyMatch('avboka', matching([act], 'avboka'))).toBeUndefined();
    expect(onlyMatch('cancel', matching([act, group('Cancel')], 'cancel'))?.href).toBe('/Cancel');
  });

  it.each([
    ['avb', true],
    ['Avboka', true],
    ['avboka 12345674', true],
    ['CANCEL', true],
    ['boka', false],
    ['avbokade', false],
    ['bokningen', false],
    [' ', false],
  ])('matches what is to be done by the beginning of its words: %j', (text, isMeant) => {
    const act = {
      title: 'Gör',
      commands: [{ href: '/a', label: 'Avboka: sök bokningen', words: ['avboka', 'cancel'] }],
    };
    expect(matching([act], text)).toHaveLength(isMeant ? 1 : 0);
  });

  it('matches screens whose names contain the text', () => {
    expect(matching([group('Priser', 'Resor'), group('Resor')], 'pris')).toEqual([group('Priser')]);
  });
});

describe('isPhraseOf', () => {
  const act = { title: 'Gör', commands: [{ href: '/a', label: 'Sälj', words: ['ny bokning', 'offert'] }] };
  it.each([
    ['ny kund', true],
    ['Ny bok', true],
    ['ny bokning', true],
    // Of an act's word with more after it, the rest may be a name.
    ['offert petra', false],
    ['kund petra', false],
  ])('«%s»: %s', (text, isPhrase) => expect(isPhraseOf([act, group('Ny kund')], text)).toBe(isPhrase));
});

describe('nothingFound', () => {
  it('says so, what can be looked for, and of a mistyped number what to do about it', () => {
    for (const area of ['admin', 'company'] as const) {
      expect(nothingFound('Petra', area)).toBe('find.none');
      expect(nothingFound('41775248', area)).toBe('find.none');
      expect(nothingFound('4177 5249', area)).toBe('find.wrongDigit');
    }
    for (const area of ['driver', 'organisation', 'traffic'] as const)
      expect(nothingFound('Petra', area)).toBe('find.noneOfTrips');
  });
});
