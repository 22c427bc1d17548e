// Traces: S8-261, S8-262, S8-263
import type { Actor, Role } from '../shared/actor';
import { must } from '../shared/errors';
import { administratorStore } from './administrator.store';
import { userPolicy } from './user.policy';

/** The roles of a company's people: they may be combined, and need the company. In the order of the scopes. */
const OF_COMPANY: readonly Role[] = ['DRIVER', 'COMPANY_ADMIN'];

/**
 * The roles in the order of the scopes, and their company, if the actor may give them.
 * @throws DomainError `user.roleNotGivable`, `user.rolesTogether` (field `roles`), `user.companyMissing`, `company.notFound` (field
 * `companyId`)
 */
export async function rolesToGive(
  actor: Actor,
  given: { roles: readonly Role[]; companyId: number | null },
): Promise<{ roles: Role[]; companyId: number | null }> {
  const isOfCompany = given.roles.every((role) => OF_COMPANY.includes(role));
  must(given.roles.length === 1 || (given.roles.length > 1 && isOfCompany), 'user.rolesTogether', [], 'roles');
  const companyId = isOfCompany ? given.companyId : null;
  must(!isOfCompany || companyId !== null, 'user.companyMissing', [], 'companyId');
  must(
    userPolicy.can(actor, 'create', { id: null, roles: given.roles, companyId }),
    'user.roleNotGivable',
    [],
    'roles',
  );
  if (companyId !== null) must(await administratorStore.lockCompany(companyId), 'company.notFound', [], 'companyId');
  const roles = isOfCompany ? OF_COMPANY.filter((role) => given.roles.includes(role)) : [...given.roles];
  return { roles, companyId };
}
