import Page, { type loader } from '~/areas/admin/refunds/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  refund: {
    id: 4,
    paymentId: 9,
    bookingId: 9,
    retryOf: null,
    amount: 421303,
    status: 'succeeded',
    reason: 'canceled',
    method: 'provider',
    reference: null,
    providerRefundId: 're_LgUGNWcDAL8wk26ppxqaPO9x',
    idempotencyKey: 'refund-741ba098-a041-4a79-8b2f-9d0003484f95',
    failureReason: null,
    completedAt: new Date('2026-11-24T12:35:00.000Z'),
    createdAt: new Date('2026-11-24T12:35:00.000Z'),
  },
  payment: {
    id: 9,
    orderId: 9,
    orderNumber: '28694420',
    bookingChangeId: null,
    status: 'succeeded',
    amount: 842607,
    currency: 'SEK',
    capturedAmount: 842607,
    refundedAmount: 421303,
    disputedAmount: 0,
    sessionId: 'cs_test_ugQJTOzJNQ50OmRUH6rEQTTKzruxMEsPawhfB4EY8QUCDvY5l3LYZSMuoV',
    paymentIntentId: 'pi_kusi47P16NYxdqx7dfwTmlvU',
    url: null,
    expiresAt: new Date('2026-11-10T09:57:30.000Z'),
    idempotencyKey: 'checkout-23d61e03-0599-42dc-8c36-fb3f5db4eed8',
    declineCode: null,
    cardBrand: 'visa',
    cardLast4: '4242',
    succeededAt: new Date('2026-11-10T09:28:00.000Z'),
    handledAt: null,
    createdAt: new Date('2026-11-10T09:27:00.000Z'),
  },
  replacement: null,
  canBeReplaced: false,
  history: [
    {
      id: 218,
      at: new Date('2026-11-24T12:35:00.000Z'),
      entity: 'refund',
      entityId: 4,
      entityKey: null,
      publicNumber: null,
      bookingNumber: null,
      subjectName: null,
      from: 'requested',
      to: 'succeeded',
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
export const adminRefund: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/refunds/details/4',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Återbetalning 4' },
    en: { ...same, title: 'Refund 4' },
  },
};
