import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import { DomainError } from '../shared/errors';
import type { Language } from '../shared/actor';
import type { DealRole } from './deal-roles';

export interface DealRight {
  unitId: number;
  role: DealRole;
}

export const dealOrganisationStore = {
  /** @throws DomainError `dealOrganisation.duplicateOrgNumber`@orgNumber */
  async insert(row: { name: string; orgNumber: string; vatNumber: string; language: Language }): Promise<number> {
    try {
      const { insertId } = await execute(
        `INSERT INTO deal_organisations (name, org_number, vat_number, language, created_at, updated_at)
          VALUES (:name, :orgNumber, :vatNumber, :language, :now, :now)`,
        { ...row, now: clock.now() },
      );
      return insertId;
    } catch (error) {
      if (error instanceof UniqueConstraintError)
        throw new DomainError('dealOrganisation.duplicateOrgNumber', [], 'orgNumber');
      throw error;
    }
  },

  async lock(id: number): Promise<void> {
    await selectOne('SELECT id FROM deal_organisations WHERE id = :id FOR UPDATE', { id });
  },

  organisationOf: async (userId: number): Promise<number | undefined> =>
    (
      await selectOne<{ id: number }>('SELECT organisation_id AS id FROM deal_users WHERE user_id = :userId', {
        userId,
      })
    )?.id,

  async addUser(userId: number, organisationId: number): Promise<void> {
    await execute('INSERT INTO deal_users (user_id, organisation_id) VALUES (:userId, :organisationId)', {
      userId,
      organisationId,
    });
  },

  rightsOf: (userId: number): Promise<DealRight[]> =>
    select<DealRight>(
      'SELECT unit_id AS unitId, role FROM deal_rights WHERE user_id = :userId ORDER BY unit_id, role',
      {
        userId,
      },
    ),

  async addRight({ userId, unitId, role, organisationId }: { userId: number; organisationId: number } & DealRight) {
    await execute(
      'INSERT INTO deal_rights (user_id, unit_id, role, organisation_id) VALUES (:userId, :unitId, :role, :organisationId)',
      { userId, unitId, role, organisationId },
    );
  },

  /** False when there was none. */
  async removeRight({ userId, unitId, role }: { userId: number } & DealRight): Promise<boolean> {
    const { affectedRows } = await execute(
      'DELETE FROM deal_rights WHERE user_id = :userId AND unit_id = :unitId AND role = :role',
      { userId, unitId, role },
    );
    return affectedRows === 1;
  },

  async otherAdmins(unitId: number, userId: number): Promise<number> {
    const row = await selectOne<{ others: number }>(
      "SELECT COUNT(*) AS others FROM deal_rights WHERE unit_id = :unitId AND role = 'admin' AND user_id <> :userId",
      { unitId, userId },
    );
    return row?.others ?? 0;
  },

  async controllerActsFor(userId: number, organisationId: number): Promise<boolean> {
    const row = await selectOne(
      `SELECT 1 AS found FROM traffic_controller_organisations t JOIN deal_organisations o ON o.id = t.organisation_id
        WHERE t.user_id = :userId AND t.organisation_id = :organisationId AND o.status = 'active'`,
      { userId, organisationId },
    );
    return row !== undefined;
  },
};
