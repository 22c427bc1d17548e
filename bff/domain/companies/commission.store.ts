import { clock } from '@bff/platform/clock';
import { CompanyCommission } from '@db/models';
import type { CommissionPeriod } from './commission-timeline';

const periodOf = ({ validFrom, validTo, basisPoints }: CompanyCommission): CommissionPeriod => ({
  validFrom,
  validTo,
  basisPoints,
});

export const commissionStore = {
  async of(companyId: number): Promise<CommissionPeriod[]> {
    const periods = await CompanyCommission.findAll({ where: { companyId }, order: ['validFrom'] });
    return periods.map(periodOf);
  },

  /** Replaces the old periods with the new ones, touching only those that differ. The caller holds the company's row lock. */
  async replace(
    companyId: number,
    old: readonly CommissionPeriod[],
    periods: readonly CommissionPeriod[],
  ): Promise<void> {
    const before = new Map(old.map((period) => [period.validFrom, period]));
    const kept = new Set(periods.map(({ validFrom }) => validFrom));
    const gone = old.filter(({ validFrom }) => !kept.has(validFrom)).map(({ validFrom }) => validFrom);
    // Removed ones go first: at no time do two periods overlap.
    if (gone.length > 0) await CompanyCommission.destroy({ where: { companyId, validFrom: gone } });
    const isNew = ({ validFrom }: CommissionPeriod) => !before.has(validFrom);
    for (const { validFrom, validTo, basisPoints } of periods.filter((period) => !isNew(period))) {
      const was = before.get(validFrom);
      if (was?.validTo === validTo && was.basisPoints === basisPoints) continue;
      await CompanyCommission.update({ basisPoints, validTo }, { where: { companyId, validFrom } });
    }
    const createdAt = clock.now();
    await CompanyCommission.bulkCreate(periods.filter(isNew).map((period) => ({ ...period, companyId, createdAt })));
  },
};
