// Traces: S6-022, S6-023, S6-028
import { describe, expect, it } from 'vitest';
import { type Actor, type Role, ROLES, system, type UserActor, visitor } from '../shared/actor';
import { USER_ACTIONS, userPolicy } from './user.policy';

const OWN = 7;
const FOREIGN = 8;
const actorWith = (roles: readonly Role[], companyId: number | null = OWN): UserActor => ({
  kind: 'user',
  userId: 1,
  roles,
  trainReplacementCustomer: false,
  language: 'sv',
  customerId: null,
  companyId,
});
const allowed = (
  actor: Actor,
  roles: readonly Role[],
  { companyId = OWN, id = 2 }: { companyId?: number | null; id?: number } = {},
): string => USER_ACTIONS.filter((action) => userPolicy.can(actor, action, { id, roles, companyId })).join(' ');

const ALL = 'see create edit disable unlock sendPasswordLink invite logOut resetSecondFactor delete';
const NOT_MADE = 'see edit disable unlock sendPasswordLink invite logOut resetSecondFactor delete';
const COLLEAGUE = 'see create edit disable unlock sendPasswordLink invite logOut delete';
const HELP = 'see edit disable unlock sendPasswordLink invite logOut resetSecondFactor';

/** Written out on purpose: this is the rule, not the code that makes it. Actor → the account's role → action. */
const expected: Partial<Record<Role, Partial<Record<Role, string>>>> = {
  SYSTEM_OWNER: {
    SYSTEM_OWNER: NOT_MADE,
    SYSTEM_ADMIN: ALL,
    TRAFFIC_CONTROLLER: ALL,
    COMPANY_ADMIN: ALL,
    DRIVER: ALL,
    DEAL_CUSTOMER_USER: HELP,
    DEAL_CUSTOMER_ADMIN: HELP,
    DEAL_CUSTOMER_BOOKER: HELP,
    DEAL_CUSTOMER_FINANCE: HELP,
    CUSTOMER: NOT_MADE,
    PRIVATE_CUSTOMER: NOT_MADE,
    CORPORATE_CUSTOMER: NOT_MADE,
  },
  SYSTEM_ADMIN: {
    SYSTEM_OWNER: 'see',
    SYSTEM_ADMIN: 'see create',
    TRAFFIC_CONTROLLER: ALL,
    COMPANY_ADMIN: ALL,
    DRIVER: ALL,
    DEAL_CUSTOMER_USER: HELP,
    DEAL_CUSTOMER_ADMIN: HELP,
    DEAL_CUSTOMER_BOOKER: HELP,
    DEAL_CUSTOMER_FINANCE: HELP,
    CUSTOMER: NOT_MADE,
    PRIVATE_CUSTOMER: NOT_MADE,
    CORPORATE_CUSTOMER: NOT_MADE,
  },
  COMPANY_ADMIN: { COMPANY_ADMIN: COLLEAGUE, DRIVER: COLLEAGUE },
};

describe('userPolicy', () => {
  const pairs = ROLES.flatMap((actorRole) => ROLES.map((targetRole) => [actorRole, targetRole] as const));

  it.each(pairs)('%s with an account of role %s', (actorRole, targetRole) =>
    expect(allowed(actorWith([actorRole]), [targetRole])).toBe(expected[actorRole]?.[targetRole] ?? ''),
  );

  it.each(ROLES)('COMPANY_ADMIN can do nothing with %s of another company, or of none', (targetRole) => {
    const actor = actorWith(['COMPANY_ADMIN']);
    expect(allowed(actor, [targetRole], { companyId: FOREIGN })).toBe('');
    expect(allowed(actor, [targetRole], { companyId: null })).toBe('');
    expect(allowed(actorWith(['COMPANY_ADMIN'], null), [targetRole], { companyId: null })).toBe('');
  });

  it.each([visitor('sv'), system('job')])('visitors can do nothing', (actor) => {
    for (const role of ROLES) expect(allowed(actor, [role])).toBe('');
    expect(userPolicy.list(actor)).toBe(false);
  });

  it.each(ROLES)('users can at most see their own account as %s', (role) =>
    expect(['', 'see']).toContain(allowed(actorWith([role]), [role], { id: 1 })),
  );

  it('checks every role of the account', () => {
    expect(allowed(actorWith(['SYSTEM_ADMIN']), ['DRIVER', 'SYSTEM_OWNER'])).toBe('see');
    expect(allowed(actorWith(['COMPANY_ADMIN']), ['DRIVER', 'SYSTEM_ADMIN'])).toBe('');
    expect(allowed(actorWith(['COMPANY_ADMIN']), [])).toBe('');
  });

  it('counts the strongest role of the actor', () => {
    expect(allowed(actorWith(['DRIVER', 'COMPANY_ADMIN']), ['DRIVER'])).toBe(COLLEAGUE);
    expect(allowed(actorWith(['SYSTEM_ADMIN', 'SYSTEM_OWNER']), ['SYSTEM_ADMIN'])).toBe(ALL);
  });

  it('says which roles can be given', () => {
    expect(userPolicy.givableRoles(actorWith(['SYSTEM_ADMIN']), OWN)).toEqual(['SYSTEM_ADMIN', 'TRAFFIC_CONTROLLER', 'COMPANY_ADMIN', 'DRIVER']); // prettier-ignore
    expect(userPolicy.givableRoles(actorWith(['COMPANY_ADMIN']), OWN)).toEqual(['COMPANY_ADMIN', 'DRIVER']);
    expect(userPolicy.givableRoles(actorWith(['COMPANY_ADMIN']), FOREIGN)).toEqual([]);
    expect(userPolicy.givableRoles(actorWith(['DRIVER']), OWN)).toEqual([]);
  });
});
