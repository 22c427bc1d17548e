// Traces: S2-137, S2-138, S6-026, S7-029, S7-030, S7-031, S7-032, S8-056, S8-190, S8-191, S8-195, S8-320
import { inTransaction } from '@bff/platform/transaction';
import { type Actor, hasRole, isAdmin } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { logTransition } from '../shared/event-log.store';
import { revisionOf } from '../shared/revision';
import { actsFor } from './act-for';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { type DealUnit, dealUnitStore, type KeptUnit, type ReachedUnit } from './deal-unit.store';
import { dealUserStore } from './deal-user.store';
import { reachedUnits, reachOf } from './reach';

export interface UnitListQuery {
  onlyActive: boolean;
  descending: boolean;
  limit: number;
  offset: number;
}

/** The organisation chosen by the request for a traffic controller to act for. */
interface Acting {
  organisationId?: number | null | undefined;
}

const withoutRoles = ({ roles: _roles, ...unit }: ReachedUnit): DealUnit => unit;

/**
 * Customer units: all for administrators; for an organisation's users those within their rights; for a traffic controller those of the
 * organisation they act for.
 * @throws DomainError `auth.noPermission`
 */
export async function customerUnits(
  actor: Actor,
  { onlyActive, descending, limit, offset }: UnitListQuery,
  acting: Acting = {},
): Promise<Page<DealUnit>> {
  must(dealOrganisationPolicy.list(actor) && actor.kind === 'user', 'auth.noPermission');
  const page = { onlyActive, descending, limit, offset };
  if (isAdmin(actor)) return dealUnitStore.search({ organisationId: null, ...page });
  if (hasRole(actor, 'TRAFFIC_CONTROLLER')) {
    const { organisationId } = acting;
    must(organisationId && (await actsFor(actor, organisationId)), 'auth.noPermission');
    return dealUnitStore.search({ organisationId, ...page });
  }
  const organisationId = await dealUserStore.organisationOf(actor.userId);
  if (organisationId === undefined) return { rows: [], total: 0 };
  const reached = (await reachedUnits(actor.userId, organisationId)).filter(
    (unit) => dealOrganisationPolicy.see(actor, unit) && (unit.active || !onlyActive),
  );
  const sorted = reached.sort((a, b) => (a.name.localeCompare(b.name, 'sv') || a.id - b.id) * (descending ? -1 : 1));
  return { rows: sorted.slice(offset, offset + limit).map(withoutRoles), total: reached.length };
}

/**
 * The active units that the actor may buy for. Without an organisation: those of their own, or of the one a traffic controller acts for.
 * @throws DomainError `auth.noPermission`, `dealOrganisation.notFound` for one that the actor may not buy for
 */
export async function unitsForPurchase(
  actor: Actor,
  asked: number | undefined,
  acting: Acting = {},
): Promise<DealUnit[]> {
  must(dealOrganisationPolicy.listForPurchase(actor) && actor.kind === 'user', 'auth.noPermission');
  const isController = hasRole(actor, 'TRAFFIC_CONTROLLER');
  const own = isController ? acting.organisationId : await dealUserStore.organisationOf(actor.userId);
  const organisationId = asked ?? own ?? undefined;
  must(organisationId !== undefined, 'auth.noPermission');
  if (isAdmin(actor) || (isController && organisationId === own && (await actsFor(actor, organisationId)))) {
    const units = await dealUnitStore.tree(organisationId);
    must(units.length > 0, 'dealOrganisation.notFound');
    return units.filter(({ active }) => active);
  }
  must(organisationId === own && !isController, 'dealOrganisation.notFound');
  const reached = await reachedUnits(actor.userId, organisationId);
  return reached.filter((unit) => unit.active && dealOrganisationPolicy.buy(unit)).map(withoutRoles);
}

/**
 * Adds a unit under another.
 * @throws DomainError `dealUnit.notFound` (also for one out of reach), `auth.noPermission`, `dealUnit.duplicateName`@name
 */
export async function addDealUnit(
  actor: Actor,
  { parentId, name, costCenter }: { parentId: number; name: string; costCenter: string },
): Promise<{ unitId: number }> {
  return inTransaction(async () => {
    const { organisationId } = await lockManageable(actor, parentId);
    const unitId = await dealUnitStore.insert({ organisationId, parentId, name, costCenter });
    await logTransition({ entity: 'dealUnit', entityId: unitId, from: null, to: 'active', by: actor });
    return { unitId };
  });
}

/** The facts that a form about a unit shows; their revision is sent back with the change. */
type EditedUnit = Pick<KeptUnit, 'name' | 'costCenter' | 'status'>;
const editableFacts = ({ name, costCenter, status }: EditedUnit) => ({ name, costCenter, status });

/** A unit that the actor may change. @throws DomainError `dealUnit.notFound`, `auth.noPermission` */
export async function seeDealUnit(
  actor: Actor,
  unitId: number,
): Promise<{ unit: KeptUnit; revision: string; isInUse: boolean }> {
  const unit = await manageable(actor, unitId);
  return { unit, revision: revisionOf(editableFacts(unit)), isInUse: await dealUnitStore.isInUse(unitId) };
}

/**
 * Changes a unit, which never moves. With the `revision` of what the form showed, nobody's change is overwritten unseen.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `input.changedMeanwhile`, `dealUnit.topActive`@status,
 * `dealUnit.duplicateName`@name
 */
export async function editDealUnit(
  actor: Actor,
  unitId: number,
  { revision, ...edited }: EditedUnit & { revision?: string },
): Promise<void> {
  await editRecord<KeptUnit, EditedUnit>({
    entity: 'dealUnit',
    entityId: unitId,
    by: actor,
    seen: revision,
    facts: editableFacts,
    lock: () => lockManageable(actor, unitId),
    change: ({ parentId }) => {
      must(parentId !== null || edited.status === 'active', 'dealUnit.topActive', [], 'status');
      return edited;
    },
    write: async ({ status, ...details }, unit, changed) => {
      await dealUnitStore.update(unitId, details);
      if (changed.includes('status')) await dealUnitStore.move(unit, status, { actor });
    },
  });
}

/**
 * Removes a unit without subunits and users. The top unit stays.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `dealUnit.topStays`, `dealUnit.inUse`
 */
export async function removeDealUnit(actor: Actor, unitId: number): Promise<void> {
  await inTransaction(async () => {
    const { parentId } = await lockManageable(actor, unitId);
    must(parentId !== null, 'dealUnit.topStays');
    must(!(await dealUnitStore.isInUse(unitId)), 'dealUnit.inUse');
    await dealUnitStore.remove(unitId);
    await logTransition({ entity: 'dealUnit', entityId: unitId, from: 'active', to: 'removed', by: actor });
  });
}

/**
 * The unit, if the actor may manage it, with its organisation locked: changes to the units and rights of one organisation run one at a
 * time.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`
 */
export async function lockManageable(actor: Actor, unitId: number): Promise<KeptUnit> {
  const seen = await dealUnitStore.find(unitId);
  must(seen, 'dealUnit.notFound');
  await dealOrganisationStore.lock(seen.organisationId);
  return manageable(actor, unitId);
}

async function manageable(actor: Actor, unitId: number): Promise<KeptUnit> {
  const unit = await dealUnitStore.find(unitId);
  const reach = unit && (await reachOf(actor, unit));
  must(unit && dealOrganisationPolicy.see(actor, reach), 'dealUnit.notFound');
  must(dealOrganisationPolicy.manage(actor, reach), 'auth.noPermission');
  return unit;
}

/**
 * The units that the actor buys for or does finance for, including inactive ones: purchases for them stay theirs.
 * @throws DomainError `auth.noPermission`
 */
export async function unitsWithAccounts(actor: Actor): Promise<{ organisationId: number; units: DealUnit[] }> {
  must(actor.kind === 'user' && actor.deal, 'auth.noPermission');
  const { organisationId } = actor.deal;
  const reached = await reachedUnits(actor.userId, organisationId);
  return { organisationId, units: reached.filter(dealOrganisationPolicy.seePurchases).map(withoutRoles) };
}
