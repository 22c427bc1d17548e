import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Applicant as ApplicantModel } from '@db/models';
import { execute, selectOne } from '@db/query';
import type { Language, UserActor } from '../shared/actor';
import { changeState } from '../shared/change-state.store';
import { containing } from '../shared/containing';
import { DomainError } from '../shared/errors';
import { selectPage } from '../shared/select-page.store';
import { sorted } from '../shared/sorted';
import { applicantStates, type ApplicantStatus } from './applicant-states';

export interface NewApplicant {
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  language: Language;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  info: string | null;
}

export interface Applicant extends NewApplicant {
  id: number;
  status: ApplicantStatus;
  /** What it became, once approved. */
  companyId: number | null;
  decidedAt: Date | null;
  decidedByName: string | null;
  denyReason: string | null;
  createdAt: Date;
}

interface Row extends Omit<Applicant, 'countries'> {
  countries: string;
}

const COLUMNS = `a.id, a.status, a.name, a.org_number AS orgNumber, a.vat_number AS vatNumber, a.contact_name AS contactName,
  a.contact_email AS contactEmail, a.contact_phone AS contactPhone, a.language, a.city, a.countries, a.info, a.company_id AS companyId,
  a.decided_at AS decidedAt, a.deny_reason AS denyReason, a.created_at AS createdAt,
  (SELECT u.name FROM users u WHERE u.id = a.decided_by_user_id) AS decidedByName`;

const applicantOf = (row: Row): Applicant => ({ ...row, countries: row.countries.split(',').filter(Boolean) });

export interface ApplicantListQuery {
  /** Part of the company's name, town or contact, or the beginning of the organisation number. */
  text: string;
  status: ApplicantStatus | undefined;
  sort: 'created' | 'name' | 'city';
  descending: boolean;
  page: number;
  pageSize: number;
}

const ORDER = { created: 'a.created_at', name: 'a.name', city: 'a.city' } as const;

const machine = { entity: 'applicant', model: ApplicantModel, states: applicantStates };

export const applicantStore = {
  async find(id: number): Promise<Applicant | undefined> {
    const row = await selectOne<Row>(`SELECT ${COLUMNS} FROM applicants a WHERE a.id = :id`, { id });
    return row && applicantOf(row);
  },
  async lock(id: number): Promise<Applicant | undefined> {
    const row = await selectOne<Row>(`SELECT ${COLUMNS} FROM applicants a WHERE a.id = :id FOR UPDATE`, { id });
    return row && applicantOf(row);
  },

  /** The application of that organisation number that waits for an answer. */
  async findWaiting(orgNumber: string): Promise<Applicant | undefined> {
    const row = await selectOne<Row>(
      `SELECT ${COLUMNS} FROM applicants a WHERE a.org_number = :orgNumber AND a.status = 'received'`,
      { orgNumber },
    );
    return row && applicantOf(row);
  },

  async insert(applicant: NewApplicant): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO applicants (name, org_number, vat_number, contact_name, contact_email, contact_phone, language, city, countries, info, created_at)
        VALUES (:name, :orgNumber, :vatNumber, :contactName, :contactEmail, :contactPhone, :language, :city, :countries, :info, :now)`,
      { ...applicant, countries: applicant.countries.join(','), now: clock.now() },
    ).catch((error: unknown) => {
      if (error instanceof UniqueConstraintError) throw new DomainError('company.duplicateOrgNumber', [], 'orgNumber');
      throw error;
    });
    return insertId;
  },

  approve: (applicant: Applicant, actor: UserActor, companyId: number): Promise<void> =>
    changeState(machine, applicant, 'approved', {
      actor,
      data: { companyId },
      set: { companyId, decidedAt: clock.now(), decidedByUserId: actor.userId },
    }),

  deny: (applicant: Applicant, actor: UserActor, reason: string): Promise<void> =>
    changeState(machine, applicant, 'denied', {
      actor,
      reason,
      set: { denyReason: reason, decidedAt: clock.now(), decidedByUserId: actor.userId },
    }),

  async countWaiting(): Promise<number> {
    const row = await selectOne<{ total: number }>(
      "SELECT COUNT(*) AS total FROM applicants WHERE status = 'received'",
    );
    return row?.total ?? 0;
  },

  /** Applications, a page at a time, with the number of all that match. */
  async list(query: ApplicantListQuery): Promise<{ rows: Applicant[]; total: number }> {
    // Organisation numbers are ASCII: only digits are compared with them.
    const digits = query.text.replace(/[\s-]/g, '');
    const conditions = [
      'TRUE',
      query.status ? 'a.status = :status' : '',
      !query.text
        ? ''
        : /^\d+$/.test(digits)
          ? 'a.org_number LIKE :beginning'
          : '(a.name LIKE :part OR a.city LIKE :part OR a.contact_name LIKE :part)',
    ];
    const where = conditions.filter(Boolean).join(' AND ');
    const values = {
      status: query.status ?? null,
      part: containing(query.text),
      beginning: `${digits}%`,
    };
    const order = sorted(ORDER[query.sort], query.descending, 'a.id');
    const statement = { columns: COLUMNS, from: `applicants a WHERE ${where}`, order };
    const { rows, total } = await selectPage<Row>(statement, values, query);
    return { rows: rows.map(applicantOf), total };
  },
};
