import { inTransaction } from '@bff/platform/transaction';
import { inviteUser } from '../people';
import type { Actor, Language } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { parseOrgNumber, vatNumberOf } from '../shared/numbers';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { scopesOf } from './deal-roles';
import { dealUnitStore } from './deal-unit.store';

export interface NewDealOrganisation {
  name: string;
  /** Organisation or VAT number, in any of its written forms. */
  orgNumber: string;
  /** Of its documents and mails. */
  language: Language;
  /** Of the top unit, which has the organisation's name. */
  costCenter: string;
  /** The first administrator of the top unit, who is invited by mail. */
  admin: { name: string; email: string };
}

/**
 * Makes an organisation with its top unit and first administrator.
 * @throws DomainError `auth.noPermission`, `customer.orgNumber`@orgNumber, `dealOrganisation.duplicateOrgNumber`@orgNumber,
 *   `user.duplicateEmail`@email
 */
export async function createDealOrganisation(
  actor: Actor,
  { name, orgNumber: typed, language, costCenter, admin }: NewDealOrganisation,
): Promise<{ organisationId: number; unitId: number; userId: number }> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  const orgNumber = parseOrgNumber(typed);
  must(orgNumber, 'customer.orgNumber', [], 'orgNumber');
  return inTransaction(async () => {
    const vatNumber = vatNumberOf(orgNumber);
    const organisationId = await dealOrganisationStore.insert({ name, orgNumber, vatNumber, language });
    const unitId = await dealUnitStore.insert({ organisationId, parentId: null, name, costCenter });
    const { userId } = await inviteUser({ ...admin, language, roles: scopesOf(['admin']), companyId: null }, actor);
    await dealOrganisationStore.addUser(userId, organisationId);
    await dealOrganisationStore.addRight({ userId, organisationId, unitId, role: 'admin' });
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
