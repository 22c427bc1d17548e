import { describe, expect, it } from 'vitest';
import { repaidOf } from './repaid';

const refund = { amount: 500, status: 'succeeded', reason: 'canceled' } as const;

describe('repaidOf', () => {
  it('adds the refunds of a cancellation, and is done with the last of them', () => {
    expect(repaidOf([refund, refund])).toEqual({ amount: 1_000, status: 'done' });
    expect(repaidOf([refund, { ...refund, status: 'requested' }])).toEqual({ amount: 1_000, status: 'underWay' });
  });

  it('counts neither refunds for other reasons nor failed ones', () => {
    expect(
      repaidOf([
        { ...refund, reason: 'change' },
        { ...refund, status: 'failed' },
      ]),
    ).toBeNull();
    expect(repaidOf([])).toBeNull();
  });
});
