import Page, { type loader } from '~/areas/admin/refunds/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  refund: {
    id: 5,
    paymentId: 32,
    bookingId: 35,
    retryOf: null,
    amount: 1111510,
    status: 'succeeded',
    reason: 'canceled',
    method: 'provider',
    reference: null,
    providerRefundId: 're_YRbJguXKfXo0MCKnQqWdL1BO',
    idempotencyKey: 'refund-9aa28d66-90bb-4817-ba0d-88a282a6cb62',
    failureReason: null,
    completedAt: new Date('2026-11-28T09:52:20.689Z'),
    createdAt: new Date('2026-11-28T09:52:18.997Z'),
  },
  payment: {
    id: 32,
    orderId: 34,
    orderNumber: '95329777',
    bookingChangeId: null,
    status: 'succeeded',
    amount: 1111510,
    currency: 'SEK',
    capturedAmount: 1111510,
    refundedAmount: 1111510,
    disputedAmount: 0,
    sessionId: 'cs_test_Jaqu9gr4OQu4vsXBPVFQYFNLGkgB4IvzLGhyvAMVAeHviUh5qwsiLl2c8C',
    paymentIntentId: 'pi_UV5UrzvixSY7oFDc0SOXcT4q',
    url: null,
    expiresAt: new Date('2026-11-28T10:13:12.000Z'),
    idempotencyKey: 'checkout-4323b867-2195-40ba-80fa-6e0ba5e8bd63',
    declineCode: 'generic_decline',
    cardBrand: 'visa',
    cardLast4: '4242',
    succeededAt: new Date('2026-11-28T09:47:54.917Z'),
    handledAt: null,
    createdAt: new Date('2026-11-28T09:42:42.996Z'),
  },
  payer: {
    customerId: 42,
    customerName: 'Ronja Granskare',
    contact: {
      name: 'Ronja Granskare',
      email: 'ronja37185@exempel.se',
      phone: { number: '+46701740605', text: '070-174 06 05' },
    },
  },
  replacement: null,
  canBeReplaced: false,
  history: [
    {
      id: 339,
      at: new Date('2026-11-28T09:52:20.738Z'),
      entity: 'refund',
      entityId: 5,
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
  path: '/dashboard/admin/refunds/details/5',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Återbetalning 5' }, en: { ...same, title: 'Refund 5' } },
};
