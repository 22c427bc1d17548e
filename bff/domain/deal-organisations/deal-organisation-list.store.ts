import { select, selectOne } from '@db/query';
import { containing } from '../shared/containing';
import { sorted } from '../shared/sorted';
import type { DealOrganisationStatus } from './deal-organisation-states';

export interface DealOrganisationListQuery {
  /** Part of the name or the contact's name, or the beginning of the organisation number. */
  text: string;
  status: DealOrganisationStatus | undefined;
  /** Only those that buy train replacement, or only those that do not. */
  trainReplacement: boolean | undefined;
  sort: 'name' | 'created' | 'creditLimit' | 'users';
  descending: boolean;
  page: number;
  pageSize: number;
}

export interface DealOrganisationSummary {
  id: number;
  name: string;
  orgNumber: string;
  status: DealOrganisationStatus;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Öre. */
  creditLimit: number;
  trainReplacement: boolean;
  units: number;
  users: number;
  createdAt: Date;
}

const ORDER = { name: 'o.name', created: 'o.created_at', creditLimit: 'o.credit_limit', users: 'users' } as const;

/** Organisations, a page at a time, with the number of all that match. */
export async function findDealOrganisations(
  query: DealOrganisationListQuery,
): Promise<{ rows: DealOrganisationSummary[]; total: number }> {
  // Organisation numbers are ASCII: only digits are compared with them.
  const digits = query.text.replace(/[\s-]/g, '');
  const conditions = [
    'TRUE',
    query.status ? 'o.status = :status' : '',
    query.trainReplacement === undefined ? '' : 'o.train_replacement = :trainReplacement',
    !query.text
      ? ''
      : /^\d+$/.test(digits)
        ? 'o.org_number LIKE :beginning'
        : '(o.name LIKE :part OR o.contact_name LIKE :part)',
  ];
  const where = conditions.filter(Boolean).join(' AND ');
  const values = {
    status: query.status ?? null,
    trainReplacement: query.trainReplacement ?? null,
    part: containing(query.text),
    beginning: `${digits}%`,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
  const [rows, count] = await Promise.all([
    select<Omit<DealOrganisationSummary, 'trainReplacement'> & { trainReplacement: number }>(
      `SELECT o.id, o.name, o.org_number AS orgNumber, o.status, o.contact_name AS contactName, o.contact_email AS contactEmail,
         o.contact_phone AS contactPhone, o.credit_limit AS creditLimit, o.train_replacement AS trainReplacement, o.created_at AS createdAt,
         (SELECT COUNT(*) FROM deal_units u WHERE u.organisation_id = o.id) AS units,
         (SELECT COUNT(*) FROM deal_users d WHERE d.organisation_id = o.id) AS users
       FROM deal_organisations o WHERE ${where}
       ORDER BY ${sorted(ORDER[query.sort], query.descending, 'o.id')} LIMIT :limit OFFSET :offset`,
      values,
    ),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total FROM deal_organisations o WHERE ${where}`, values),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, trainReplacement: Boolean(row.trainReplacement) })),
    total: count?.total ?? 0,
  };
}
