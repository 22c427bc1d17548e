import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { checkedDealDetails, type DealContact, type DealOrganisationDetails } from './deal-organisation-details';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { type DealOrganisation, dealOrganisationStore } from './deal-organisation.store';
import { reachOfTop } from './reach';

/**
 * Changes what is agreed with an organisation. `version` is the one that the form was filled from: whoever saves second hears that it has
 * changed meanwhile.
 * @throws DomainError `auth.noPermission`, `dealOrganisation.notFound`, `input.changedMeanwhile`, those of `checkedDealDetails`,
 *   `dealOrganisation.duplicateOrgNumber`@orgNumber
 */
export async function editDealOrganisation(
  actor: Actor,
  { id, version, details }: { id: number; version: number; details: DealOrganisationDetails },
): Promise<void> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const before = await dealOrganisationStore.lock(id);
    must(before, 'dealOrganisation.notFound');
    must(before.version === version, 'input.changedMeanwhile');
    const kept = await checkedDealDetails(details, before.creditLimit);
    const changed = changedFields(before, kept);
    if (changed.length === 0) return;
    await dealOrganisationStore.update(id, kept);
    await logChange(actor, id, changed);
  });
}

/**
 * Changes whom the organisation is reached by: its own administrators do.
 * @throws DomainError `dealOrganisation.notFound` (also for another's), `auth.noPermission`, `input.changedMeanwhile`
 */
export async function editDealContact(
  actor: Actor,
  { id, version, contact }: { id: number; version: number; contact: DealContact },
): Promise<void> {
  await inTransaction(async () => {
    const before = await dealOrganisationStore.lock(id);
    const reach = before && (await reachOfTop(actor, id));
    must(before && dealOrganisationPolicy.belongsTo(actor, reach), 'dealOrganisation.notFound');
    must(dealOrganisationPolicy.manage(actor, reach), 'auth.noPermission');
    must(before.version === version, 'input.changedMeanwhile');
    const changed = changedFields(before, contact);
    if (changed.length === 0) return;
    await dealOrganisationStore.updateContact(id, contact);
    await logChange(actor, id, changed);
  });
}

function changedFields<Facts extends object>(before: DealOrganisation, after: Facts): string[] {
  const fields = Object.keys(after) as (keyof Facts & keyof DealOrganisation)[];
  const compared = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...(value as string[])].sort() : value);
  return fields.filter((field) => compared(before[field]) !== compared(after[field]));
}

const logChange = (by: Actor, entityId: number, changed: readonly string[]) =>
  logTransition({ entity: 'dealOrganisationDetails', entityId, from: null, to: 'changed', by, data: { changed } });
