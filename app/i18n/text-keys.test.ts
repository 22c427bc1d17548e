import { expect, it } from 'vitest';
import { i18nOf, translator } from './i18n.server';
import { openKey, wordFor } from './open-key';
import type { KeyIn, NameIn, TextGroup, TextKey, Translate } from './text-keys';
import type { useTranslation } from './use-translation';

const t = translator(new Request('http://localhost/en/'));
type OfBooking = ReturnType<typeof useTranslation<'booking'>>['t'];

/** The type check in `npm test` finds what is wrong here: it refuses an `@ts-expect-error` without an error. */
it('are checked wherever a text is used', () => {
  const ask = (status: 'booked' | 'started' | 'mislaid', text: string, ofBooking: OfBooking) => [
    t('common:close'),
    ofBooking('status.booked'),
    ofBooking('common:close'),
    // @ts-expect-error there is no such text
    t('common:clsoe'),
    // @ts-expect-error a group is no text
    t('booking:status'),
    // @ts-expect-error a translator of no namespace needs it said
    t('status.booked'),
    // @ts-expect-error a text of another namespace needs its name
    ofBooking('close'),
    // @ts-expect-error asked for by its number
    t('booking:held.buses_other'),
    status === 'mislaid' ? '' : t(`booking:status.${status}`),
    // @ts-expect-error one of them has none
    t(`booking:status.${status}`),
    // @ts-expect-error may say anything
    t(`booking:status.${text}`),
  ];
  expect(ask).toBeTypeOf('function');
});

it('include those of the error catalogue', () => {
  const key: TextKey = 'errors:booking.notFound';
  expect(t(key)).toBe('The booking was not found.');
  // @ts-expect-error no error is called so
  const none: TextKey = 'errors:booking.notLost';
  expect(i18nOf('en').exists(none)).toBe(false);
});

it('are known by group', () => {
  const names: NameIn<'users:language'>[] = ['sv', 'en'];
  const groups: TextGroup[] = ['booking:status', 'search:home.steps'];
  // @ts-expect-error is a text
  groups.push('common:close');
  expect(names.map((name) => t(`users:language.${name}`))).toEqual(['Swedish', 'English']);
  expect(groups).toHaveLength(3);
});

it('let a translator for one namespace replace one for none, but not the other way round', () => {
  const ofBooking: OfBooking = (key) => key;
  const ofNone: Translate = ofBooking;
  // @ts-expect-error it knows no namespace
  const back: Translate<'booking'> = ofNone;
  const key: KeyIn<'booking'> = 'status.booked';
  expect(back(key)).toBe(key);
});

it('are built from typed names', () => {
  expect(openKey('errors', 'forms.required')).toBe('errors:forms.required');
  expect(wordFor(t, 'booking:status', 'booked')).toBe('Booked');
  expect(wordFor(t, 'booking:status', 'mislaid')).toBe('mislaid');
  expect(wordFor(t, 'booking:status', 'constructor', '–')).toBe('–');
});
