import { describe, expect, it } from 'vitest';
import type { OrderDetails } from '@bff/domain/bookings';
import { paymentsOf, receiptState, refundsOf } from './payment-view';

type Payment = OrderDetails['payments'][number];
const at = new Date('2027-03-01T10:00:00Z');
const payment = (changes: Partial<Payment>): Payment => ({
  id: 1,
  status: 'succeeded',
  amount: 1_000,
  capturedAmount: 1_000,
  refundedAmount: 0,
  isBeingRefunded: false,
  cardBrand: 'visa',
  cardLast4: '4242',
  url: null,
  expires: null,
  succeededAt: at,
  created: at,
  ...changes,
});
const bookings = (...statuses: string[]) =>
  statuses.map((status, index) => ({ id: index + 1, number: `N${index + 1}`, status })) as OrderDetails['bookings'];

describe('paymentsOf', () => {
  it('names the card and omits attempts: beside a payment they would look like a second charge', () => {
    const attempts = (['created', 'open', 'failed', 'expired'] as const).map((status) => payment({ status }));
    const payments = [...attempts, payment({ status: 'mismatch' }), payment({})];
    expect(paymentsOf({ payments })).toEqual([
      { status: 'mismatch', amount: 1_000, card: 'Visa 4242', at },
      { status: 'succeeded', amount: 1_000, card: 'Visa 4242', at },
    ]);
  });
});

describe('refundsOf', () => {
  const refund = {
    bookingId: 1,
    amount: 5,
    status: 'succeeded',
    reason: 'canceled',
    created: at,
    completedAt: null,
  } as const;
  const order = {
    bookings: bookings('canceled', 'booked'),
    refunds: [refund, { ...refund, bookingId: null, status: 'pending' }, { ...refund, bookingId: 2, status: 'failed' }],
  } satisfies Pick<OrderDetails, 'bookings' | 'refunds'>;

  it('says what each refund is for and how far it has come', () => {
    expect(refundsOf(order).map(({ bookingNumber, status }) => [bookingNumber, status])).toEqual([
      ['N1', 'done'],
      [null, 'underWay'],
      ['N2', 'failed'],
    ]);
  });

  it('shows a booking no refund of another', () => {
    expect(refundsOf(order, order.bookings[0]).map(({ bookingNumber }) => bookingNumber)).toEqual(['N1', null]);
  });
});

describe('receiptState', () => {
  it.each([
    ['ready', [payment({})], ['booked']],
    ['ready', [payment({})], ['canceled']],
    ['details', [], ['preliminaryBooked']],
    ['payment', [payment({ status: 'open' })], ['paymentInitialized']],
    ['failed', [payment({ status: 'failed' })], ['paymentFailed']],
    ['invoice', [], ['purchased']],
    ['neverPaid', [payment({ status: 'expired' })], ['canceled']],
  ] as const)('%s', (state, payments, statuses) => {
    expect(receiptState({ payments: [...payments], bookings: bookings(...statuses) })).toBe(state);
  });
});
