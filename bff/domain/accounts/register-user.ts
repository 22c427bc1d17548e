// Traces: S2-181
import { inTransaction } from '@bff/platform/transaction';
import type { Actor, Language, Role } from '../shared/actor';
import { inviteUser } from './invite-user';
import { managedUserStore } from './managed-user.store';
import { rolesToGive } from './user-roles';

export interface NewManagedUser {
  name: string;
  /** Also the login name, unless there is a username. */
  email: string;
  username?: string | undefined;
  /** E.164 or empty. */
  phone: string;
  /** Of mail to the user. */
  language: Language;
  roles: readonly Role[];
  /** The operator of a driver or company admin; ignored for the other roles. */
  companyId: number | null;
}

/**
 * Creates an account for a driver, company admin, traffic controller or system admin, and mails its owner an invitation.
 * @throws DomainError `user.roleNotGivable`, `user.rolesTogether`, `user.companyMissing`, `company.notFound`, `user.duplicateEmail`,
 * `user.duplicateUsername`, `user.usernameNotYours`, each at its field
 */
export async function registerUser(actor: Actor, { phone, ...user }: NewManagedUser): Promise<{ userId: number }> {
  return inTransaction(async () => {
    const given = await rolesToGive(actor, user);
    const { userId } = await inviteUser({ ...user, ...given }, actor);
    if (phone) await managedUserStore.setPhone(userId, phone);
    return { userId };
  });
}
