import type { UserAction } from '../accounts';
import { hasRole, type Role, type UserActor } from '../shared/actor';
import { DEAL_SCOPES } from './deal-roles';
import type { DealRight } from './deal-user.store';

/** Somebody of the actor's own organisation. */
interface Colleague {
  id: number;
  roles: readonly Role[];
  rights: readonly DealRight[];
}

/** Where the actor is an administrator. */
interface Administered {
  /** Those units and all under them. */
  units: ReadonlySet<number>;
  /** The top one too. */
  whole: boolean;
}

/** A lost second factor is looked into by somebody outside the organisation. */
const EVERYTHING: readonly UserAction[] = ['see', 'edit', 'disable', 'unlock', 'invite', 'logOut', 'delete'];

/**
 * What an organisation's administrator may do with an account of the same organisation (decision 0220): everything where all of its rights
 * are within what they administer, look at it where some are. Who has no rights left is the top unit's. One's own account is only looked at.
 */
export const dealUserPolicy = {
  actions(actor: UserActor, user: Colleague, { units, whole }: Administered): readonly UserAction[] {
    if (!hasRole(actor, 'DEAL_CUSTOMER_ADMIN') || units.size === 0) return [];
    if (!user.roles.every((role) => DEAL_SCOPES.includes(role))) return [];
    if (user.id === actor.userId) return ['see'];
    const within = user.rights.filter(({ unitId }) => units.has(unitId)).length;
    if (whole || (within > 0 && within === user.rights.length)) return EVERYTHING;
    return within > 0 ? ['see'] : [];
  },
};
