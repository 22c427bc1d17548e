import { clock } from '@bff/platform/clock';
import {
  AccessToken,
  AccountDeletion,
  Booking,
  DriverCostListDriver,
  EmailChange,
  Journey,
  OneTimeToken,
  RecoveryCode,
  SecondFactor,
  Session,
  User,
  UserRole,
} from '@db/models';
import type { EventCode } from '@states/event-codes';
import type { Actor, Language, Role } from '../shared/actor';
import { changeState } from '../shared/change-state.store';
import { logTransition } from '../shared/event-log.store';
import { loggedState, userStates, type UserStatus } from './user-states';
import { standingsOf, type UserStanding } from './user-standing.store';

/** An account as those who administer it see and change it. */
export interface ManagedUser {
  id: number;
  username: string;
  name: string;
  email: string;
  /** E.164 or empty. */
  phone: string;
  language: Language;
  status: UserStatus;
  standing: UserStanding;
  /** In the order of the scopes. */
  roles: Role[];
  companyId: number | null;
  companyName: string | null;
  /** The customer record, for a customer. */
  customerId: number | null;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Asked for a code besides the password. */
  hasSecondFactor: boolean;
  /** Its deletion has been requested and is pending. */
  awaitsDeletion: boolean;
  lastLogin: Date | null;
  created: Date;
}

/** The part of it that a change of its status needs. */
type Stated = Pick<ManagedUser, 'id' | 'status' | 'hasPassword'>;

const machine = { model: User, states: userStates };

export const managedUserStore = {
  /** A deleted account is not found. */
  async find(id: number): Promise<ManagedUser | undefined> {
    const user = await User.findOne({
      where: { id, pseudonymisedAt: null },
      include: [
        { association: 'roles', attributes: ['role', 'position'] },
        { association: 'company', attributes: ['name'] },
        { association: 'customer', attributes: ['id'] },
        { association: 'secondFactor', attributes: ['userId'] },
        { association: 'deletion', attributes: ['userId'] },
      ],
      order: [['roles', 'position', 'ASC']],
    });
    if (!user) return undefined;
    const standingOf = await standingsOf([user]);
    return {
      id: user.id,
      username: user.username,
      name: user.name,
      email: user.email,
      phone: user.phone,
      language: user.language,
      status: user.status,
      standing: standingOf(user),
      roles: user.roles?.map(({ role }) => role) ?? [],
      companyId: user.companyId,
      companyName: user.company?.name ?? null,
      customerId: user.customer?.id ?? null,
      emailVerified: user.emailVerifiedAt !== null,
      hasPassword: user.passwordHash !== null,
      hasSecondFactor: Boolean(user.secondFactor),
      awaitsDeletion: Boolean(user.deletion),
      lastLogin: user.lastLoginAt,
      created: user.createdAt,
    };
  },

  /** Locks the account until the transaction ends. */
  async lock(id: number): Promise<ManagedUser | undefined> {
    await User.findByPk(id, { attributes: ['id'], lock: true });
    return this.find(id);
  },

  async update(
    id: number,
    { name, phone, companyId, roles }: Pick<ManagedUser, 'name' | 'phone' | 'companyId' | 'roles'>,
  ): Promise<void> {
    await User.update({ name, phone, companyId }, { where: { id } });
    await this.setRoles(id, roles);
  },

  async setRoles(id: number, roles: readonly Role[]): Promise<void> {
    await UserRole.destroy({ where: { userId: id } });
    await UserRole.bulkCreate(roles.map((role, position) => ({ userId: id, role, position })));
  },

  async setPhone(id: number, phone: string): Promise<void> {
    await User.update({ phone }, { where: { id } });
  },

  /** Moves the account's status. Its row must be locked. */
  move: (user: Stated, to: UserStatus, actor: Actor, code: EventCode): Promise<void> =>
    changeState(machine, user, to, {
      actor,
      code,
      as: { from: loggedState(user), to: loggedState({ ...user, status: to }) },
    }),

  /**
   * Removes the person from the account. The row stays, closed, because the event log and orders refer to it. Name and address can be used
   * again. Its row must be locked.
   */
  async erase(user: Stated, actor: Actor, code: EventCode | undefined): Promise<void> {
    const { id } = user;
    const theirs = { where: { userId: id } };
    await UserRole.destroy(theirs);
    await Session.destroy(theirs);
    await AccessToken.destroy(theirs);
    await OneTimeToken.destroy(theirs);
    await EmailChange.destroy(theirs);
    await RecoveryCode.destroy(theirs);
    await AccountDeletion.destroy(theirs);
    await SecondFactor.destroy(theirs);
    await DriverCostListDriver.destroy(theirs);
    const set = {
      username: `deleted-${id}`,
      email: `deleted-${id}@deleted.invalid`,
      name: '',
      phone: '',
      passwordHash: null,
      emailVerifiedAt: null,
      lastLoginAt: null,
      pseudonymisedAt: clock.now(),
    };
    const as = { from: loggedState(user), to: 'deleted' };
    if (user.status !== 'inactive') return changeState(machine, user, 'inactive', { actor, code, set, as });
    await User.update(set, { where: { id } });
    await logTransition({ entity: 'user', entityId: id, ...as, by: actor, code });
  },

  /** Journeys with this driver that are not over. */
  openJourneys: (id: number): Promise<number> =>
    Journey.scope('notOver').count({
      where: { driverUserId: id },
      include: { association: 'booking', model: Booking.scope('live'), required: true },
    }),
};
