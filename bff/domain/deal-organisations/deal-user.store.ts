import { execute, select, selectOne } from '@db/query';
import type { DealRole } from './deal-roles';

export interface DealRight {
  unitId: number;
  role: DealRole;
}

/** A right with whose it is. */
export interface OwnedRight extends DealRight {
  userId: number;
}

/** Who belongs to which organisation, and what they may do there. */
export const dealUserStore = {
  organisationOf: async (userId: number): Promise<number | undefined> =>
    (
      await selectOne<{ id: number }>('SELECT organisation_id AS id FROM deal_users WHERE user_id = :userId', {
        userId,
      })
    )?.id,

  async add(userId: number, organisationId: number): Promise<void> {
    await execute('INSERT INTO deal_users (user_id, organisation_id) VALUES (:userId, :organisationId)', {
      userId,
      organisationId,
    });
  },

  /** Takes somebody out, with all rights. */
  async remove(userId: number): Promise<void> {
    await execute('DELETE FROM deal_rights WHERE user_id = :userId', { userId });
    await execute('DELETE FROM deal_users WHERE user_id = :userId', { userId });
  },

  async usersOf(organisationId: number): Promise<number[]> {
    const rows = await select<{ id: number }>(
      'SELECT user_id AS id FROM deal_users WHERE organisation_id = :organisationId ORDER BY user_id',
      { organisationId },
    );
    return rows.map(({ id }) => id);
  },

  rightsOf: (userId: number): Promise<DealRight[]> =>
    select<DealRight>(
      'SELECT unit_id AS unitId, role FROM deal_rights WHERE user_id = :userId ORDER BY unit_id, role',
      { userId },
    ),

  /** Of everybody in the organisation. */
  allRights: (organisationId: number): Promise<OwnedRight[]> =>
    select<OwnedRight>(
      'SELECT user_id AS userId, unit_id AS unitId, role FROM deal_rights WHERE organisation_id = :organisationId ORDER BY user_id, unit_id, role',
      { organisationId },
    ),

  async addRight({ userId, unitId, role, organisationId }: OwnedRight & { organisationId: number }): Promise<void> {
    await execute(
      'INSERT INTO deal_rights (user_id, unit_id, role, organisation_id) VALUES (:userId, :unitId, :role, :organisationId)',
      { userId, unitId, role, organisationId },
    );
  },

  /** False when there was none. */
  async removeRight({ userId, unitId, role }: OwnedRight): Promise<boolean> {
    const { affectedRows } = await execute(
      'DELETE FROM deal_rights WHERE user_id = :userId AND unit_id = :unitId AND role = :role',
      { userId, unitId, role },
    );
    return affectedRows === 1;
  },

  /** Whether the top unit keeps an active administrator without somebody. Who has no password yet replaces only their like. */
  async keepsAdmin(organisationId: number, withoutId: number): Promise<boolean> {
    const row = await selectOne(
      `SELECT 1 AS found
        FROM deal_rights r JOIN deal_units t ON t.id = r.unit_id AND t.parent_id IS NULL JOIN users u ON u.id = r.user_id
          JOIN users leaving ON leaving.id = :withoutId
        WHERE r.organisation_id = :organisationId AND r.role = 'admin' AND u.status = 'active' AND u.id <> leaving.id
          AND (u.password_hash IS NOT NULL OR leaving.password_hash IS NULL) LIMIT 1`,
      { organisationId, withoutId },
    );
    return row !== undefined;
  },
};
