// Traces: S8-264, S8-265
import type { Role } from '../shared/actor';
import { must } from '../shared/errors';
import { administratorStore, type OtherAdministrator } from './administrator.store';
import type { ManagedUser } from './managed-user.store';
import { userManagers } from './user-managers';

/** What an account is after a change, as far as it keeps something going. */
interface After {
  active: boolean;
  roles: readonly Role[];
  companyId: number | null;
}

/**
 * A company or organisation keeps an active administrator, and the system an owner: call it in the transaction, before the account is locked and with what
 * it will be. Takes the lock that two such changes meet at (the company's or organisation's row; the owners' rows), and answers the check, to be made with
 * the account as it is under the locks.
 * @throws DomainError from the check: `user.lastCompanyAdmin`, `user.lastOwner`, `dealUnit.keepsAdmin`
 */
export async function guardLastAdministrator(
  seen: ManagedUser,
): Promise<(user: ManagedUser, after: After) => Promise<void>> {
  if (seen.roles.includes('SYSTEM_OWNER')) await administratorStore.lockOwners();
  if (seen.companyId !== null) await administratorStore.lockCompany(seen.companyId);
  const checks: (() => Promise<void>)[] = [];
  for (const manager of userManagers()) checks.push(await manager.guard(seen.id));
  return async (user, after) => {
    if (user.status !== 'active') return;
    const loses = (role: Role) => user.roles.includes(role) && !(after.active && after.roles.includes(role));
    if (loses('SYSTEM_OWNER')) must(canReplace(await administratorStore.otherOwners(user.id), user), 'user.lastOwner');
    const leaves = user.companyId !== null && user.companyId !== after.companyId;
    const wasAdmin = user.companyId !== null && user.roles.includes('COMPANY_ADMIN');
    if (wasAdmin && (leaves || loses('COMPANY_ADMIN'))) {
      const others = await administratorStore.otherCompanyAdmins(user.companyId as number, user.id);
      must(canReplace(others, user), 'user.lastCompanyAdmin');
    }
    if (!after.active) for (const check of checks) await check();
  };
}

/** Somebody who has not chosen a password yet replaces only their like. */
const canReplace = (others: readonly OtherAdministrator[], { standing }: ManagedUser): boolean =>
  others.some(({ canLogIn }) => canLogIn || standing === 'invited');
