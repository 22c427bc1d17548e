import { col, fn, literal, Op, where } from 'sequelize';
import { Session, User, UserRole } from '@db/models';
import { alone } from '@db/query';
import type { Role } from '../shared/actor';
import { actorOfUser, mayLogIn, WHO_THEY_ARE } from './actor-of-user.store';
import { usersOfCompany } from './access-token.store';
import type { SessionData, StoredSession } from './session-data';

export const sessionStore = {
  /** The session of a token with its user, roles and customer: one statement over keys. */
  async find(tokenHash: string): Promise<StoredSession | undefined> {
    // All rows: a user has one for each role, and `findOne` would cut them off after the first.
    const [session] = await Session.findAll({
      where: { tokenHash },
      include: [
        { association: 'user', include: [...WHO_THEY_ARE, { association: 'secondFactor', attributes: ['userId'] }] },
      ],
    });
    if (!session) return undefined;
    const { id, user, authenticatedAt, idleSeconds, lastSeenAt, expiresAt } = session;
    const data = session.data as SessionData;
    const owner = user && {
      actor: actorOfUser(user),
      username: user.username,
      name: user.name,
      contactType: user.customer?.customerType ?? null,
      active: mayLogIn(user),
      hasSecondFactor: Boolean(user.secondFactor),
    };
    return { id, user: owner ?? null, authenticatedAt, data, idleSeconds, lastSeenAt, expiresAt };
  },

  /** The version of the user's credentials, locked until the transaction ends. Undefined if there is no such user. */
  lockCredentials: async (userId: number): Promise<number | undefined> =>
    (await User.findByPk(userId, { attributes: ['id', 'credentialVersion'], lock: true }))?.credentialVersion,

  /** A user's roles, in the order of the scopes. */
  async rolesOf(userId: number): Promise<Role[]> {
    const rows = await UserRole.findAll({ attributes: ['role'], where: { userId }, order: ['position'] });
    return rows.map(({ role }) => role);
  },

  async insert({
    now,
    ...session
  }: {
    tokenHash: string;
    userId: number | null;
    authenticatedAt: Date | null;
    data: SessionData;
    idleSeconds: number;
    now: Date;
    expiresAt: Date;
  }): Promise<void> {
    await Session.create({ ...session, lastSeenAt: now, createdAt: now });
  },

  /** Updates the time of the last visit, unless another request has just done so. */
  async touch(id: number, now: Date, unlessSince: Date): Promise<void> {
    await alone(() => Session.update({ lastSeenAt: now }, { where: { id, lastSeenAt: { [Op.lte]: unlessSince } } }));
  },

  /** Sets one value and leaves the others as they are in the database now: simultaneous requests do not undo each other. */
  async set<Key extends keyof SessionData>(id: number, key: Key, value: SessionData[Key] | undefined): Promise<void> {
    const data = col('data');
    const path = `$.${key}`;
    const changed =
      value === undefined
        ? fn('JSON_REMOVE', data, path)
        : fn('JSON_SET', data, path, fn('JSON_EXTRACT', JSON.stringify(value), '$'));
    await alone(() => Session.update({ data: changed }, { where: { id } }));
  },

  async delete(tokenHash: string): Promise<void> {
    await alone(() => Session.destroy({ where: { tokenHash } }));
  },

  async deleteOfUser(userId: number, exceptId: number | undefined): Promise<void> {
    await Session.destroy({ where: { userId, ...(exceptId !== undefined && { id: { [Op.ne]: exceptId } }) } });
  },

  async deleteOfCompany(companyId: number): Promise<void> {
    await Session.destroy({ where: { userId: await usersOfCompany(companyId) } });
  },

  purge: (now: Date): Promise<number> =>
    alone(() =>
      Session.destroy({
        where: {
          [Op.or]: [
            { expiresAt: { [Op.lte]: now } },
            where(fn('TIMESTAMPADD', literal('SECOND'), col('idle_seconds'), col('last_seen_at')), { [Op.lte]: now }),
          ],
        },
      }),
    ),
};
