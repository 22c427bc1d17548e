import { select } from '@db/query';

/** The account of somebody in an organisation. */
export interface MemberRow {
  userId: number;
  name: string;
  email: string;
  status: 'active' | 'inactive' | 'locked';
  /** Has not chosen a password yet. */
  isInvited: boolean;
  lastLoginAt: Date | null;
}

export const dealMemberStore = {
  of: (organisationId: number): Promise<MemberRow[]> =>
    select<Omit<MemberRow, 'isInvited'> & { isInvited: number }>(
      `SELECT u.id AS userId, u.name, u.email, u.status, u.password_hash IS NULL AS isInvited, u.last_login_at AS lastLoginAt
        FROM deal_users d JOIN users u ON u.id = d.user_id
        WHERE d.organisation_id = :organisationId AND u.pseudonymised_at IS NULL ORDER BY u.name, u.id`,
      { organisationId },
    ).then((rows) => rows.map((row) => ({ ...row, isInvited: Boolean(row.isInvited) }))),
};
