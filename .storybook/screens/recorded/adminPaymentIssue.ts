import Page, { type loader } from '~/areas/admin/payment-issues/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  issue: {
    id: 1,
    kind: 'dispute',
    subject: 'dp_koH8OCIM74OLOTYOd8riRSbG',
    paymentId: 24,
    disputeId: 1,
    detail: 'needsResponse',
    times: 1,
    raisedAt: new Date('2026-11-25T15:34:15.358Z'),
    lastRaisedAt: new Date('2026-11-25T15:34:15.358Z'),
    handledAt: null,
  },
  dispute: {
    id: 1,
    paymentId: 24,
    providerDisputeId: 'dp_koH8OCIM74OLOTYOd8riRSbG',
    status: 'needsResponse',
    reason: 'fraudulent',
    amount: 622994,
    currency: 'SEK',
    withdrawnAmount: 622994,
    fee: 15000,
    respondBy: new Date('2026-12-02T15:34:12.000Z'),
    openedAt: new Date('2026-11-25T15:34:12.000Z'),
  },
  events: [
    {
      eventId: 'evt_ny0V3ERCY1SLgD2HPwmXRrha',
      type: 'charge.dispute.funds_withdrawn',
      receivedAt: new Date('2026-11-25T15:34:14.354Z'),
      handledAt: new Date('2026-11-25T15:34:15.664Z'),
      outcome: 'disputed',
      attempts: 1,
      lastError: null,
    },
    {
      eventId: 'evt_LiMGAz4CyVZhfdv76TOzwJ5c',
      type: 'charge.dispute.created',
      receivedAt: new Date('2026-11-25T15:34:14.331Z'),
      handledAt: new Date('2026-11-25T15:34:15.463Z'),
      outcome: 'disputed',
      attempts: 1,
      lastError: null,
    },
  ],
  history: [
    {
      id: 267,
      at: new Date('2026-11-25T15:34:15.160Z'),
      entity: 'dispute',
      entityId: 1,
      entityKey: null,
      publicNumber: null,
      bookingNumber: null,
      subjectName: null,
      from: null,
      to: 'needsResponse',
      actorKind: 'system',
      actorName: 'payments',
      actorUsername: null,
      code: null,
      reason: null,
      data: undefined,
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminPaymentIssue: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payment-issues/details/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Betalningsärende 1' }, en: { ...same, title: 'Payment issue 1' } },
};
