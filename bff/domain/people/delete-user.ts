import { formatDateTime } from '@formats';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import { type Actor, hasRole, type UserActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { toLocalDate } from '../shared/time';
import { customerStore } from './customer.store';
import { deletedAccountStore, type AccountedPerson } from './deleted-account.store';
import { lockUserFor } from './lock-user-for';
import { unlock } from './login-lockout';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { type DataSubject, type DeletionObstacle, personalDataKeepers } from './personal-data';
import { logOutEverywhere } from './session';
import { loggedState } from './user-states';
import { userPolicy } from './user.policy';

/** Accounts are kept through the seventh year after the one they are about (BFL 7:2). */
const YEARS_KEPT = 7;

/**
 * Deletes an account, one's own (customers) or another's: nobody is in it any more, its name and address are free, and the person is told
 * by mail. What the event log, orders and the accounts say stays, without the person; who an invoice was to is kept sealed for as long as
 * accounting must (decision 0143). The caller has made sure of a recent login.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `user.lastCompanyAdmin`, `user.lastOwner`,
 *   `user.driverIsPlanned`, and what keepers of personal data refuse: `user.tripsUpcoming`, `user.lastTripRecent`, `user.refundsOpen`
 */
export async function deleteUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const user = await lockForDeletion(actor, userId);
    const journeys = await managedUserStore.openJourneys(userId);
    must(journeys === 0, 'user.driverIsPlanned', [journeys]);
    const obstacle = await obstacleOf(subjectOf(user));
    if (obstacle) throw refusalOf(obstacle);
    const { name, email, language } = user;
    await queueMail('accountDeleted', { to: email, language, data: { name } });
    await takeOut(user);
    await logTransition({ entity: 'user', entityId: userId, from: loggedState(user), to: 'deleted', by: actor });
  });
  logger.info({ event: 'user.deleted', userId }, 'account deleted');
}

async function lockForDeletion(actor: Actor, userId: number): Promise<ManagedUser> {
  if (actor.kind === 'user' && actor.userId === userId) {
    const user = await managedUserStore.lock(userId);
    must(user, 'user.notFound');
    must(userPolicy.deleteOneself(user.roles), 'user.self');
    return user;
  }
  const { user, mayBecome } = await lockUserFor(actor, 'delete', userId);
  await mayBecome({ active: false });
  return user;
}

const subjectOf = ({ id, customerId }: ManagedUser): DataSubject => ({ userId: id, customerId });

/** The obstacle that lasts longest; one without a known end before all. */
async function obstacleOf(subject: DataSubject): Promise<DeletionObstacle | undefined> {
  const found = await Promise.all(personalDataKeepers().map((keeper) => keeper.obstacle(subject)));
  const endOf = ({ possibleFrom }: DeletionObstacle) => possibleFrom?.getTime() ?? Infinity;
  return found.filter((obstacle) => obstacle !== undefined).sort((a, b) => endOf(b) - endOf(a))[0];
}

const refusalOf = ({ key, possibleFrom }: DeletionObstacle): DomainError =>
  new DomainError(key, possibleFrom ? [formatDateTime(possibleFrom)] : []);

/** Everything about the person, everywhere. */
async function takeOut(user: ManagedUser): Promise<void> {
  const subject = subjectOf(user);
  await keepForAccounting(subject);
  for (const keeper of personalDataKeepers()) await keeper.pseudonymise(subject);
  if (subject.customerId !== null) await customerStore.pseudonymise(subject.customerId);
  await unlock(user);
  await logOutEverywhere(user.id);
  await managedUserStore.erase(user.id);
}

async function keepForAccounting(subject: DataSubject): Promise<void> {
  const days = await Promise.all(personalDataKeepers().map((keeper) => keeper.lastAccounted(subject)));
  const last = days.filter((day) => day !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];
  const customer = subject.customerId === null ? undefined : await customerStore.find(subject.customerId);
  if (!last || !customer) return;
  const { customerType, name, companyName, orgNumber, vatNumber, street, postcode, city, countryCode } = customer;
  const person = { customerType, name, companyName, orgNumber, vatNumber, street, postcode, city, countryCode };
  const year = Number(toLocalDate(last).slice(0, 4)) + YEARS_KEPT;
  await deletedAccountStore.keep(subject.userId, person, `${year}-12-31`);
}

export interface OwnDeletion {
  /** False for accounts that an organisation or an administrator has made: those delete them. */
  mayDelete: boolean;
  /** Why not yet, and from when. */
  obstacle: DeletionObstacle | null;
}

/** May the actor delete their own account, and if not yet, why and from when? */
export async function ownDeletion(actor: UserActor): Promise<OwnDeletion> {
  const mayDelete = userPolicy.deleteOneself(actor.roles);
  const obstacle = mayDelete ? await obstacleOf({ userId: actor.userId, customerId: actor.customerId }) : undefined;
  return { mayDelete, obstacle: obstacle ?? null };
}

/**
 * Who stood behind a deleted account, for the accounts' sake: to owners alone, and written down with the reason.
 * @throws DomainError `auth.noPermission`, `user.notFound`
 */
export async function accountedPersonOf(actor: Actor, userId: number, reason: string): Promise<AccountedPerson> {
  must(hasRole(actor, 'SYSTEM_OWNER'), 'auth.noPermission');
  return inTransaction(async () => {
    const person = await deletedAccountStore.find(userId);
    must(person, 'user.notFound');
    await logTransition({ entity: 'user', entityId: userId, from: 'deleted', to: 'deleted', by: actor, reason });
    return person;
  });
}
