import type { UserAction } from '../accounts';
import { hasRole, type Role, type UserActor } from '../shared/actor';
import { DEAL_SCOPES } from './deal-roles';
import type { DealRight } from './deal-user.store';

/** A user of the actor's own organisation. */
interface Colleague {
  id: number;
  roles: readonly Role[];
  rights: readonly DealRight[];
}

/** Where the actor is an administrator. */
interface Administered {
  /** Those units and all under them. */
  units: ReadonlySet<number>;
  /** Including the top one. */
  whole: boolean;
}

/** A lost second factor is examined by somebody outside the organisation. */
const EVERYTHING: readonly UserAction[] = [
  'see',
  'edit',
  'disable',
  'unlock',
  'sendPasswordLink',
  'invite',
  'logOut',
  'delete',
];

/**
 * What an organisation's administrator may do with an account of the same organisation (decision 0220): everything if all of its rights are
 * within the units they administer, see it if some are. An account without rights belongs to the top unit. One's own account can only be
 * seen.
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
