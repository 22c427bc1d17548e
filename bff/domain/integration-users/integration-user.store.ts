import { clock } from '@bff/platform/clock';
import { IntegrationUser } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import { changeState, type StateChange } from '../shared/change-state.store';
import { sorted } from '../shared/sorted';
import { integrationStates, type IntegrationStatus } from './integration-states';

/** A row of `integration_users`; the secrets are still encrypted. */
export interface StoredIntegration {
  id: number;
  name: string;
  status: IntegrationStatus;
  keyId: string;
  /** At most one of the two: for whom it acts. */
  companyId: number | null;
  customerId: number | null;
  /** What its owner calls it. */
  externalId: string | null;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
  version: number;
}

/** What administrators see of an integration: everything but its secrets. */
export interface SeenIntegration extends Omit<StoredIntegration, 'secret' | 'previousSecret'> {
  companyName: string | null;
  customerName: string | null;
  /** Of the customer's account; null without one. */
  customerUsername: string | null;
  lastUsedAt: Date | null;
  createdAt: Date;
}

export interface IntegrationFields {
  name: string;
  companyId: number | null;
  customerId: number | null;
  externalId: string | null;
}

export const INTEGRATION_SORTS = ['name', 'created', 'used'] as const;

/** Which integrations a list shows, and in which order. */
export interface IntegrationListQuery {
  /** Stands somewhere in the name, the external id or the name of whom it acts for, or is the key. */
  text: string;
  status?: IntegrationStatus | undefined;
  sort: (typeof INTEGRATION_SORTS)[number];
  descending: boolean;
}

const COLUMNS = `id, name, status, key_id AS keyId, company_id AS companyId, customer_id AS customerId, external_id AS externalId, secret,
  previous_secret AS previousSecret, previous_until AS previousUntil, version`;
const SEEN = `i.id, i.name, i.status, i.key_id AS keyId, i.company_id AS companyId, i.customer_id AS customerId, i.external_id AS externalId,
  i.previous_until AS previousUntil, i.version, i.last_used_at AS lastUsedAt, i.created_at AS createdAt,
  c.name AS companyName, COALESCE(k.company_name, k.name) AS customerName, u.username AS customerUsername`;
const JOINS = `LEFT JOIN companies c ON c.id = i.company_id LEFT JOIN customers k ON k.id = i.customer_id LEFT JOIN users u ON u.id = k.user_id`;
const SEARCHED = ['i.name', 'i.external_id', 'c.name', 'k.company_name', 'k.name'];
const ORDER = { name: 'i.name', created: 'i.created_at', used: 'i.last_used_at' } as const;
const USE_NOTED_EVERY_MS = 60_000;

const machine = { entity: 'integration', model: IntegrationUser, states: integrationStates };

export const integrationUserStore = {
  /** Not one whose operator has left: what it signs counts for nothing, as its people cannot log in. */
  findByKey: (keyId: string): Promise<StoredIntegration | undefined> =>
    selectOne<StoredIntegration>(
      `SELECT ${COLUMNS} FROM integration_users WHERE key_id = :keyId AND (company_id IS NULL
        OR EXISTS (SELECT 1 FROM companies WHERE companies.id = integration_users.company_id AND companies.status <> 'inactive'))`,
      { keyId },
    ),
  lock: (id: number): Promise<StoredIntegration | undefined> =>
    selectOne<StoredIntegration>(`SELECT ${COLUMNS} FROM integration_users WHERE id = :id FOR UPDATE`, { id }),
  see: (id: number): Promise<SeenIntegration | undefined> =>
    selectOne<SeenIntegration>(`SELECT ${SEEN} FROM integration_users i ${JOINS} WHERE i.id = :id`, { id }),

  async list(
    { text, status, sort, descending }: IntegrationListQuery,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ rows: SeenIntegration[]; total: number }> {
    const where = [
      ...(status ? ['i.status = :status'] : []),
      ...(text
        ? [
            `(${/^[\w-]{22}$/.test(text) ? 'i.key_id = :text OR ' : ''}${SEARCHED.map((column) => `${column} LIKE :pattern`).join(' OR ')})`,
          ]
        : []),
    ];
    const from = `FROM integration_users i ${JOINS} WHERE ${where.length > 0 ? where.join(' AND ') : 'TRUE'}`;
    const values = { status, text, pattern: `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%` };
    const [rows, counted] = await Promise.all([
      select<SeenIntegration>(
        `SELECT ${SEEN} ${from} ORDER BY ${sorted(ORDER[sort], descending, 'i.id')} LIMIT :limit OFFSET :offset`,
        { ...values, limit: pageSize, offset: (page - 1) * pageSize },
      ),
      selectOne<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, values),
    ]);
    return { rows, total: counted!.total };
  },

  /** Undefined when the form has made one already, or another active one has the external id. */
  async insert(
    row: IntegrationFields & { keyId: string; secret: string; formKey: string | null },
  ): Promise<number | undefined> {
    const { insertId, affectedRows } = await execute(
      `INSERT INTO integration_users (name, key_id, company_id, customer_id, external_id, secret, form_key, created_at, updated_at)
        VALUES (:name, :keyId, :companyId, :customerId, :externalId, :secret, :formKey, :now, :now)
        ON DUPLICATE KEY UPDATE id = id`,
      { ...row, now: clock.now() },
    );
    return affectedRows === 1 ? insertId : undefined;
  },

  /** False when another active one has the external id. */
  async change(id: number, fields: IntegrationFields): Promise<boolean> {
    const { affectedRows } = await execute(
      `UPDATE IGNORE integration_users SET name = :name, company_id = :companyId, customer_id = :customerId, external_id = :externalId,
        version = version + 1, updated_at = :now WHERE id = :id`,
      { id, ...fields, now: clock.now() },
    );
    return affectedRows === 1;
  },

  async isMadeBy(formKey: string): Promise<boolean> {
    return (await selectOne('SELECT id FROM integration_users WHERE form_key = :formKey', { formKey })) !== undefined;
  },

  /** The secret so far stays good until `previousUntil`; one before it ends now. */
  async rotate(id: number, secret: string, previousUntil: Date): Promise<void> {
    await execute(
      `UPDATE integration_users SET previous_secret = secret, previous_until = :previousUntil, version = version + 1, updated_at = :now
        WHERE id = :id`,
      { id, previousUntil, now: clock.now() },
    );
    await execute('UPDATE integration_users SET secret = :secret WHERE id = :id', { id, secret });
  },

  move: (integration: StoredIntegration, to: IntegrationStatus, change: StateChange<IntegrationUser>): Promise<void> =>
    changeState(machine, integration, to, { ...change, set: { version: integration.version + 1 } }),

  /** Notes that it has signed a request, to the minute: a busy integration writes its row no oftener. */
  async noteUse(id: number): Promise<void> {
    const now = clock.now();
    await execute(
      'UPDATE integration_users SET last_used_at = :now WHERE id = :id AND (last_used_at IS NULL OR last_used_at <= :before)',
      { id, now, before: new Date(now.getTime() - USE_NOTED_EVERY_MS) },
    );
  },

  /** Operators that an integration can act for, by name. */
  operators: (): Promise<{ id: number; name: string; orgNumber: string }[]> =>
    select('SELECT id, name, org_number AS orgNumber FROM companies ORDER BY name, id'),

  async hasCompany(id: number): Promise<boolean> {
    return (await selectOne('SELECT id FROM companies WHERE id = :id', { id })) !== undefined;
  },

  /** The customer of an account, by its username or email address. */
  async customerOf(name: string): Promise<number | undefined> {
    const row = await selectOne<{ id: number }>(
      `SELECT k.id FROM customers k JOIN users u ON u.id = k.user_id WHERE u.username = :name
        UNION SELECT k.id FROM customers k JOIN users u ON u.id = k.user_id WHERE u.email = :name LIMIT 1`,
      { name: name.toLowerCase() },
    );
    return row?.id;
  },
};
