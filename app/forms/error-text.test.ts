// Traces: S8-004, S8-005
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { errorMessage } from './error-text';

/** Says what it was asked for. */
const t = ((key: string, values: Record<string, string>) => `${key} ${JSON.stringify(values)}`) as unknown as TFunction;

it.each([
  ['forms.required', 'errors:forms.required {}'],
  ['forms.atMost,1000', 'errors:forms.atMost {"0":"1000"}'],
  ['booking.x,one,two', 'errors:booking.x {"0":"one","1":"two"}'],
  ['A text with spaces is shown as it is', 'A text with spaces is shown as it is'],
])('%s', (error, shown) => expect(errorMessage(t, error)).toBe(shown));

it('shows an amount of an error whole, in the language of the page', () => {
  const said = (['sv', 'en'] as const).map((language) =>
    errorMessage(i18nOf(language).t, 'refund.nothingLeft,1136650'),
  );
  expect(said.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    expect.stringContaining('11 366,50 kr kvar'),
    expect.stringContaining('SEK 11,366.50 of'),
  ]);
});
