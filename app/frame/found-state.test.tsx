import { createRemixStub } from '@remix-run/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { CommandBadge } from '@ds/patterns/CommandPalette/CommandBadge';
import { i18nOf, translator } from '~/i18n/i18n.server';
import { MessageBadge } from '~/areas/admin/outgoing-messages/MessageBadge';
import { OfficeRequestBadge } from '~/areas/admin/parts/OfficeRequestBadge';
import { RefundBadge } from '~/areas/admin/parts/PaymentBadge';
import { TripStatus } from '~/nouns/bookings/TripStatus';
import { QuoteRequestBadge } from '~/nouns/quotes/QuoteRequestBadge';
import { foundState } from './found-state.server';

/** The badge's class and all words, without what only a list can have: a link's address. */
function shown(element: ReactElement): { badge: string | undefined; words: string[] } {
  const page = <I18nextProvider i18n={i18nOf('sv')}>{element}</I18nextProvider>;
  const Stub = createRemixStub([{ path: '/sv/x', Component: () => page }]);
  const html = renderToStaticMarkup(<Stub initialEntries={['/sv/x']} />);
  const words = html.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu) ?? [];
  return { badge: /class="([^"]*badge[^"]*)"/.exec(html)?.[1], words: words.map((text) => text.trim()) };
}

const choiceUntil = new Date('2027-03-10T09:00:00Z');
const sentToNobody = { kind: 'booking.announced', state: 'sent', about: { integrations: [] }, subject: null } as const;
const trips = [
  { problems: ['noDriver'], status: 'started' },
  { problems: ['notStarted', 'noDriver'], status: null },
  { problems: [], status: 'booked' },
  { problems: [], status: 'canceled', choiceUntil },
] as const;

describe('what quick search says of a state is what the list says', () => {
  it.each([
    ...trips.map((stands) => [{ of: 'trip', stands }, <TripStatus key="" stands={stands} />] as const),
    [
      { of: 'request', status: 'quoted', orderNumber: null, isOffered: false },
      <OfficeRequestBadge key="" status="quoted" orderNumber={null} offeredIn={null} />,
    ],
    [{ of: 'asked', status: 'new' }, <QuoteRequestBadge key="" status="new" />],
    [{ of: 'refund', status: 'replaced' }, <RefundBadge key="" status="failed" isReplaced />],
    [{ of: 'message', message: sentToNobody }, <MessageBadge key="" message={sentToNobody} />],
  ] as const)('%j', (state, listed) => {
    const t = translator(new Request('http://localhost/sv/dashboard/admin/find'));
    expect(shown(<CommandBadge state={foundState(state, t, 'sv')!} />)).toEqual(shown(listed));
  });

  it('a request that was bought, or that we have offered after, says so in the words of its links', () => {
    const t = translator(new Request('http://localhost/sv/dashboard/admin/find'));
    const wordsOf = (stands: { orderNumber: string | null; isOffered: boolean }) =>
      shown(<CommandBadge state={foundState({ of: 'request', status: 'noQuote', ...stands }, t, 'sv')!} />).words;
    const listed = (orderNumber: string | null, offeredIn: string | null) =>
      shown(<OfficeRequestBadge status="noQuote" {...{ orderNumber, offeredIn }} />).words;
    expect(wordsOf({ orderNumber: null, isOffered: true })).toEqual(listed(null, '71000014').slice(0, 2));
    expect(wordsOf({ orderNumber: '71000022', isOffered: false })).toEqual(listed('71000022', null));
    expect(wordsOf({ orderNumber: '71000022', isOffered: true })[1]).toBe('Order 71000022, Erbjuden av oss');
  });
});
