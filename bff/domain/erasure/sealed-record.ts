// Traces: S8-253
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Customer } from '../customers';
import {
  type AccountedPerson,
  deletedAccountStore,
  type SealedRecord,
  type SealOpening,
  SEAL_OPENED,
} from './deleted-account.store';
import { userPolicy } from '../accounts';

export interface SeenSeal extends Omit<SealedRecord, 'sealed'> {
  /** Newest first. */
  openings: SealOpening[];
}

/**
 * That a deleted customer has sealed data, until when, and who has looked at it, but not the data. By the customer's number, as bookings
 * have it.
 * @throws DomainError `auth.noPermission`; `user.sealNotFound` when nothing is kept, or nothing any more
 */
export async function sealOf(actor: Actor, customerId: number): Promise<SeenSeal> {
  must(userPolicy.openSeal(actor), 'auth.noPermission');
  const record = await deletedAccountStore.find(customerId);
  must(record, 'user.sealNotFound');
  const { sealed: _, ...known } = record;
  return { ...known, openings: await deletedAccountStore.openings(record.userId) };
}

/** Whether a customer has sealed data that the actor may look up. */
export const isSealed = async (actor: Actor, { id, deletedAt }: Pick<Customer, 'id' | 'deletedAt'>): Promise<boolean> =>
  deletedAt !== null && userPolicy.openSeal(actor) && (await deletedAccountStore.find(id)) !== undefined;

/**
 * Who was behind a deleted account, for accounting: logged with who asks and why. The caller has checked for a recent login.
 * @throws DomainError `auth.noPermission`, `user.sealNotFound`
 */
export async function openSeal(actor: Actor, customerId: number, reason: string): Promise<AccountedPerson> {
  must(userPolicy.openSeal(actor), 'auth.noPermission');
  return inTransaction(async () => {
    const record = await deletedAccountStore.find(customerId);
    must(record, 'user.sealNotFound');
    const seal = { entity: 'user', entityId: record.userId, from: 'deleted', to: 'deleted' };
    await logTransition({ ...seal, by: actor, reason, data: { [SEAL_OPENED]: true } }); // prettier-ignore
    return deletedAccountStore.open(record);
  });
}
