import type { Actor } from '../shared/actor';
import type { Reach } from './deal-organisation.policy';
import type { DealRole } from './deal-roles';
import { type DealUnit, dealUnitStore, type ReachedUnit } from './deal-unit.store';
import { dealUserStore } from './deal-user.store';

/** An organisation's units with a user's rights for each: rights reach down the tree. */
export async function reachedUnits(userId: number, organisationId: number): Promise<ReachedUnit[]> {
  const [units, rights] = await Promise.all([dealUnitStore.tree(organisationId), dealUserStore.rightsOf(userId)]);
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]));
  const rolesAt = (unit: DealUnit): DealRole[] => {
    const roles = new Set<DealRole>();
    for (let id: number | null | undefined = unit.id; id; id = parents.get(id))
      for (const right of rights) if (right.unitId === id) roles.add(right.role);
    return [...roles];
  };
  return units.map((unit) => ({ ...unit, roles: rolesAt(unit) }));
}

/** The actor's rights for one unit; undefined for a unit of another organisation. */
export async function reachOf(actor: Actor, unit: { id: number; organisationId: number }): Promise<Reach | undefined> {
  if (actor.kind !== 'user') return undefined;
  if ((await dealUserStore.organisationOf(actor.userId)) !== unit.organisationId) return undefined;
  return (await reachedUnits(actor.userId, unit.organisationId)).find(({ id }) => id === unit.id);
}

/** The actor's rights for the whole organisation, that is at its top unit; undefined for another organisation. */
export async function reachOfTop(actor: Actor, organisationId: number): Promise<Reach | undefined> {
  if (actor.kind !== 'user') return undefined;
  if ((await dealUserStore.organisationOf(actor.userId)) !== organisationId) return undefined;
  return (await reachedUnits(actor.userId, organisationId)).find(({ parentId }) => parentId === null);
}
