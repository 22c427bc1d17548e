import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { TripStatus } from './TripStatus';

it.each([
  [['noDriver'], 'started', ['Förare saknas', 'Resan pågår']],
  [[], 'started', ['Resan pågår']],
  [['notStarted', 'noDriver'], null, ['Ska ha startat, inte rapporterad', 'Förare saknas']],
  [['terminated'], null, ['Avbruten']],
] as const)('a trip with %j and the state %s has one badge, and the rest in words', (problems, status, words) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <TripStatus stands={{ problems, status }} />
    </I18nextProvider>,
  );
  expect(html.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu)?.map((text) => text.trim())).toEqual(words);
  expect(html.match(/class="[^"]*badge/g)).toHaveLength(1);
});
