import { col, fn, literal, Op, where } from 'sequelize';
import { Session, User, UserRole } from '@db/models';
import { alone, parseJson, selectOne } from '@db/query';
import type { Role } from '../shared/actor';
import { actorOfUser, mayLogIn, USERS, type UserRow, WHO_THEY_ARE } from './actor-of-user.store';
import { usersOfCompany } from './access-token.store';
import type { SessionData, StoredSession } from './session-data';

interface OfUser extends UserRow {
  username: string;
  name: string;
}

/** A visitor's session has no user. */
type SessionRow = Pick<StoredSession, 'id' | 'authenticatedAt' | 'idleSeconds' | 'lastSeenAt' | 'expiresAt'> & {
  data: unknown;
  hasSecondFactor: 0 | 1;
} & (OfUser | { userId: null });

const isOfUser = (row: SessionRow): row is SessionRow & OfUser => row.userId !== null;

export const sessionStore = {
  /** The session of a token with its user, roles and customer: one statement over keys. */
  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const row = await selectOne<SessionRow>(
      `SELECT s.id, s.authenticated_at, s.data, s.idle_seconds, s.last_seen_at, s.expires_at, u.username, u.name,
         f.user_id IS NOT NULL AS has_second_factor, ${WHO_THEY_ARE}
       FROM sessions s LEFT JOIN (${USERS}) ON u.id = s.user_id LEFT JOIN second_factors f ON f.user_id = u.id
       WHERE s.token_hash = :tokenHash`,
      { tokenHash },
    );
    if (!row) return undefined;
    const { id, authenticatedAt, idleSeconds, lastSeenAt, expiresAt } = row;
    const user = isOfUser(row)
      ? {
          actor: actorOfUser(row),
          username: row.username,
          name: row.name,
          contactType: row.customerType,
          active: mayLogIn(row),
          hasSecondFactor: Boolean(row.hasSecondFactor),
        }
      : null;
    return { id, user, authenticatedAt, data: parseJson<SessionData>(row.data), idleSeconds, lastSeenAt, expiresAt };
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
