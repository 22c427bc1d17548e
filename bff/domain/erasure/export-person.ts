import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { findAccount, rolesOf, tryKeysOf } from '../accounts';
import { customerOfUser } from '../customers';
import { ownDataStore } from './own-data.store';
import { personalDataKeepers } from './personal-data';

/** Everything held about the actor, as JSON. Instants are UTC, amounts öre. */
export type PersonExport = Awaited<ReturnType<typeof exportPerson>>;

/**
 * Everything held about the actor: account, customer record, where they are and were logged in, what they did and what was done to their
 * account, and the data of other nouns. Which table goes where is in `bff/areas/erasure/export.db.test.ts`. The caller has checked for a
 * recent login.
 */
export async function exportPerson(actor: UserActor) {
  const user = await findAccount(actor.userId);
  must(user, 'user.notFound');
  const { id, username, email, name, status, language, emailVerifiedAt, createdAt } = user;
  const customer = await customerOfUser(id);
  const subject = { userId: id, customerId: customer?.id ?? null };
  const kept = await Promise.all(
    personalDataKeepers().map(async (keeper) => [keeper.name, await keeper.export(subject)] as const),
  );
  logger.info({ event: 'user.exported', userId: id }, 'personal data exported');
  return {
    exported: clock.now(),
    account: { username, email, name, status, language, emailVerified: emailVerifiedAt, created: createdAt, roles: await rolesOf(id), ...(await ownDataStore.account(id)) }, // prettier-ignore
    contact: customer ?? null,
    sessions: await ownDataStore.sessions(id),
    apiLogins: await ownDataStore.apiLogins(id),
    links: await ownDataStore.links(id),
    emailChanges: await ownDataStore.emailChanges(id),
    logins: await ownDataStore.logins(id, tryKeysOf(user)),
    letters: await ownDataStore.letters(await ownDataStore.addresses(id, subject.customerId, email)),
    actions: await ownDataStore.actions(id),
    events: await ownDataStore.events(id, subject.customerId),
    work: {
      driverPrices: await ownDataStore.driverPrices(id),
      decidedApplications: await ownDataStore.decidedApplications(id),
      savedPages: await ownDataStore.savedPages(id),
      lockedVehicles: await ownDataStore.lockedVehicles(id),
      askedDeletions: await ownDataStore.askedDeletions(id),
    },
    receipts: await ownDataStore.receipts(id, subject.customerId),
    integrations: await ownDataStore.integrations(subject.customerId),
    ...(Object.fromEntries(kept) as Record<string, unknown>),
  };
}
