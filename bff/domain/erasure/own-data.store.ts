import { parseJson, select, selectOne } from '@db/query';

/** One statement by the user's id, its rows as an export has them. */
const ofUser =
  (sql: string) =>
  (userId: number): Promise<object[]> =>
    select(sql, { userId });

interface LoggedRow {
  at: Date;
  entity: string;
  from: string | null;
  to: string;
  reason: string | null;
  data: unknown;
}

const LOGGED = 'SELECT at, entity, from_state AS `from`, to_state AS `to`, reason, data FROM event_log';
const withData = (rows: LoggedRow[]): LoggedRow[] =>
  rows.map((row) => ({ ...row, data: row.data === null ? null : parseJson(row.data) }));

export interface OwnLogin {
  at: Date;
  /** `*`: the lock for all addresses. */
  address: string;
  succeeded: boolean;
}

/** What is held about a user besides the account itself; never anything that opens it. */
export const ownDataStore = {
  account: (userId: number) =>
    selectOne<{
      phone: string;
      lastLogin: Date | null;
      passwordChanged: Date | null;
      secondFactorSince: Date | null;
      recoveryCodesLeft: number;
      company: string | null;
      deletionAsked: Date | null;
    }>(
      `SELECT u.phone, u.last_login_at AS lastLogin, u.password_changed_at AS passwordChanged,
          (SELECT c.name FROM companies c WHERE c.id = u.company_id) AS company,
          (SELECT f.created_at FROM second_factors f WHERE f.user_id = u.id) AS secondFactorSince,
          (SELECT COUNT(*) FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL) AS recoveryCodesLeft,
          (SELECT d.asked_at FROM account_deletions d WHERE d.user_id = u.id) AS deletionAsked
        FROM users u WHERE u.id = :userId`,
      { userId },
    ),

  /** Where they are logged in, and what each session remembers (what was searched for, places visited). */
  async sessions(userId: number): Promise<object[]> {
    const rows = await select<{ data: unknown }>(
      'SELECT created_at AS begun, last_seen_at AS lastSeen, expires_at AS expires, data FROM sessions WHERE user_id = :userId ORDER BY id DESC',
      { userId },
    );
    return rows.map((row) => ({ ...row, data: parseJson(row.data) }));
  },

  apiLogins: ofUser(
    'SELECT created_at AS begun, expires_at AS expires, revoked_at AS revoked FROM access_tokens WHERE user_id = :userId ORDER BY id DESC',
  ),
  links: ofUser(
    'SELECT kind, created_at AS sent, expires_at AS expires, used_at AS used FROM one_time_tokens WHERE user_id = :userId ORDER BY id DESC',
  ),
  emailChanges: ofUser(
    'SELECT new_email AS newEmail, created_at AS asked, ended_at AS ended, outcome FROM email_changes WHERE user_id = :userId ORDER BY id DESC',
  ),

  /** Tries to log in and codes tried, with locks. Those of before tries said whose they are are found by the key. */
  async logins(userId: number, accountKeys: readonly string[]): Promise<OwnLogin[]> {
    const rows = await select<Omit<OwnLogin, 'succeeded'> & { succeeded: number }>(
      `SELECT attempted_at AS at, address, succeeded FROM login_attempts
        WHERE user_id = :userId OR account_key IN (:accountKeys) ORDER BY id DESC`,
      { userId, accountKeys },
    );
    return rows.map((row) => ({ ...row, succeeded: Boolean(row.succeeded) }));
  },

  /** Letters that are on their way, without what stands in them: their links open the account. A sent one leaves nothing. */
  letters: (email: string): Promise<object[]> =>
    select(
      `SELECT JSON_UNQUOTE(JSON_EXTRACT(payload, '$.template')) AS letter, created_at AS queued, failed_at AS failed FROM outbox
        WHERE kind = 'mail' AND sent_at IS NULL AND JSON_UNQUOTE(JSON_EXTRACT(payload, '$.to')) = :email ORDER BY id DESC`,
      { email },
    ),

  /** What they did, by the event log. */
  actions: async (userId: number) =>
    withData(await select<LoggedRow>(`${LOGGED} WHERE actor_user_id = :userId ORDER BY id DESC`, { userId })),

  /** What happened to their account and customer record, whoever did it. */
  events: async (userId: number, customerId: number | null) =>
    withData(
      await select<LoggedRow>(
        `${LOGGED} WHERE (entity = 'user' AND entity_id = :userId) OR (entity = 'customer' AND entity_id = :customerId) ORDER BY id DESC`,
        { userId, customerId },
      ),
    ),

  driverPrices: ofUser(
    `SELECT l.name, l.valid_from AS validFrom, l.valid_to AS validTo FROM driver_cost_list_drivers d
      JOIN driver_cost_lists l ON l.id = d.list_id WHERE d.user_id = :userId ORDER BY l.id`,
  ),
  decidedApplications: ofUser(
    'SELECT name, status, decided_at AS decided FROM applicants WHERE decided_by_user_id = :userId ORDER BY id',
  ),
  savedPages: ofUser(
    'SELECT slug, version, saved_at AS saved FROM content_page_revisions WHERE saved_by = :userId ORDER BY saved_at',
  ),
  lockedVehicles: ofUser(
    'SELECT kind, starts_at AS starts, ends_at AS ends, comment FROM occupancies WHERE created_by_user_id = :userId ORDER BY id',
  ),
  askedDeletions: ofUser('SELECT asked_at AS asked FROM account_deletions WHERE asked_by_user_id = :userId'),
  integrations: (customerId: number | null): Promise<object[]> =>
    select('SELECT name, created_at AS created FROM integration_users WHERE customer_id = :customerId ORDER BY id', {
      customerId,
    }),
};
