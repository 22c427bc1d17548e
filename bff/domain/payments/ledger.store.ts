import type { Ore } from '@bff/domain/shared/money';
import { clock } from '@bff/platform/clock';
import { LedgerEntry } from '@db/models';

/**
 * Accounts, debit positive. `provider`: money at the card provider. `customer`: what customers owe us (negative: what we owe them).
 * `operator`: what we owe operators. `bank`: our own bank account. `commission`: our own. `tax`: what we owe the tax agency. `disputeFees`:
 * the provider's fees for disputes. `penalties`: what operators owe for trips that they have canceled, and for the replacement buses.
 */
export type LedgerAccount =
  'provider' | 'bank' | 'customer' | 'operator' | 'commission' | 'tax' | 'disputeFees' | 'penalties';

export interface LedgerLine {
  account: LedgerAccount;
  amount: Ore;
}

export interface LedgerReference {
  orderId?: number;
  bookingId?: number;
  paymentId?: number;
  refundId?: number;
  disputeId?: number;
}

export const ledgerStore = {
  async insert(posting: string, lines: readonly LedgerLine[], reference: LedgerReference): Promise<void> {
    const bookedAt = clock.now();
    await LedgerEntry.bulkCreate(lines.map((line) => ({ ...reference, ...line, posting, bookedAt })));
  },

  /** What a posting has booked on an account; 0 if nothing. */
  amountOf: async (posting: string, account: string): Promise<number> =>
    (await LedgerEntry.findOne({ where: { posting, account } }))?.amount ?? 0,

  /** What is booked on an account for each of some bookings. */
  async ofBookings(
    account: string,
    bookingIds: readonly number[],
  ): Promise<{ posting: string; bookingId: number; amount: number }[]> {
    const rows = await LedgerEntry.findAll({
      attributes: ['posting', 'bookingId', 'amount'],
      where: { account, bookingId: [...bookingIds] },
      order: ['id'],
    });
    return rows.map(({ posting, bookingId, amount }) => ({ posting, bookingId: bookingId!, amount }));
  },

  has: async (posting: string): Promise<boolean> => (await LedgerEntry.count({ where: { posting } })) > 0,
};
