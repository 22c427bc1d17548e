import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { Payments } from './Payments';

const at = new Date('2027-03-10T08:00:00Z');
const payment = { status: 'succeeded', amount: 2_000_000, card: 'Visa 4242', at } as const;
const refund = { bookingNumber: '12345674', amount: 700_000, at };

it.each([
  ['an order of which a bus was refunded', 'done', false, true],
  ['none while the refund is under way', 'underWay', false, false],
  ['no single bus of several: its page does not know what else was refunded', 'done', true, false],
] as const)('what is left of the payments is said of %s', (_, status, isOfOneBus, isSaid) => {
  const page = (
    <I18nextProvider i18n={i18nOf('sv')}>
      <Payments payments={[payment]} refunds={[{ ...refund, status }]} disputes={[]} isOfOneBus={isOfOneBus} />
    </I18nextProvider>
  );
  const Stub = createRemixStub([{ path: '/sv/x', Component: () => page }]);
  const text = renderToStaticMarkup(<Stub initialEntries={['/sv/x']} />).replaceAll(/\s/g, '');
  expect(text).toContain('>7000');
  expect(text.includes('>13000')).toBe(isSaid);
});
