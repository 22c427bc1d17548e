import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { Itinerary } from './Itinerary';

it('a stop after midnight has its time in the column of times, and its day beside the place', () => {
  const stop = { street: null, stopType: 'both', lat: 59, lon: 17 } as const;
  const departure = new Date('2026-12-09T22:05:00Z');
  const arrival = new Date('2026-12-09T23:05:00Z');
  const stops = [
    { ...stop, name: 'Uppsala', arrival: null, departure },
    { ...stop, name: 'Gävle', arrival, departure: null },
  ];
  const Component = () => <Itinerary legs={[{ direction: 'outbound', departure, arrival, stops }]} />;
  const Stub = createRemixStub([{ path: '/sv/booking', Component }]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <Stub initialEntries={['/sv/booking']} />
    </I18nextProvider>,
  );
  expect([...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, time]) => time)).toEqual(['23:05', '00:05']);
  expect(html).toContain('Gävle<small> (tors 10\u00a0dec)</small>');
  expect(html).not.toContain('(ons');
});
