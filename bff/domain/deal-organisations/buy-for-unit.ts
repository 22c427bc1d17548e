// Traces: S5-012, S8-655, S8-657
import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { type DealOrganisation, dealOrganisationStore } from './deal-organisation.store';
import { unitsForPurchase } from './deal-units';
import { reachedUnits } from './reach';

/**
 * The actor's organisation, if the actor may buy for one of its units.
 * @throws DomainError `auth.noPermission`, `dealUnit.noneToBuyFor`
 */
export async function organisationThatBuys(actor: UserActor): Promise<DealOrganisation> {
  must((await unitsForPurchase(actor, undefined)).length > 0, 'dealUnit.noneToBuyFor');
  return organisationOf(actor);
}

/**
 * The actor's organisation, if the actor belongs to one of its units.
 * @throws DomainError `auth.noPermission`, `dealUnit.noneToBuyFor`
 */
export async function organisationThatAsks(actor: UserActor): Promise<DealOrganisation> {
  const organisation = await organisationOf(actor);
  const reached = await reachedUnits(actor.userId, organisation.id);
  const belongs = reached.some(({ active, roles }) => active && roles.includes('user'));
  must(belongs, 'dealUnit.noneToBuyFor');
  return organisation;
}

async function organisationOf({ deal }: UserActor): Promise<DealOrganisation> {
  const organisation = deal ? await dealOrganisationStore.find(deal.organisationId) : undefined;
  must(organisation, 'auth.noPermission');
  return organisation;
}

/**
 * The unit that a purchase is for: given, and one that the actor may buy for.
 * @throws DomainError `booking.unitRequired`@unitId, `dealUnit.notFound`@unitId
 */
export async function unitToBuyFor(actor: UserActor, unitId: number | null | undefined): Promise<number> {
  must(unitId, 'booking.unitRequired', [], 'unitId');
  const units = await unitsForPurchase(actor, undefined);
  must(
    units.some(({ id }) => id === unitId),
    'dealUnit.notFound',
    [],
    'unitId',
  );
  return unitId;
}
