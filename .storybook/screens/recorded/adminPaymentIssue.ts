import Page, { type loader } from '~/areas/admin/payment-issues/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  issue: {
    id: 1,
    kind: 'dispute',
    subject: 'dp_SYFuo5JuVbJXHfevXmKMoayd',
    paymentId: 8,
    disputeId: 1,
    detail: 'needsResponse',
    times: 1,
    raisedAt: new Date('2026-11-23T09:31:33.230Z'),
    lastRaisedAt: new Date('2026-11-23T09:31:33.230Z'),
    handledAt: null,
  },
  dispute: {
    id: 1,
    paymentId: 8,
    providerDisputeId: 'dp_SYFuo5JuVbJXHfevXmKMoayd',
    status: 'needsResponse',
    reason: 'fraudulent',
    amount: 899390,
    currency: 'SEK',
    withdrawnAmount: 899390,
    fee: 15000,
    respondBy: new Date('2026-11-30T09:31:33.000Z'),
    openedAt: new Date('2026-11-23T09:31:33.000Z'),
  },
  events: [
    {
      eventId: 'evt_fBMQFQdcXAqXjI16HKAqa5Q1',
      type: 'charge.dispute.funds_withdrawn',
      receivedAt: new Date('2026-11-23T09:31:33.230Z'),
      handledAt: new Date('2026-11-23T09:31:33.230Z'),
      outcome: 'disputed',
      attempts: 1,
      lastError: null,
    },
    {
      eventId: 'evt_r7dOFqBG4DOju2vKD9Jh1i51',
      type: 'charge.dispute.created',
      receivedAt: new Date('2026-11-23T09:31:33.230Z'),
      handledAt: new Date('2026-11-23T09:31:33.230Z'),
      outcome: 'disputed',
      attempts: 1,
      lastError: null,
    },
  ],
  history: [
    {
      id: 200,
      at: new Date('2026-11-23T09:31:33.230Z'),
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
  loaded: {
    sv: { ...same, title: 'Betalningsärende 1' },
    en: { ...same, title: 'Payment issue 1' },
  },
};
