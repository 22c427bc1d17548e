import { Op } from 'sequelize';
import { Company, User, UserRole } from '@db/models';

/** Who could administer instead: all active ones, whether they have a password yet or not. */
export interface OtherAdministrator {
  canLogIn: boolean;
}

async function others(
  role: UserRole['role'],
  exceptId: number,
  company?: { companyId: number },
): Promise<OtherAdministrator[]> {
  const users = await User.scope(['active', { method: ['withRole', role] }]).findAll({
    attributes: ['id', 'passwordHash'],
    where: { ...company, id: { [Op.ne]: exceptId } },
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
    const users = await User.scope({ method: ['withRole', 'SYSTEM_OWNER'] }).findAll({
      attributes: ['id'],
      where: { passwordHash: null },
      order: ['id'],
    });
    return users.map(({ id }) => id);
  },

  otherCompanyAdmins: (companyId: number, exceptId: number): Promise<OtherAdministrator[]> =>
    others('COMPANY_ADMIN', exceptId, { companyId }),
  otherOwners: (exceptId: number): Promise<OtherAdministrator[]> => others('SYSTEM_OWNER', exceptId),
};
