import { Op } from 'sequelize';
import { Company, User, UserRole } from '@db/models';

/** Who could administer instead: all active ones, whether they have a password yet or not. */
export interface OtherAdministrator {
  canLogIn: boolean;
}

const withRole = (role: UserRole['role']) => ({ association: 'withRole', attributes: [], where: { role } });

async function others(
  role: UserRole['role'],
  exceptId: number,
  company?: { companyId: number },
): Promise<OtherAdministrator[]> {
  const users = await User.findAll({
    attributes: ['id', 'passwordHash'],
    where: { ...company, status: 'active', id: { [Op.ne]: exceptId } },
    include: withRole(role),
  });
  return users.map(({ passwordHash }) => ({ canLogIn: passwordHash !== null }));
}

/** Reads administrators with locks, so that two simultaneous changes see each other. */
export const administratorStore = {
  lockCompany: async (companyId: number): Promise<boolean> =>
    (await Company.findByPk(companyId, { attributes: ['id'], lock: true })) !== null,

  async lockOwners(): Promise<void> {
    await UserRole.findAll({
      attributes: ['userId', 'role'],
      where: { role: 'SYSTEM_OWNER' },
      order: ['userId'],
      lock: true,
    });
  },

  /** Invited as system owners, and not accepted yet. */
  async invitedOwners(): Promise<number[]> {
    const users = await User.findAll({
      attributes: ['id'],
      where: { passwordHash: null },
      include: withRole('SYSTEM_OWNER'),
      order: ['id'],
    });
    return users.map(({ id }) => id);
  },

  otherCompanyAdmins: (companyId: number, exceptId: number): Promise<OtherAdministrator[]> =>
    others('COMPANY_ADMIN', exceptId, { companyId }),
  otherOwners: (exceptId: number): Promise<OtherAdministrator[]> => others('SYSTEM_OWNER', exceptId),
};
