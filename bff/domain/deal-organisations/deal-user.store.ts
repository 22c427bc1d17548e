import { Op } from 'sequelize';
import { oncePerRequest } from '@bff/platform/request-scope';
import { DealRight as DealRightModel, DealUser, User } from '@db/models';
import type { Language } from '../shared/actor';
import type { DealRole } from './deal-roles';

export interface DealRight {
  unitId: number;
  role: DealRole;
}

/** A right and its owner. */
export interface OwnedRight extends DealRight {
  userId: number;
}

/** A user who buys for a unit, and the unit of that right. */
export interface UnitBuyer extends OwnedRight {
  name: string;
  email: string;
  phone: string;
  language: Language;
}

const BY_UNIT = ['unitId', 'role'];

/** Which organisation a user belongs to, and their rights there. */
export const dealUserStore = {
  organisationOf: oncePerRequest(
    async (userId: number): Promise<number | undefined> =>
      (await DealUser.findOne({ where: { userId } }))?.organisationId,
  ),

  async add(userId: number, organisationId: number): Promise<void> {
    await DealUser.create({ userId, organisationId });
  },

  /** Removes a user with all rights. */
  async remove(userId: number): Promise<void> {
    await DealRightModel.destroy({ where: { userId } });
    await DealUser.destroy({ where: { userId } });
  },

  async usersOf(organisationId: number): Promise<number[]> {
    const users = await DealUser.findAll({ where: { organisationId }, order: ['userId'] });
    return users.map(({ userId }) => userId);
  },

  rightsOf: oncePerRequest(async (userId: number): Promise<DealRight[]> => {
    const rights = await DealRightModel.findAll({ where: { userId }, order: BY_UNIT });
    return rights.map(({ unitId, role }) => ({ unitId, role }));
  }),

  /** Of all users of the organisation. */
  allRights: oncePerRequest(async (organisationId: number): Promise<OwnedRight[]> => {
    const rights = await DealRightModel.findAll({ where: { organisationId }, order: ['userId', ...BY_UNIT] });
    return rights.map(({ userId, unitId, role }) => ({ userId, unitId, role }));
  }),

  /** Users with a right to buy at one of these units who can log in. */
  async buyersAt(unitIds: readonly number[], withoutId: number): Promise<UnitBuyer[]> {
    const rights = await DealRightModel.findAll({
      where: { unitId: [...unitIds], role: ['booker', 'admin'], userId: { [Op.ne]: withoutId } },
      include: {
        association: 'user',
        model: User.scope('active'),
        attributes: ['name', 'email', 'phone', 'language'],
        required: true,
        where: { passwordHash: { [Op.ne]: null } },
      },
    });
    return rights.map(({ userId, unitId, role, user }) => {
      const { name, email, phone, language } = user!;
      return { userId, unitId, role, name, email, phone, language };
    });
  },

  async addRight({ userId, unitId, role, organisationId }: OwnedRight & { organisationId: number }): Promise<void> {
    await DealRightModel.create({ userId, unitId, role, organisationId });
  },

  /** False if there was none. */
  removeRight: async ({ userId, unitId, role }: OwnedRight): Promise<boolean> =>
    (await DealRightModel.destroy({ where: { userId, unitId, role } })) === 1,

  /** Whether the top unit keeps an active administrator without this user. Users without a password yet only replace each other. */
  async keepsAdmin(organisationId: number, withoutId: number): Promise<boolean> {
    const leaving = await User.findByPk(withoutId, { attributes: ['passwordHash'] });
    if (!leaving) return false;
    const other = await DealRightModel.findOne({
      where: { organisationId, role: 'admin', userId: { [Op.ne]: withoutId } },
      include: [
        { association: 'unit', where: { parentId: null } },
        {
          association: 'user',
          model: User.scope('active'),
          attributes: ['id'],
          required: true,
          where: leaving.passwordHash === null ? {} : { passwordHash: { [Op.ne]: null } },
        },
      ],
    });
    return other !== null;
  },
};
