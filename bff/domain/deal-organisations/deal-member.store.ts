import { DealUser } from '@db/models';

/** The account of an organisation's user. */
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
  async of(organisationId: number): Promise<MemberRow[]> {
    const members = await DealUser.findAll({
      where: { organisationId, '$user.pseudonymised_at$': null },
      include: { association: 'user', required: true },
      order: [
        ['user', 'name', 'ASC'],
        ['user', 'id', 'ASC'],
      ],
    });
    return members.map(({ user }) => {
      const { id: userId, name, email, status, passwordHash, lastLoginAt } = user!;
      return { userId, name, email, status, isInvited: passwordHash === null, lastLoginAt };
    });
  },
};
