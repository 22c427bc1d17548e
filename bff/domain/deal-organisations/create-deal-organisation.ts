// Traces: S7-028
import { inTransaction } from '@bff/platform/transaction';
import { inviteUser } from '../accounts';
import type { RecentActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { checkedDealDetails, type DealOrganisationDetails } from './deal-organisation-details';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { scopesOf } from './deal-roles';
import { dealUnitStore } from './deal-unit.store';
import { dealUserStore } from './deal-user.store';

export interface NewDealOrganisation {
  details: DealOrganisationDetails;
  /** Of the top unit, which has the organisation's name. */
  costCenter: string;
  /** The first administrator of the top unit, who is invited by mail. */
  admin: { name: string; email: string };
}

/**
 * Creates an organisation with its top unit and first administrator.
 * @throws DomainError `auth.noPermission`, those of `checkedDealDetails`, `dealOrganisation.duplicateOrgNumber`@orgNumber,
 * `user.duplicateEmail`@adminEmail
 */
export async function createDealOrganisation(
  actor: RecentActor,
  { details, costCenter, admin }: NewDealOrganisation,
): Promise<{ organisationId: number; unitId: number; userId: number }> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  const kept = await checkedDealDetails(details);
  return inTransaction(async () => {
    const { name, language } = kept;
    const organisationId = await dealOrganisationStore.insert(kept);
    const unitId = await dealUnitStore.insert({ organisationId, parentId: null, name, costCenter });
    const { userId } = await inviteUser(
      {
        ...admin,
        language,
        roles: scopesOf(['admin']),
        companyId: null,
        place: (id) => dealUserStore.add(id, organisationId),
      },
      actor,
    ).catch((error: unknown) => {
      // The address is the username too: one message, at the form's own field.
      if (error instanceof DomainError && error.field) throw new DomainError('user.duplicateEmail', [], 'adminEmail');
      throw error;
    });
    await dealUserStore.addRight({ userId, organisationId, unitId, role: 'admin' });
    await logTransition({
      entity: 'dealOrganisation',
      entityId: organisationId,
      from: null,
      to: 'active',
      by: actor,
      data: { unitId, userId },
    });
    return { organisationId, unitId, userId };
  });
}
