import { inTransaction } from '@bff/platform/transaction';
import { type Language, system } from '../shared/actor';
import { inviteUser } from './invite-user';
import { administratorStore } from './administrator.store';
import { managedUserStore } from './managed-user.store';

const NOBODY = 0;

/**
 * Invites the first owner of an installation: the one account that nobody exists to create. Returns false, and changes nothing, once an
 * owner can log in. An invitation that nobody accepted is replaced, because its address may have been wrong.
 * @throws DomainError `user.duplicateEmail` when the address is another account's
 */
export async function inviteFirstOwner(owner: { email: string; name: string; language: Language }): Promise<boolean> {
  const by = system('first-owner');
  return inTransaction(async () => {
    await administratorStore.lockOwners();
    const owners = await administratorStore.otherOwners(NOBODY);
    if (owners.some(({ canLogIn }) => canLogIn)) return false;
    for (const userId of await administratorStore.invitedOwners()) {
      const invited = await managedUserStore.lock(userId);
      if (invited) await managedUserStore.erase(invited, by, 'replaced');
    }
    await inviteUser({ ...owner, roles: ['SYSTEM_OWNER'], companyId: null }, by);
    return true;
  });
}
