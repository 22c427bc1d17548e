import { col, fn, Op, type Order, type WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Company, CompanyCommission } from '@db/models';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { organisationsLike } from '../shared/organisation-search';
import { toLocalDate } from '../shared/time';
import { stepsOf } from './commission-timeline';
import type { CompanyStatus } from './company-states';

export interface CommissionListQuery extends PageWanted {
  /** Part of the name, or the beginning of the organisation number. */
  text: string;
  status: CompanyStatus | undefined;
  /** Only companies with a commission of their own today, or only those with the general one. */
  kind: 'own' | 'general' | undefined;
  sort: 'name' | 'commission';
  descending: boolean;
  /** In basis points: applies to companies without their own. */
  general: number;
}

export interface CommissionSummary {
  id: number;
  name: string;
  orgNumber: string;
  status: CompanyStatus;
  /** Its own today; null for the general one. */
  basisPoints: number | null;
  /** The next day on which it changes; null if none is set. */
  nextChange: string | null;
}

const OWN = '$commissions.id$';

/** The commission of each company today, with the total number of matches. */
export async function findCommissions(query: CommissionListQuery): Promise<Page<CommissionSummary>> {
  const today = toLocalDate(clock.now());
  const list = await listPage(
    Company,
    {
      where: {
        ...organisationsLike(query.text, ['name']),
        ...(query.status && { status: query.status }),
        ...(query.kind && { [OWN]: query.kind === 'own' ? { [Op.ne]: null } : null }),
      },
      include: {
        association: 'commissions',
        required: false,
        where: { validFrom: { [Op.lte]: today }, ...lastsUntil(today) },
      },
      // No company has two commissions on one day, so the join repeats no row.
      subQuery: false,
      order: query.sort === 'name' ? byColumn('name', query.descending) : byCommission(query),
    },
    query,
    ({ id, name, orgNumber, status, commissions }) => ({
      id,
      name,
      orgNumber,
      status,
      basisPoints: commissions?.[0]?.basisPoints ?? null,
    }),
  );
  const next = await nextChanges(
    list.rows.map(({ id }) => id),
    today,
  );
  return { ...list, rows: list.rows.map((row) => ({ ...row, nextChange: next.get(row.id) ?? null })) };
}

const lastsUntil = (day: string): WhereOptions => ({ validTo: { [Op.or]: [null, { [Op.gte]: day }] } });

function byCommission({ general, descending }: CommissionListQuery): Order {
  return [[fn('COALESCE', col('commissions.basis_points'), general), descending ? 'DESC' : 'ASC'], 'name', 'id'];
}

/** The first day after today on which each commission changes. */
async function nextChanges(companyIds: number[], today: string): Promise<Map<number, string>> {
  const periods = await CompanyCommission.findAll({ where: { companyId: companyIds, ...lastsUntil(today) } });
  const next = companyIds.map((id) => {
    const steps = stepsOf(periods.filter(({ companyId }) => companyId === id));
    return [id, steps.find(({ validFrom }) => validFrom > today)?.validFrom] as const;
  });
  return new Map(next.filter((one): one is [number, string] => one[1] !== undefined));
}
