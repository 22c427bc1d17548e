import { clock } from '@bff/platform/clock';
import { LedgerEntry } from '@db/models';
import type { LedgerLine, LedgerReference } from './ledger';

export const ledgerStore = {
  async insert(posting: string, lines: readonly LedgerLine[], reference: LedgerReference): Promise<void> {
    const bookedAt = clock.now();
    await LedgerEntry.bulkCreate(lines.map((line) => ({ ...reference, ...line, posting, bookedAt })));
  },

  has: async (posting: string): Promise<boolean> => (await LedgerEntry.count({ where: { posting } })) > 0,
};
