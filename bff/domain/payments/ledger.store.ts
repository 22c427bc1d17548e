import { clock } from '@bff/platform/clock';
import { LedgerEntry } from '@db/models';
import type { LedgerLine, LedgerReference } from './ledger';

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
