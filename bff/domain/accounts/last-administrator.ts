// Traces: S8-264, S8-265
import type { Role } from '../shared/actor';
import { must } from '../shared/errors';
import { administratorStore, type OtherAdministrator } from './administrator.store';
import type { ManagedUser } from './managed-user.store';
import { userManagers } from './user-managers';

/** What an account is after a change, as far as it matters to being an administrator. */
interface After {
  active: boolean;
  roles: readonly Role[];
  companyId: number | null;
}

/**
 * Makes sure that a company or organisation keeps an active administrator, and the system an owner. Call it in the transaction with what
 * the account will be, before locking the account. It takes the lock that two such changes share (the company's or organisation's row; the
 * owners' rows) and returns the check, to be run on the account as read under the locks.
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

/** A user who has not chosen a password yet can only replace another such user. */
const canReplace = (others: readonly OtherAdministrator[], { standing }: ManagedUser): boolean =>
  others.some(({ canLogIn }) => canLogIn || standing === 'invited');
