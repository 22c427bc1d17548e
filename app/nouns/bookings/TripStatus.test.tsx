import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Standing } from '@bff/domain/bookings';
import { i18nOf } from '~/i18n/i18n.server';
import { TripStatus } from './TripStatus';

function htmlOf(stands: Standing['stands']): string {
  const page = (
    <I18nextProvider i18n={i18nOf('sv')}>
      <TripStatus stands={stands} />
    </I18nextProvider>
  );
  const Stub = createRemixStub([{ path: '/sv/x', Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/sv/x']} />);
}
const choiceUntil = new Date('2027-03-10T09:00:00Z');

it.each([
  [{ problems: ['noDriver'], status: 'started' }, ['Förare saknas', 'Resan pågår']],
  [{ problems: [], status: 'started' }, ['Resan pågår']],
  [{ problems: ['notStarted', 'noDriver'], status: null }, ['Ska ha startat, inte rapporterad', 'Förare saknas']],
  [{ problems: ['terminated'], status: null }, ['Avbruten']],
  [{ problems: [], status: 'canceled', choiceUntil }, ['Avbokad', 'Kunden väljer till 10 mars 10:00']],
] as const)('a trip with %j has one badge, and the rest in words', (stands, words) => {
  const html = htmlOf(stands);
  const said = html.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu)?.map((text) => text.trim().replaceAll('\u00a0', ' '));
  expect(said).toEqual(words);
  expect(html.match(/class="[^"]*badge/g)).toHaveLength(1);
});
