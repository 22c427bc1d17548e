import { expect, it } from 'vitest';
import { documentedText, errorText } from './error-catalogue';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('formats an amount among the params for the reader', () => {
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'sv'))).toContain('11 366,50 kr kvar');
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'en'))).toContain('SEK 11,366.50 of the payment');
});

it('says how long to wait as people do', () => {
  const said = (seconds: number) =>
    (['sv', 'en'] as const).map((language) => plain(errorText('request.tooMany', [seconds], language)));
  expect(said(1)[0]).toBe('För många förfrågningar. Vänta 1 sekund och försök igen.');
  expect(said(45)).toEqual([
    'För många förfrågningar. Vänta 45 sekunder och försök igen.',
    'Too many requests. Wait 45 seconds and try again.',
  ]);
  // Never shorter than it is.
  expect(said(541)[1]).toBe('Too many requests. Wait 10 min and try again.');
  expect(said(3_600)).toEqual([
    'För många förfrågningar. Vänta 1 tim och försök igen.',
    'Too many requests. Wait 1 h and try again.',
  ]);
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

it('is documented with its params by number', () => {
  expect(documentedText('request.tooMany', 'en')).toBe('Too many requests. Wait {0} and try again.');
});

it('formats an instant among the params for the reader, in Swedish time', () => {
  const said = (language: 'sv' | 'en') =>
    plain(errorText('company.upcomingTrips', ['2027-03-10T07:00:00.000Z'], language));
  expect(said('sv')).toContain('resor till ons 10 mars 2027 kl. 08:00 och');
  expect(said('en')).toContain('trips until 08:00 on Wed 10 March 2027 and');
});
