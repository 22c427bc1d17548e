import { describe, expect, it } from 'vitest';
import { refundToReplace } from './listed-refund';

type Refund = Parameters<typeof refundToReplace>[0][number];
const refund = (id: number, status: Refund['status'], retryOf: number | null = null): Refund => ({
  id,
  status,
  retryOf,
  paymentId: 1,
  bookingId: null,
  amount: 100,
  reason: 'canceled',
  method: 'provider',
  reference: null,
  providerRefundId: null,
  idempotencyKey: `refund-${id}`,
  failureReason: null,
  completedAt: null,
  createdAt: new Date(0),
});

describe('the refund to retry', () => {
  it('is the newest failed one', () => {
    expect(refundToReplace([refund(1, 'failed'), refund(2, 'failed'), refund(3, 'succeeded')])?.id).toBe(2);
  });

  it('is none if all arrived, are in progress or have been retried', () => {
    expect(refundToReplace([])).toBeUndefined();
    expect(refundToReplace([refund(1, 'pending'), refund(2, 'succeeded')])).toBeUndefined();
    expect(refundToReplace([refund(1, 'failed'), refund(2, 'requested', 1)])).toBeUndefined();
    expect(refundToReplace([refund(1, 'failed'), refund(2, 'failed', 1)])?.id).toBe(2);
  });
});
