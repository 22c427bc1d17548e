import { literal, Op } from 'sequelize';
import type { CancellationTier } from '#fields/cancellation-tiers';
import { CancellationTier as CancellationTierRow, Company, MinimumCancellationTier } from '@db/models';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { organisationsLike } from '../shared/organisation-search';

const LONGEST_FIRST: [string, 'DESC'][] = [['hours', 'DESC']];
const tierOf = ({ hours, basisPoints }: CancellationTierRow | MinimumCancellationTier): CancellationTier => ({
  hours,
  basisPoints,
});

interface NamedCompany {
  id: number;
  name: string;
}

export interface CompanyTiersListQuery extends PageWanted {
  /** Part of the name, or the beginning of the organisation number. */
  text: string;
  /** Only companies that have terms, or only those where canceling is free. */
  kind: 'own' | 'none' | undefined;
  descending: boolean;
}

// A join would make a row for each tier.
const HAS_TIERS = 'EXISTS (SELECT 1 FROM cancellation_tiers t WHERE t.company_id = Company.id)';

export const cancellationFeeStore = {
  async company(id: number, { lock = false } = {}): Promise<NamedCompany | undefined> {
    const row = await Company.findByPk(id, { attributes: ['id', 'name'], lock });
    return row ? { id: row.id, name: row.name } : undefined;
  },

  /** Of one company, the longest time first. */
  async of(companyId: number): Promise<CancellationTier[]> {
    return (await CancellationTierRow.findAll({ where: { companyId }, order: LONGEST_FIRST })).map(tierOf);
  },

  /** The caller holds the company's row lock. */
  async replace(companyId: number, tiers: readonly CancellationTier[]): Promise<void> {
    await CancellationTierRow.destroy({ where: { companyId } });
    await CancellationTierRow.bulkCreate(tiers.map((tier) => ({ ...tier, companyId })));
  },

  async minimum({ lock = false } = {}): Promise<CancellationTier[]> {
    return (await MinimumCancellationTier.findAll({ order: LONGEST_FIRST, lock })).map(tierOf);
  },

  async replaceMinimum(tiers: readonly CancellationTier[]): Promise<void> {
    await MinimumCancellationTier.destroy({ where: {} });
    await MinimumCancellationTier.bulkCreate([...tiers]);
  },

  /** Companies by name, with the terms of each. */
  async page(
    query: CompanyTiersListQuery,
  ): Promise<Page<NamedCompany & { orgNumber: string; tiers: CancellationTier[] }>> {
    const list = await listPage(
      Company,
      {
        attributes: ['id', 'name', 'orgNumber'],
        where: {
          ...organisationsLike(query.text, ['name']),
          ...(query.kind && { [Op.and]: [literal(query.kind === 'own' ? HAS_TIERS : `NOT ${HAS_TIERS}`)] }),
        },
        order: byColumn('name', query.descending),
      },
      query,
      ({ id, name, orgNumber }) => ({ id, name, orgNumber }),
    );
    const companyId = list.rows.map(({ id }) => id);
    const tiers = await CancellationTierRow.findAll({ where: { companyId }, order: LONGEST_FIRST });
    const of = (id: number) => tiers.filter((tier) => tier.companyId === id).map(tierOf);
    return { ...list, rows: list.rows.map((row) => ({ ...row, tiers: of(row.id) })) };
  },

  /** By name. */
  async companiesWithoutTiers(): Promise<NamedCompany[]> {
    const companies = await Company.findAll({
      attributes: ['id', 'name'],
      where: { [Op.and]: [literal(`NOT ${HAS_TIERS}`)] },
      order: ['name', 'id'],
    });
    return companies.map(({ id, name }) => ({ id, name }));
  },
};
