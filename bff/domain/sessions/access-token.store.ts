import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { AccessToken, DealUser, User } from '@db/models';
import { selectOne } from '@db/query';
import type { UserActor } from '../shared/actor';
import { actorOfUser, mayLogIn, USERS, type UserRow, WHO_THEY_ARE } from './actor-of-user.store';

export const accessTokenStore = {
  async insert(token: { tokenHash: string; userId: number; expiresAt: Date }): Promise<void> {
    await AccessToken.create({ ...token, createdAt: clock.now() });
  },

  /** The current owner of a token that is not revoked; undefined also when the user may no longer log in. */
  async findActor(tokenHash: string): Promise<UserActor | undefined> {
    const user = await selectOne<UserRow>(
      `SELECT ${WHO_THEY_ARE} FROM access_tokens t JOIN (${USERS}) ON u.id = t.user_id
       WHERE t.token_hash = :tokenHash AND t.revoked_at IS NULL`,
      { tokenHash },
    );
    return user && mayLogIn(user) ? actorOfUser(user) : undefined;
  },

  async revoke(tokenHash: string, now: Date): Promise<void> {
    await AccessToken.scope('unrevoked').update({ revokedAt: now }, { where: { tokenHash } });
  },

  async revokeOfUser(userId: number, now: Date): Promise<void> {
    await AccessToken.scope('unrevoked').update({ revokedAt: now }, { where: { userId } });
  },

  async revokeOfCompany(companyId: number, now: Date): Promise<void> {
    const userId = await usersOfCompany(companyId);
    await AccessToken.scope('unrevoked').update({ revokedAt: now }, { where: { userId } });
  },

  purge: (before: Date): Promise<number> => AccessToken.destroy({ where: { expiresAt: { [Op.lte]: before } } }),

  /** Whether the user has the train-replacement claim, from their organisation. */
  async isTrainReplacement(userId: number): Promise<boolean> {
    const member = await DealUser.findByPk(userId, {
      include: [{ association: 'organisation', attributes: ['trainReplacement'] }],
    });
    return member?.organisation?.trainReplacement ?? false;
  },
};

export async function usersOfCompany(companyId: number): Promise<number[]> {
  const users = await User.findAll({ attributes: ['id'], where: { companyId } });
  return users.map(({ id }) => id);
}
