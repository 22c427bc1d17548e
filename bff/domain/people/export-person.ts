import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { customerStore } from './customer.store';
import { accountKey } from './login-lockout';
import { ownDataStore } from './own-data.store';
import { personalDataKeepers } from './personal-data';
import { userStore } from './user.store';

/** Everything that is held about the actor, as JSON. Instants are UTC, amounts öre. */
export type PersonExport = Awaited<ReturnType<typeof exportPerson>>;

/**
 * Everything that is held about the actor: account, customer record, where they are and were logged in, what the event log says that they
 * did, and what other nouns keep. Letters are not kept after they have been sent. The caller has made sure of a recent login.
 */
export async function exportPerson(actor: UserActor) {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  const { id, username, email, name, status, language, emailVerifiedAt, createdAt } = user;
  const customer = await customerStore.findOfUser(id);
  const subject = { userId: id, customerId: customer?.id ?? null };
  const kept = await Promise.all(
    personalDataKeepers().map(async (keeper) => [keeper.name, await keeper.export(subject)] as const),
  );
  logger.info({ event: 'user.exported', userId: id }, 'personal data exported');
  return {
    exported: clock.now(),
    account: { username, email, name, status, language, emailVerified: emailVerifiedAt, created: createdAt, roles: await userStore.roles(id), ...(await ownDataStore.account(id)) }, // prettier-ignore
    contact: customer ?? null,
    sessions: await ownDataStore.sessions(id),
    logins: await ownDataStore.logins(accountKey(user, '')),
    actions: await ownDataStore.actions(id),
    ...(Object.fromEntries(kept) as Record<string, unknown>),
  };
}
