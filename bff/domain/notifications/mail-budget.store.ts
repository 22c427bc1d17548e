import { createHash } from 'node:crypto';
import { Op } from 'sequelize';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { MailBudget } from '@db/models';

/** A digest: the table must not become a list of addresses. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One use of a budget. */
export interface BudgetUse {
  /** What it limits: a kind and an address, or a kind and an order. */
  name: string;
  most: number;
}

export const mailBudgetStore = {
  /**
   * Counts one mail in each of the budgets, in the running transaction; returns the seconds until there is room again, or 0. Each row is
   * locked before it is counted, in the order of the keys, so that simultaneous requests count one at a time. If one is used up, none is
   * counted.
   */
  take(uses: readonly BudgetUse[]): Promise<number> {
    return inTransaction(async () => {
      const now = clock.now();
      const keyed = uses
        .map(({ name, most }) => ({ budgetKey: keyOf(name), most }))
        .sort((a, b) => (a.budgetKey < b.budgetKey ? -1 : 1));
      const rows: MailBudget[] = [];
      for (const { budgetKey, most } of keyed) {
        const fresh = { budgetKey, used: 0, endsAt: new Date(now.getTime() + HOUR) };
        // Locks the row at once: INSERT IGNORE would only take a shared lock, and two holders of that wait for each other.
        await MailBudget.bulkCreate([fresh], { updateOnDuplicate: ['budgetKey'] });
        const row = await MailBudget.findByPk(budgetKey, { lock: true, rejectOnEmpty: true });
        if (row.endsAt <= now) row.set(fresh);
        if (row.used >= most) return Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000));
        rows.push(row);
      }
      for (const row of rows) await row.set({ used: row.used + 1 }).save();
      return 0;
    });
  },

  /** Deletes expired budgets; returns how many. */
  purge: (): Promise<number> => MailBudget.destroy({ where: { endsAt: { [Op.lte]: clock.now() } } }),
};
