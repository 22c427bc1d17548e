import { execute, select, selectOne } from '@db/query';

export interface ServedOrganisation {
  id: number;
  name: string;
}

/** The organisations that traffic controllers act for. */
export const trafficControllerStore = {
  async actsFor(userId: number, organisationId: number): Promise<boolean> {
    const row = await selectOne(
      `SELECT 1 AS found FROM traffic_controller_organisations t JOIN deal_organisations o ON o.id = t.organisation_id
        WHERE t.user_id = :userId AND t.organisation_id = :organisationId AND o.status = 'active'`,
      { userId, organisationId },
    );
    return row !== undefined;
  },

  /** The active ones by name. */
  served: (userId: number): Promise<ServedOrganisation[]> =>
    select<ServedOrganisation>(
      `SELECT o.id, o.name FROM traffic_controller_organisations t JOIN deal_organisations o ON o.id = t.organisation_id
        WHERE t.user_id = :userId AND o.status = 'active' ORDER BY o.name, o.id`,
      { userId },
    ),

  /** All that are entered, whatever their state. */
  entered: (userId: number): Promise<ServedOrganisation[]> =>
    select<ServedOrganisation>(
      `SELECT o.id, o.name FROM traffic_controller_organisations t JOIN deal_organisations o ON o.id = t.organisation_id
        WHERE t.user_id = :userId ORDER BY o.name, o.id`,
      { userId },
    ),

  /** Two who change the same controller's organisations do so one after the other. */
  async lock(userId: number): Promise<void> {
    await selectOne('SELECT id FROM users WHERE id = :userId FOR UPDATE', { userId });
  },

  async add(userId: number, organisationId: number): Promise<void> {
    await execute(
      'INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :organisationId)',
      { userId, organisationId },
    );
  },

  async remove(userId: number, organisationId: number): Promise<void> {
    await execute(
      'DELETE FROM traffic_controller_organisations WHERE user_id = :userId AND organisation_id = :organisationId',
      { userId, organisationId },
    );
  },
};
