import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { ListSums } from './ListSums';

const labels = { price: 'bookings:list.operatorPrice', fee: 'bookings:list.total', buses: { number: 'quotes:office.buses' } } as const; // prettier-ignore

function amounts(sums: Record<string, number>): string[] {
  const Stub = createRemixStub([
    { path: '/sv/x', Component: () => <ListSums list={{ total: 2, sums }} labels={labels} /> },
  ]);
  const page = (
    <I18nextProvider i18n={i18nOf('sv')}>
      <Stub initialEntries={['/sv/x']} />
    </I18nextProvider>
  );
  return [...renderToStaticMarkup(page).matchAll(/<data [^>]*>([^<]*)</g)].map(([, text]) =>
    text!.replaceAll('\u00a0', ' '),
  );
}

it('sums that belong together have öre if any of them has: in whole kronor they would not add up', () => {
  expect(amounts({ price: 2_716_455, fee: 271_645, buses: 3 })).toEqual(['27 164,55 kr', '2 716,45 kr']);
  expect(amounts({ price: 2_716_400, fee: 271_645, buses: 3 })).toEqual(['27 164,00 kr', '2 716,45 kr']);
  expect(amounts({ price: 2_716_400, fee: 271_600, buses: 3 })).toEqual(['27 164 kr', '2 716 kr']);
});
