// Traces: S8-019, S8-020
import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { User as UserRow, UserRole } from '@db/models';
import { violates } from '@db/violates';
import type { OwnerStatus } from '../sessions';
import type { Language, Role } from '../shared/actor';
import { DomainError } from '../shared/errors';
import type { UserStatus } from './user-states';

/** The part of an account that login and the profile need. */
export interface User {
  id: number;
  username: string;
  email: string;
  passwordHash: string | null;
  name: string;
  status: UserStatus;
  language: Language;
  emailVerifiedAt: Date | null;
  /** Raised by whatever ends logins. */
  credentialVersion: number;
  createdAt: Date;
  /** The operator of a company admin or driver. */
  companyId: number | null;
  companyStatus: OwnerStatus | null;
  /** Of the deal organisation that the user belongs to. */
  organisationStatus: OwnerStatus | null;
}

const userOf = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  passwordHash: row.passwordHash,
  name: row.name,
  status: row.status,
  language: row.language,
  emailVerifiedAt: row.emailVerifiedAt,
  credentialVersion: row.credentialVersion,
  createdAt: row.createdAt,
  companyId: row.companyId,
  companyStatus: row.company?.status ?? null,
  organisationStatus: row.membership?.organisation?.status ?? null,
});

const WHERE_THEY_BELONG = [
  { association: 'company', attributes: ['status', 'name'] },
  {
    association: 'membership',
    attributes: ['organisationId'],
    include: [{ association: 'organisation', attributes: ['status', 'name'] }],
  },
];

async function read(where: Parameters<typeof UserRow.findOne>[0] & object): Promise<User | undefined> {
  const row = await UserRow.findOne({ ...where, include: WHERE_THEY_BELONG });
  return row ? userOf(row) : undefined;
}

/**
 * A unique key refused the row: names the taken one of the two, at its field. A username that equals the address was not typed: then it is
 * the address. Anything else is passed on.
 */
const asDuplicate =
  (user: { username: string; email: string }) =>
  (error: unknown): never => {
    const isUsername = violates(error, 'users_username');
    if (isUsername && user.username !== user.email) throw new DomainError('user.duplicateUsername', [], 'username');
    if (isUsername || violates(error, 'users_email')) throw new DomainError('user.duplicateEmail', [], 'email');
    throw error;
  };

export interface NewUser {
  username: string;
  email: string;
  /** Null: invited, nobody can log in yet. */
  passwordHash: string | null;
  name: string;
  language: Language;
  companyId?: number | null;
  /** In the order of the token's scopes: the last one is the current role. */
  roles: readonly Role[];
}

export const userStore = {
  /** By username or e-mail address, in lower case. A username with @ is always its owner's own address, so at most one matches. */
  findByName: (name: string): Promise<User | undefined> =>
    read({ where: { [Op.or]: [{ username: name }, { email: name }] } }),
  findByEmail: (email: string): Promise<User | undefined> => read({ where: { email } }),
  find: (id: number): Promise<User | undefined> => read({ where: { id } }),

  /** Locks the account until the transaction ends. Only its own row is locked. */
  async lock(id: number): Promise<User | undefined> {
    return (await UserRow.findByPk(id, { attributes: ['id'], lock: true })) ? userStore.find(id) : undefined;
  },

  /** In the order of the scopes. */
  async roles(id: number): Promise<Role[]> {
    const rows = await UserRole.findAll({ attributes: ['role'], where: { userId: id }, order: ['position'] });
    return rows.map(({ role }) => role);
  },

  /** Of the operator or deal organisation that the user belongs to. */
  async companyName(id: number): Promise<string | null> {
    const row = await UserRow.findByPk(id, { attributes: ['id'], include: WHERE_THEY_BELONG });
    return row?.company?.name ?? row?.membership?.organisation?.name ?? null;
  },

  async insert({ roles, ...user }: NewUser): Promise<number> {
    const createdAt = clock.now();
    const passwordChangedAt = user.passwordHash === null ? null : createdAt;
    const { id } = await UserRow.create({ ...user, passwordChangedAt, createdAt }).catch(asDuplicate(user));
    await UserRole.bulkCreate(roles.map((role, position) => ({ userId: id, role, position })));
    return id;
  },

  async noteLogin(id: number): Promise<void> {
    await UserRow.update({ lastLoginAt: clock.now() }, { where: { id } });
  },

  /** The same password, hashed at today's cost. */
  async renewHash(id: number, passwordHash: string): Promise<void> {
    await UserRow.update({ passwordHash }, { where: { id } });
  },

  async setPassword(id: number, passwordHash: string): Promise<void> {
    await UserRow.update({ passwordHash, passwordChangedAt: clock.now() }, { where: { id } });
  },

  /** Invalidates logins verified before. Returns the new version. Inside a transaction that holds the row's lock. */
  async raiseCredentialVersion(id: number): Promise<number> {
    await UserRow.increment('credentialVersion', { where: { id } });
    return (await UserRow.findByPk(id, { attributes: ['credentialVersion'] }))?.credentialVersion ?? 0;
  },

  /** The address works: somebody has opened a link that was mailed to it. */
  async verifyEmail(id: number): Promise<void> {
    await UserRow.update({ emailVerifiedAt: clock.now() }, { where: { id, emailVerifiedAt: null } });
  },

  async setLanguage(id: number, language: Language): Promise<void> {
    await UserRow.update({ language }, { where: { id } });
  },

  /** A username that is the old address follows it. `confirmed`: somebody has opened a link that was mailed to the new one. */
  async setEmail({ id, ...old }: User, email: string, { confirmed }: { confirmed: boolean }): Promise<void> {
    const username = old.username === old.email ? email : old.username;
    const emailVerifiedAt = confirmed ? clock.now() : null;
    await UserRow.update({ email, username, emailVerifiedAt }, { where: { id } }).catch(
      asDuplicate({ username, email }),
    );
  },
};
