// Traces: S1-010, S5-052, S8-060
import { inTransaction } from '@bff/platform/transaction';
import { seeCompany } from '../companies';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Page } from '../shared/list-page';
import { revisionOf } from '../shared/revision';
import { depotPolicy } from './depot.policy';
import { type Depot, type DepotDetails, type DepotListQuery, type DepotSummary, depotStore } from './depot.store';

const facts = ({ name, street, postcode, city, lat, lon }: DepotDetails) => ({
  name,
  street,
  postcode,
  city,
  lat,
  lon,
});

/** The revision of a depot as shown; sent back with the change. */
export const depotRevision = (depot: DepotDetails): string => revisionOf(facts(depot));

/** Another company's depots are not found. */
function mustManage(actor: Actor, depot: Depot | undefined): Depot {
  must(depot && depotPolicy.manage(actor, { id: depot.companyId }), 'depot.notFound');
  return depot;
}

/** A depot, with the revision that a form about it sends back. @throws DomainError `depot.notFound` */
export async function seeDepot(
  actor: Actor,
  id: number,
): Promise<{ depot: Depot; revision: string; isInUse: boolean }> {
  const depot = mustManage(actor, await depotStore.find(id));
  return { depot, revision: depotRevision(depot), isInUse: await depotStore.isInUse(id) };
}

/** All depots of a company by name. @throws DomainError `auth.noPermission` */
export async function depotsOf(actor: Actor, companyId: number): Promise<Depot[]> {
  must(depotPolicy.manage(actor, { id: companyId }), 'auth.noPermission');
  return depotStore.ofCompany(companyId);
}

/** A page of a company's depots, with how many buses start from each. @throws DomainError `auth.noPermission` */
export async function listDepots(actor: Actor, query: DepotListQuery): Promise<Page<DepotSummary>> {
  must(depotPolicy.manage(actor, { id: query.companyId }), 'auth.noPermission');
  return depotStore.list(query);
}

/** @throws DomainError `auth.noPermission`, `company.notFound` */
export async function addDepot(
  actor: Actor,
  { companyId, details }: { companyId: number; details: DepotDetails },
): Promise<{ depotId: number }> {
  must(depotPolicy.manage(actor, { id: companyId }), 'auth.noPermission');
  await seeCompany(actor, companyId);
  return inTransaction(async () => {
    const depotId = await depotStore.insert(companyId, details);
    await logTransition({
      entity: 'depot',
      entityId: depotId,
      from: null,
      to: 'active',
      by: actor,
      data: { companyId },
    });
    return { depotId };
  });
}

/**
 * Changes a depot; the buses that start from it move with it. Booked trips keep the route that they were sold with.
 * @throws DomainError `depot.notFound`, `input.changedMeanwhile`
 */
export async function editDepot(
  actor: Actor,
  { id, details, revision }: { id: number; details: DepotDetails; revision?: string | undefined },
): Promise<void> {
  await editRecord<Depot, DepotDetails>({
    entity: 'depot',
    entityId: id,
    by: actor,
    seen: revision,
    lock: async () => mustManage(actor, await depotStore.lock(id)),
    facts,
    change: () => details,
    write: (next) => depotStore.update(id, next),
  });
}

/** Removes a depot that no bus starts from, now or later. @throws DomainError `depot.notFound`, `startPoint.inUse` */
export async function removeDepot(actor: Actor, id: number): Promise<void> {
  await inTransaction(async () => {
    mustManage(actor, await depotStore.lock(id));
    must(!(await depotStore.isInUse(id)), 'startPoint.inUse');
    await depotStore.remove(id);
    await logTransition({ entity: 'depot', entityId: id, from: 'active', to: 'removed', by: actor });
  });
}

/**
 * A depot of that company, locked against removal until the transaction ends: a bus is being assigned to it.
 * @throws DomainError `depot.notFound` at `field`
 */
export async function keepDepot(id: number, companyId: number, field: string): Promise<Depot> {
  const depot = await depotStore.lockShared(id);
  must(depot?.companyId === companyId, 'depot.notFound', [], field);
  return depot;
}
