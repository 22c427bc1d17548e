import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { ApplicantBadge } from '~/areas/admin/applicants/ApplicantBadge';
import { i18nOf } from '~/i18n/i18n.server';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { JourneyBadge } from '~/nouns/journeys/JourneyBadge';
import { QuoteRequestBadge } from '~/nouns/quotes/QuoteRequestBadge';
import { SHOWN_ENDS } from '@states/journey-states';
import { PaymentBadge, RefundBadge } from './PaymentBadge';

/** The badge's class, which is its colour, and its word. */
function seen(badge: ReactElement): { colour: string; word: string } {
  const html = renderToStaticMarkup(<I18nextProvider i18n={i18nOf('sv')}>{badge}</I18nextProvider>);
  const [, colour = '', word = ''] = /^<span class="([^"]+)">([^<]+)<\/span>$/.exec(html)!;
  return { colour, word };
}

const paid = { status: 'succeeded', amount: 100, refundedAmount: 0, isBeingRefunded: false } as const;

describe('badges of one state', () => {
  it.each(SHOWN_ENDS)('are alike on a booking and on its journey: %s', (end) => {
    expect(seen(<BookingStatus status={end} />)).toEqual(seen(<JourneyBadge status={end} isCanceled={false} />));
  });

  it('have the colour of a running trip while the bus waits for its way back', () => {
    const { colour } = seen(<BookingStatus status="started" />);
    for (const status of ['started', 'waitsForReturn', 'returnStarted'] as const)
      expect(seen(<JourneyBadge status={status} isCanceled={false} />).colour).toBe(colour);
    expect(colour).not.toBe(seen(<BookingStatus status="completed" />).colour);
  });

  it('have one word and colour for whatever waits for an answer', () => {
    expect(seen(<QuoteRequestBadge status="new" side="asked" />)).toEqual(seen(<ApplicantBadge status="received" />));
  });

  it('have one colour for a payment that failed, and none of «paid» once the money has gone back', () => {
    const failed = seen(<PaymentBadge payment={{ ...paid, status: 'failed' }} />);
    expect(failed.colour).toBe(seen(<BookingStatus status="paymentFailed" />).colour);
    const refunded = seen(<PaymentBadge payment={{ ...paid, refundedAmount: 100 }} />);
    expect(refunded.word).toBe('Återbetald');
    expect(refunded.colour).not.toBe(seen(<PaymentBadge payment={paid} />).colour);
  });

  it('do not alarm about a failed refund that has been replaced', () => {
    const replaced = seen(<RefundBadge status="failed" isReplaced />);
    expect(replaced.word).toBe('Misslyckades, ersatt');
    expect(replaced.colour).not.toBe(seen(<RefundBadge status="failed" />).colour);
  });
});
