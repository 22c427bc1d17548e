import { select, selectOne } from '@db/query';

export interface OwnLogin {
  at: Date;
  address: string;
  succeeded: boolean;
}

/** What is held about a user besides the account itself; never anything that opens it. */
export const ownDataStore = {
  async account(userId: number) {
    return selectOne<{
      phone: string;
      lastLogin: Date | null;
      passwordChanged: Date | null;
      secondFactorSince: Date | null;
      newEmail: string | null;
    }>(
      `SELECT u.phone, u.last_login_at AS lastLogin, u.password_changed_at AS passwordChanged,
          (SELECT f.created_at FROM second_factors f WHERE f.user_id = u.id) AS secondFactorSince,
          (SELECT e.new_email FROM email_changes e WHERE e.pending_user_id = u.id) AS newEmail
        FROM users u WHERE u.id = :userId`,
      { userId },
    );
  },

  sessions: (userId: number): Promise<{ begun: Date; lastSeen: Date; expires: Date }[]> =>
    select(
      'SELECT created_at AS begun, last_seen_at AS lastSeen, expires_at AS expires FROM sessions WHERE user_id = :userId ORDER BY id DESC',
      { userId },
    ),

  /** The last two days' tries to log in, and locks. */
  async logins(accountKey: string): Promise<OwnLogin[]> {
    const rows = await select<Omit<OwnLogin, 'succeeded'> & { succeeded: number }>(
      'SELECT attempted_at AS at, address, succeeded FROM login_attempts WHERE account_key = :accountKey ORDER BY id DESC',
      { accountKey },
    );
    return rows.map((row) => ({ ...row, succeeded: Boolean(row.succeeded) }));
  },

  actions: (userId: number): Promise<{ at: Date; entity: string; from: string | null; to: string }[]> =>
    select(
      'SELECT at, entity, from_state AS `from`, to_state AS `to` FROM event_log WHERE actor_user_id = :userId ORDER BY id DESC',
      { userId },
    ),
};
