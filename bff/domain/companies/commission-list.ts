import { clock } from '@bff/platform/clock';
import { select, selectOne } from '@db/query';
import type { Actor } from '../shared/actor';
import { containing } from '../shared/containing';
import { must } from '../shared/errors';
import { toLocalDate } from '../shared/time';
import { companyPolicy } from './company.policy';
import type { CompanyStatus } from './company-states';

export interface CommissionListQuery {
  /** Part of the name, or the beginning of the organisation number. */
  text: string;
  status: CompanyStatus | undefined;
  /** Only companies with a commission of their own today, or only those with the general one. */
  kind: 'own' | 'general' | undefined;
  sort: 'name' | 'commission';
  descending: boolean;
  page: number;
  pageSize: number;
  /** In basis points: what counts where a company has none of its own. */
  general: number;
}

export interface CommissionSummary {
  id: number;
  name: string;
  orgNumber: string;
  status: CompanyStatus;
  /** Its own today; null: the general one. */
  basisPoints: number | null;
  /** The next day on which it changes; null when none is set. */
  nextChange: string | null;
}

const TODAYS = `LEFT JOIN company_commissions k ON k.company_id = c.id AND k.valid_from <= :today AND (k.valid_to IS NULL OR k.valid_to >= :today)`;
const NEXT = `LEAST(COALESCE(DATE_ADD(k.valid_to, INTERVAL 1 DAY), '9999-12-31'), COALESCE((SELECT MIN(later.valid_from) FROM company_commissions later
  WHERE later.company_id = c.id AND later.valid_from > :today), '9999-12-31'))`;
const ORDER = { name: 'c.name', commission: 'COALESCE(k.basis_points, :general)' } as const;

/** The commission of each company today, with the number of all that match. @throws DomainError `auth.noPermission` */
export async function listCommissions(
  actor: Actor,
  query: CommissionListQuery,
): Promise<{ rows: CommissionSummary[]; total: number }> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const digits = query.text.replace(/[\s-]/g, '');
  const conditions = [
    'TRUE',
    query.status ? 'c.status = :status' : '',
    query.kind === 'own' ? 'k.id IS NOT NULL' : query.kind === 'general' ? 'k.id IS NULL' : '',
    !query.text ? '' : /^\d+$/.test(digits) ? 'c.org_number LIKE :beginning' : 'c.name LIKE :part',
  ];
  const from = `FROM companies c ${TODAYS} WHERE ${conditions.filter(Boolean).join(' AND ')}`;
  const values = {
    status: query.status ?? null,
    today: toLocalDate(clock.now()),
    general: query.general,
    part: containing(query.text),
    beginning: `${digits}%`,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
  const [rows, count] = await Promise.all([
    select<CommissionSummary>(
      `SELECT c.id, c.name, c.org_number AS orgNumber, c.status, k.basis_points AS basisPoints,
         NULLIF(DATE_FORMAT(${NEXT}, '%Y-%m-%d'), '9999-12-31') AS nextChange
       ${from} ORDER BY ${ORDER[query.sort]} ${query.descending ? 'DESC' : 'ASC'}, c.name, c.id LIMIT :limit OFFSET :offset`,
      values,
    ),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, values),
  ]);
  return { rows, total: count?.total ?? 0 };
}
