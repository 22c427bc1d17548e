// Traces: S6-036, S6-037, S8-266
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import { eraseAccount, lockAccount, lockUserFor, type ManagedUser, openJourneysOf, userPolicy } from '../accounts'; // prettier-ignore
import { findCustomer, pseudonymiseCustomer } from '../customers';
import { queueMail } from '../notifications';
import type { Actor, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { forgetMailsAbout, forgetRecipients } from '../shared/outbox-recipients.store';
import { toLocalDate } from '../shared/time';
import { deletedAccountStore } from './deleted-account.store';
import { ownDataStore } from './own-data.store';
import { obstacleOf, refusalOf, subjectOf } from './deletion-obstacle';
import { deletionQueueStore, type WaitingDeletion } from './deletion-queue.store';
import { type DataSubject, type DeletionObstacle, personalDataKeepers } from './personal-data';

/** Accounts are kept through the seventh year after the one they are about (BFL 7:2). */
const YEARS_KEPT = 7;

/**
 * Deletes an account, one's own (customers) or another's: nobody is in it any more, its name and address are free, and the person is told
 * by mail. The event log, orders and accounting data stay, without the person; the recipients of invoices are kept sealed for as long as
 * accounting requires (decision 0143). The caller has checked for a recent login.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `user.lastCompanyAdmin`, `user.lastOwner`, `user.driverIsPlanned`,
 * and what keepers of personal data refuse: `user.tripsUpcoming`, `user.lastTripRecent`, `user.refundsOpen`
 */
export async function deleteUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => deleteLocked(actor, await lockForDeletion(actor, userId)));
  logger.info({ event: 'user.deleted', userId }, 'account deleted');
}

/** Inside a transaction that has locked the account. @throws DomainError as `deleteUser`, if something prevents it */
export async function deleteLocked(by: Actor, user: ManagedUser, code?: EventCode): Promise<void> {
  const journeys = await openJourneysOf(user.id);
  must(journeys === 0, 'user.driverIsPlanned', [journeys]);
  const obstacle = await obstacleOf(subjectOf(user));
  if (obstacle) throw refusalOf(obstacle);
  const { name, email, language } = user;
  await queueMail('accountDeleted', { to: email, language, data: { name } });
  await takeOut(user, by, code);
}

/** The account, locked, if the actor may delete it: their own, or as an administrator. */
export async function lockForDeletion(actor: Actor, userId: number): Promise<ManagedUser> {
  if (actor.kind === 'user' && actor.userId === userId) {
    const user = await lockAccount(userId);
    must(user, 'user.notFound');
    must(userPolicy.deleteOneself(user.roles), 'user.self');
    return user;
  }
  const { user, mayBecome } = await lockUserFor(actor, 'delete', userId);
  await mayBecome({ active: false });
  return user;
}

/** Removes everything about the person, everywhere. */
async function takeOut(user: ManagedUser, by: Actor, code: EventCode | undefined): Promise<void> {
  const subject = subjectOf(user);
  await keepForAccounting(subject);
  // While the addresses are still known.
  await forgetRecipients(await ownDataStore.addresses(subject.userId, subject.customerId, user.email));
  await forgetMailsAbout(await ownDataStore.numbers(subject.userId, subject.customerId));
  for (const keeper of personalDataKeepers()) await keeper.pseudonymise(subject);
  if (subject.customerId !== null) await pseudonymiseCustomer(subject.customerId);
  await eraseAccount(user, by, code);
}

async function keepForAccounting(subject: DataSubject): Promise<void> {
  const days = await Promise.all(personalDataKeepers().map((keeper) => keeper.lastAccounted(subject)));
  const last = days.filter((day) => day !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];
  const customer = subject.customerId === null ? undefined : await findCustomer(subject.customerId);
  if (!last || !customer) return;
  const { customerType, name, companyName, orgNumber, vatNumber, street, postcode, city, countryCode } = customer;
  const person = { customerType, name, companyName, orgNumber, vatNumber, street, postcode, city, countryCode };
  const year = Number(toLocalDate(last).slice(0, 4)) + YEARS_KEPT;
  await deletedAccountStore.keep(subject.userId, person, `${year}-12-31`);
}

export interface OwnDeletion {
  /** False for accounts created by an organisation or an administrator, who delete them. */
  mayDelete: boolean;
  /** What prevents it, and until when. */
  obstacle: DeletionObstacle | null;
  /** It has been requested, and will happen automatically. */
  waiting: WaitingDeletion | null;
}

/** Whether the actor may delete their own account, what prevents it and until when, and whether a deletion is waiting. */
export async function ownDeletion(actor: UserActor): Promise<OwnDeletion> {
  if (!userPolicy.deleteOneself(actor.roles)) return { mayDelete: false, obstacle: null, waiting: null };
  const [obstacle, waiting] = await Promise.all([
    obstacleOf(subjectOf({ id: actor.userId, customerId: actor.customerId })),
    deletionQueueStore.find(actor.userId),
  ]);
  return { mayDelete: true, obstacle: obstacle ?? null, waiting: waiting ?? null };
}
