// Traces: S8-004, S8-005
import type { Translate } from '~/i18n/text-keys';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import errors from '~/i18n/locales/sv/errors.json';
import { errorMessage, fieldMessage, listedMessage } from './error-text';

/** Returns the key and values it was called with. */
const t: Translate = (key, values) => `${key} ${JSON.stringify(values)}`;

it.each([
  ['forms.required', 'errors:forms.required {}'],
  ['forms.atMost,1000', 'errors:forms.atMost {"0":"1000"}'],
  ['booking.x,one,two', 'errors:booking.x {"0":"one","1":"two"}'],
  ['A text with spaces is shown as it is', 'A text with spaces is shown as it is'],
])('%s', (error, shown) => expect(errorMessage(t, error)).toBe(shown));

it("shows an amount in an error completely, in the page's language", () => {
  const said = (['sv', 'en'] as const).map((language) =>
    errorMessage(i18nOf(language).t, 'refund.nothingLeft,1136650'),
  );
  expect(said.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    expect.stringContaining('11 366,50 kr kvar'),
    expect.stringContaining('SEK 11,366.50 of'),
  ]);
});

it('names a state in words, not by its code', () => {
  const said = (error: string) => (['sv', 'en'] as const).map((language) => errorMessage(i18nOf(language).t, error));
  expect(said('state.notAllowed,suspended,company')).toEqual([
    'Det går inte att göra i det här läget (pausat).',
    'That is not possible in this state (suspended).',
  ]);
  expect(said('state.notAllowed,createdByDriver,deviation')).toEqual([
    'Det går inte att göra i det här läget (rapporterad av föraren).',
    'That is not possible in this state (reported by the driver).',
  ]);
  // One state has several words: a booking’s, a deviation’s, a quote’s.
  expect(
    ['canceled,booking', 'rejected,deviation', 'rejected,quoteRequest', 'active,user'].map(
      (state) => said(`state.notAllowed,${state}`)[0],
    ),
  ).toEqual(
    ['avbokad', 'avslagen', 'avböjd', 'aktiv'].map((word) => `Det går inte att göra i det här läget (${word}).`),
  );
  // Where the verb knows a better word.
  expect(said('state.notAllowed,Avstängd')[0]).toBe('Det går inte att göra i det här läget (avstängd).');
});

it('shows the instants in an error completely, as people read them', () => {
  const error = 'lockout.booked,12345674,2027-03-10T07:00:00.000Z/2027-03-10T17:00:00.000Z';
  const said = (['sv', 'en'] as const).map((language) => errorMessage(i18nOf(language).t, error));
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Bussen är bokad ons 10 mars 2027 kl. 08:00–18:00 (bokning 12345674).',
    'The bus is booked Wed 10 March 2027, 08:00–18:00 (booking 12345674).',
  ]);
});

it.each([
  ['forms.atLeast,0.01', 'Skriv minst 0,01.', 'Enter 0.01 or more.'],
  ['forms.year,1950,2100', 'Skriv ett årtal från 1950 till 2100.', 'Enter a year from 1950 to 2100.'],
  ['forms.between,0.5,365', 'Skriv ett tal mellan 0,5 och 365.', 'Enter a number between 0.5 and 365.'],
])("shows the number of %s with the language's decimal sign", (error, swedish, english) =>
  expect((['sv', 'en'] as const).map((language) => errorMessage(i18nOf(language).t, error))).toEqual([
    swedish,
    english,
  ]),
);

describe('fieldMessage', () => {
  const texts = createInstance();
  void texts.init({ lng: 'sv', initImmediate: false, resources: { sv: { errors } } });
  it.each([
    ['email', 'forms.required', '', 'Skriv e-postadressen, till exempel namn@exempel.se.'],
    ['stop-1', 'forms.required', '', 'Skriv en ort, en adress, en station eller en flygplats.'],
    [
      'street-0',
      'forms.required',
      'Var vid Arlanda flygplats?',
      'Skriv var bussen ska stanna, till exempel Terminal 5 eller huvudentrén.',
    ],
    ['street-0', 'forms.required', 'Gatuadress i Gävle', 'Skriv en gatuadress i Gävle, till exempel Storgatan 12.'],
    ['vehicleId', 'forms.choose', '', 'Välj en buss.'],
    ['operatorPrice', 'forms.decimal', '', 'Skriv priset i kronor, till exempel 10\u00a0600.'],
    ['freeMetres', 'forms.decimal', '', 'Skriv ett tal, till exempel 2000 eller 6,5.'],
    ['somethingElse', 'forms.required', '', 'Fyll i fältet.'],
    ['email', 'forms.email', '', 'Skriv en e-postadress, till exempel namn@exempel.se.'],
  ])('%s, %s', (name, error, label, text) => expect(fieldMessage(texts.t, name, error, label)).toBe(text));
});

it.each([
  ['Avresa', 'Avresan måste vara i framtiden.', 'Avresan måste vara i framtiden.'],
  ['Departure', 'The departure must be in the future.', 'The departure must be in the future.'],
  ['Namn', 'Skriv ditt namn.', 'Skriv ditt namn.'],
  [
    'Gatuadress i Uppsala',
    'Skriv en gatuadress i Uppsala, till exempel Storgatan 12.',
    'Skriv en gatuadress i Uppsala, till exempel Storgatan 12.',
  ],
  ['Namn', 'Välj ett annat användarnamn.', 'Namn: Välj ett annat användarnamn.'],
  ['Departure', 'Enter the day and time you leave.', 'Departure: Enter the day and time you leave.'],
  [
    'To',
    'Enter a town, an address, a station or an airport.',
    'To: Enter a town, an address, a station or an airport.',
  ],
  ['Organisationsnummer', 'Skriv organisationsnumret med tio siffror.', 'Skriv organisationsnumret med tio siffror.'],
  ['Organisationens namn', 'Skriv namnet.', 'Organisationens namn: Skriv namnet.'],
  ['', 'The password is wrong.', 'The password is wrong.'],
])('names the field %s in a list, unless «%s» does', (name, text, listed) =>
  expect(listedMessage(name, text)).toBe(listed),
);
