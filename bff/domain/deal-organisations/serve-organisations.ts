import { seeUser } from '../accounts';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { type ServedOrganisation, trafficControllerStore } from './traffic-controller.store';

type Served = readonly { id: number }[];
const without = (these: Served, those: Served): number[] =>
  these.map(({ id }) => id).filter((id) => !those.some((other) => other.id === id));

const facts = (served: Served) => ({ served: served.map(({ id }) => String(id)).sort() });

/**
 * The organisations that a traffic controller acts for, and those to choose from: all that are not inactive, and those already assigned.
 * @throws DomainError `auth.noPermission`, `user.notFound` (also for somebody who is no traffic controller)
 */
export async function controllerOrganisations(
  actor: Actor,
  userId: number,
): Promise<{ served: ServedOrganisation[]; choices: ServedOrganisation[]; revision: string }> {
  await mustBeController(actor, userId);
  const [served, offered] = await Promise.all([
    trafficControllerStore.entered(userId),
    dealOrganisationStore.choices(),
  ]);
  const offeredIds = new Set(offered.map(({ id }) => id));
  const choices = [...offered, ...served.filter(({ id }) => !offeredIds.has(id))];
  return { served, choices, revision: revisionOf(facts(served)) };
}

/**
 * Sets which organisations a traffic controller acts for. Access to one that is taken away ends at once, in pages and API alike.
 * @throws DomainError `auth.noPermission`, `user.notFound`, `input.changedMeanwhile`, `dealOrganisation.notFound`@organisations
 */
export async function serveOrganisations(
  actor: Actor,
  userId: number,
  { organisationIds, revision }: { organisationIds: readonly number[]; revision: string },
): Promise<void> {
  await editRecord<Served, Served>({
    entity: 'trafficController',
    entityId: userId,
    by: actor,
    seen: revision,
    facts,
    lock: async () => {
      await mustBeController(actor, userId);
      await trafficControllerStore.lock(userId);
      return trafficControllerStore.entered(userId);
    },
    change: () => [...new Set(organisationIds)].map((id) => ({ id })),
    write: async (wanted, before) => {
      const [added, removed] = [without(wanted, before), without(before, wanted)];
      for (const id of added) {
        const organisation = await dealOrganisationStore.find(id);
        const isThere = organisation !== undefined && organisation.status !== 'inactive';
        must(isThere, 'dealOrganisation.notFound', [], 'organisations');
        await trafficControllerStore.add(userId, id);
      }
      for (const id of removed) await trafficControllerStore.remove(userId, id);
    },
    told: ['served'],
  });
}

async function mustBeController(actor: Actor, userId: number): Promise<void> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  const { user } = await seeUser(actor, userId);
  must(user.roles.includes('TRAFFIC_CONTROLLER'), 'user.notFound');
}
