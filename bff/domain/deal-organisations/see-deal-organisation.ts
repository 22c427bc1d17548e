// Traces: S2-135
import { type Actor } from '../shared/actor';
import { must } from '../shared/errors';
import {
  type DealOrganisationListQuery,
  type DealOrganisationSummary,
  findDealOrganisations,
} from './deal-organisation-list.store';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { type DealOrganisation, dealOrganisationStore } from './deal-organisation.store';
import { type DealMember, dealMembers } from './deal-members';
import { type DealUnit, dealUnitStore, type ReachedUnit } from './deal-unit.store';
import { dealUserStore } from './deal-user.store';
import { reachedUnits } from './reach';

/**
 * An organisation with its units and all of its users, for administrators. @throws DomainError `auth.noPermission`,
 * `dealOrganisation.notFound`
 */
export async function seeDealOrganisation(
  actor: Actor,
  id: number,
): Promise<{ organisation: DealOrganisation; units: DealUnit[]; members: DealMember[] }> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  const organisation = await dealOrganisationStore.find(id);
  must(organisation, 'dealOrganisation.notFound');
  const [units, members] = await Promise.all([dealUnitStore.tree(id), dealMembers(id)]);
  return { organisation, units, members };
}

/** A page of organisations, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listDealOrganisations(
  actor: Actor,
  query: DealOrganisationListQuery,
): Promise<{ rows: DealOrganisationSummary[]; total: number }> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  return findDealOrganisations(query);
}

/** The organisation that a user belongs to, for administrators; null if none. @throws DomainError `auth.noPermission` */
export async function organisationOfUser(actor: Actor, userId: number): Promise<DealOrganisation | null> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  const id = await dealUserStore.organisationOf(userId);
  return (id === undefined ? undefined : await dealOrganisationStore.find(id)) ?? null;
}

/** A user's own organisation: the units that they reach, with their rights there. */
export interface OwnDealOrganisation {
  organisation: DealOrganisation;
  /** The top one first, then by name; only those that the actor's rights reach. */
  units: ReachedUnit[];
  /** May change the contact: an administrator of the top unit. */
  mayEdit: boolean;
  /** May add units and users somewhere. */
  mayManage: boolean;
  /** May see the agreed payment terms. */
  seesTerms: boolean;
}

/** The organisation that the actor belongs to. @throws DomainError `dealOrganisation.notFound` */
export async function ownDealOrganisation(actor: Actor): Promise<OwnDealOrganisation> {
  must(actor.kind === 'user', 'dealOrganisation.notFound');
  const id = await dealUserStore.organisationOf(actor.userId);
  const organisation = id === undefined ? undefined : await dealOrganisationStore.find(id);
  must(organisation, 'dealOrganisation.notFound');
  const units = (await reachedUnits(actor.userId, organisation.id)).filter((unit) =>
    dealOrganisationPolicy.see(actor, unit),
  );
  return {
    organisation,
    units,
    mayEdit: units.some((unit) => unit.parentId === null && dealOrganisationPolicy.manage(actor, unit)),
    mayManage: units.some((unit) => dealOrganisationPolicy.manage(actor, unit)),
    seesTerms: units.some((unit) => dealOrganisationPolicy.seeTerms(unit)),
  };
}

/** The units that the actor administers, in which they add units and users. @throws DomainError `auth.noPermission` if there are none */
export async function manageableUnits(actor: Actor): Promise<ReachedUnit[]> {
  const { units, mayManage } = await ownDealOrganisation(actor);
  must(mayManage, 'auth.noPermission');
  return units.filter((unit) => dealOrganisationPolicy.manage(actor, unit));
}
