import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { TripStatus } from './TripStatus';

it.each([
  ['started', 'noDriver', true, ['Förare saknas', 'Resan pågår']],
  ['started', null, false, ['Resan pågår']],
  ['booked', 'notStarted', true, ['Ska ha startat, inte rapporterad', 'Förare saknas']],
  ['purchased', 'noDriver', true, ['Förare saknas']],
  ['terminated', 'terminated', false, ['Avbruten']],
] as const)(
  'a trip that is %s with %s says so, and what is to be done, once',
  (status, problem, needsDriver, words) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18nOf('sv')}>
        <TripStatus status={status} problem={problem} needsDriver={needsDriver} />
      </I18nextProvider>,
    );
    expect(html.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu)?.map((text) => text.trim())).toEqual(words);
    expect(html.match(/class="[^"]*badge/g)).toHaveLength(1);
  },
);
