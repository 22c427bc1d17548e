// Traces: S2-139
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import type { Facts } from '../shared/revision';
import {
  checkedDealDetails,
  type DealContact,
  type DealOrganisationDetails,
  type KeptDealDetails,
} from './deal-organisation-details';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { type DealOrganisation, dealOrganisationStore } from './deal-organisation.store';
import { reachOfTop } from './reach';

/**
 * Changes the agreement with an organisation. `version` is the one that the form was filled from: the second to save learns that it has
 * changed meanwhile.
 * @throws DomainError `auth.noPermission`, `dealOrganisation.notFound`, `input.changedMeanwhile`, those of `checkedDealDetails`,
 * `dealOrganisation.duplicateOrgNumber`@orgNumber
 */
export async function editDealOrganisation(
  actor: Actor,
  { id, version, details }: { id: number; version: number; details: DealOrganisationDetails },
): Promise<void> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  await editRecord<DealOrganisation, KeptDealDetails>({
    ...editOf(actor, id, version),
    facts: ({
      name,
      orgNumber,
      creditLimit,
      paymentTermsDays,
      paymentOptions,
      collectiveInvoice,
      trainReplacement,
      ...of
    }) => ({
      name,
      orgNumber,
      creditLimit,
      paymentTermsDays,
      collectiveInvoice,
      trainReplacement,
      paymentOptions: [...paymentOptions].sort(),
      ...contactFacts(of),
    }),
    lock: async () => {
      const organisation = await dealOrganisationStore.lock(id);
      must(organisation, 'dealOrganisation.notFound');
      return organisation;
    },
    change: ({ creditLimit }) => checkedDealDetails(details, creditLimit),
    write: (kept) => dealOrganisationStore.update(id, kept),
  });
}

/**
 * Changes the organisation's contact: done by its own administrators.
 * @throws DomainError `dealOrganisation.notFound` (also for another's), `auth.noPermission`, `input.changedMeanwhile`
 */
export async function editDealContact(
  actor: Actor,
  { id, version, contact }: { id: number; version: number; contact: DealContact },
): Promise<void> {
  await editRecord<DealOrganisation, DealContact>({
    ...editOf(actor, id, version),
    facts: contactFacts,
    lock: async () => {
      const organisation = await dealOrganisationStore.lock(id);
      const reach = organisation && (await reachOfTop(actor, id));
      must(organisation && dealOrganisationPolicy.belongsTo(actor, reach), 'dealOrganisation.notFound');
      must(dealOrganisationPolicy.manage(actor, reach), 'auth.noPermission');
      return organisation;
    },
    change: () => contact,
    write: (next) => dealOrganisationStore.updateContact(id, next),
  });
}

const editOf = (by: Actor, entityId: number, seen: number) => ({
  entity: 'dealOrganisationDetails',
  entityId,
  by,
  seen,
  version: (organisation: DealOrganisation) => organisation.version,
});

const contactFacts = ({ contactName, contactEmail, contactPhone, language }: DealContact): Facts => ({
  contactName,
  contactEmail,
  contactPhone,
  language,
});
