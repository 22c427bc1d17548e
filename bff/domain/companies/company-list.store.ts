import { clock } from '@bff/platform/clock';
import { selectOne } from '@db/query';
import { containing } from '../shared/containing';
import { selectPage } from '../shared/select-page.store';
import { sorted } from '../shared/sorted';
import { toLocalDate } from '../shared/time';
import type { CompanyStatus } from './company-states';

export interface CompanyListQuery {
  /** Part of the name, the town or the contact's name, or the beginning of the organisation number. */
  text: string;
  status: CompanyStatus | undefined;
  /** Only those that lack one of the three price lists today: their buses are not offered. */
  withoutPrices: boolean;
  sort: 'name' | 'city' | 'created' | 'vehicles';
  descending: boolean;
  page: number;
  pageSize: number;
}

export interface CompanySummary {
  id: number;
  name: string;
  orgNumber: string;
  city: string;
  status: CompanyStatus;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Active ones. */
  vehicles: number;
  withoutPrices: boolean;
  createdAt: Date;
}

const listToday = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} l WHERE l.company_id = c.id AND l.scope = 'basic' AND l.valid_from <= :today AND (l.valid_to IS NULL OR l.valid_to >= :today))`;
const WITHOUT_PRICES = `NOT (${['vehicle_cost_lists', 'driving_cost_lists', 'driver_cost_lists'].map(listToday).join(' AND ')})`;
const ORDER = { name: 'c.name', city: 'c.city', created: 'c.created_at', vehicles: 'vehicles' } as const;

/** Companies, a page at a time, with the number of all that match. */
export async function findCompanies(query: CompanyListQuery): Promise<{ rows: CompanySummary[]; total: number }> {
  // Organisation numbers are ASCII: only digits are compared with them.
  const digits = query.text.replace(/[\s-]/g, '');
  const conditions = [
    'TRUE',
    query.status ? 'c.status = :status' : '',
    query.withoutPrices ? WITHOUT_PRICES : '',
    !query.text
      ? ''
      : /^\d+$/.test(digits)
        ? 'c.org_number LIKE :beginning'
        : '(c.name LIKE :part OR c.city LIKE :part OR c.contact_name LIKE :part)',
  ];
  const where = conditions.filter(Boolean).join(' AND ');
  const values = {
    status: query.status ?? null,
    today: toLocalDate(clock.now()),
    part: containing(query.text),
    beginning: `${digits}%`,
  };
  const { rows, total } = await selectPage<CompanySummary>(
    {
      columns: `c.id, c.name, c.org_number AS orgNumber, c.city, c.status, c.contact_name AS contactName, c.contact_email AS contactEmail,
         c.contact_phone AS contactPhone, c.created_at AS createdAt, ${WITHOUT_PRICES} AS withoutPrices,
         (SELECT COUNT(*) FROM vehicles v WHERE v.company_id = c.id AND v.status = 'active') AS vehicles`,
      from: `companies c WHERE ${where}`,
      order: sorted(ORDER[query.sort], query.descending, 'c.id'),
    },
    values,
    query,
  );
  return { rows: rows.map((row) => ({ ...row, withoutPrices: Boolean(row.withoutPrices) })), total };
}

/** Active companies that lack a price list today. */
export async function countWithoutPrices(): Promise<number> {
  const row = await selectOne<{ total: number }>(
    `SELECT COUNT(*) AS total FROM companies c WHERE c.status = 'active' AND ${WITHOUT_PRICES}`,
    { today: toLocalDate(clock.now()) },
  );
  return row?.total ?? 0;
}

/** Companies in that state. */
export async function countCompanies(status: CompanyStatus): Promise<number> {
  const row = await selectOne<{ total: number }>('SELECT COUNT(*) AS total FROM companies WHERE status = :status', {
    status,
  });
  return row?.total ?? 0;
}
