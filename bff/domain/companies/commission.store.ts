import { clock } from '@bff/platform/clock';
import { execute, select } from '@db/query';
import type { CommissionPeriod } from './commission-timeline';

const PERIOD = `DATE_FORMAT(valid_from, '%Y-%m-%d') AS validFrom, DATE_FORMAT(valid_to, '%Y-%m-%d') AS validTo, basis_points AS basisPoints`;

export const commissionStore = {
  of: (companyId: number): Promise<CommissionPeriod[]> =>
    select(`SELECT ${PERIOD} FROM company_commissions WHERE company_id = :companyId ORDER BY valid_from`, {
      companyId,
    }),

  /** Puts the new periods in the place of the old ones, touching only those that differ. The caller holds the company's row. */
  async replace(
    companyId: number,
    old: readonly CommissionPeriod[],
    periods: readonly CommissionPeriod[],
  ): Promise<void> {
    const before = new Map(old.map((period) => [period.validFrom, period]));
    const kept = new Set(periods.map(({ validFrom }) => validFrom));
    const gone = old.filter(({ validFrom }) => !kept.has(validFrom));
    // What goes, goes first: at no time do two periods overlap.
    for (const { validFrom } of gone)
      await execute('DELETE FROM company_commissions WHERE company_id = :companyId AND valid_from = :validFrom', {
        companyId,
        validFrom,
      });
    const isNew = ({ validFrom }: CommissionPeriod) => !before.has(validFrom);
    for (const { validFrom, validTo, basisPoints } of periods.filter((period) => !isNew(period))) {
      const was = before.get(validFrom);
      if (was?.validTo === validTo && was.basisPoints === basisPoints) continue;
      await execute(
        `UPDATE company_commissions SET basis_points = :basisPoints, valid_to = :validTo
          WHERE company_id = :companyId AND valid_from = :validFrom`,
        { companyId, validFrom, validTo, basisPoints },
      );
    }
    for (const period of periods.filter(isNew))
      await execute(
        `INSERT INTO company_commissions (company_id, basis_points, valid_from, valid_to, created_at)
          VALUES (:companyId, :basisPoints, :validFrom, :validTo, :now)`,
        { companyId, ...period, now: clock.now() },
      );
  },
};
