import { expect, it } from 'vitest';
import { errorText } from './error-catalogue';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('formats an amount among the params for the reader', () => {
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'sv'))).toContain('11 366,50 kr kvar');
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'en'))).toContain('SEK 11,366.50 of the payment');
});

it('names a state by the word of its noun', () => {
  const said = (...params: string[]) =>
    (['sv', 'en'] as const).map((language) => errorText('state.notAllowed', params, language));
  expect(said('suspended', 'company')).toEqual([
    'Det går inte att göra i det här läget (pausat).',
    'That is not possible in this state (suspended).',
  ]);
  expect(said('returnCompleted', 'journey')[1]).toBe('That is not possible in this state (completed).');
  expect(said('active', 'user')[0]).toBe('Det går inte att göra i det här läget (aktiv).');
  // Where the verb knows a better word.
  expect(said('Avstängd')[0]).toBe('Det går inte att göra i det här läget (avstängd).');
});

it('formats an instant among the params for the reader, in Swedish time', () => {
  const said = (language: 'sv' | 'en') =>
    plain(errorText('company.upcomingTrips', ['2027-03-10T07:00:00.000Z'], language));
  expect(said('sv')).toContain('resor till ons 10 mars 2027 kl. 08:00 och');
  expect(said('en')).toContain('trips until Wed 10 March 2027, 08:00 and');
});
