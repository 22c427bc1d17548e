import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { WaitingFigures } from './WaitingFigures';

const now = new Date('2027-03-10T04:00:00Z');

it.each([
  ['2027-03-10T06:30:00Z', 'första avresa i dag 07:30'],
  ['2027-03-12T06:30:00Z', 'första avresa fre 12 mars 07:30'],
])('trips that wait say when the first departs: %s', (departure, note) => {
  const queues = [{ label: 'Resor', count: 2, oldest: null, departure: new Date(departure), href: '/x' }];
  const page = (
    <I18nextProvider i18n={i18nOf('sv')}>
      <WaitingFigures queues={queues} now={now} />
    </I18nextProvider>
  );
  const Stub = createRemixStub([{ path: '/sv/x', Component: () => page }]);
  expect(renderToStaticMarkup(<Stub initialEntries={['/sv/x']} />).replaceAll('\u00a0', ' ')).toContain(note);
});
