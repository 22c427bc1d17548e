import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import { logOutEverywhere } from '../accounts';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { type DealOrganisationStatus, dealOrganisationStates } from './deal-organisation-states';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { dealUserStore } from './deal-user.store';

/**
 * Activates, suspends or deactivates an organisation, and mails it the reason. A deactivated one's users are logged out everywhere.
 * @throws DomainError `auth.noPermission`, `dealOrganisation.notFound`, `state.notAllowed`
 */
export async function changeDealOrganisationStatus(
  actor: Actor,
  { id, to, reason }: { id: number; to: DealOrganisationStatus; reason: string | null },
): Promise<void> {
  must(dealOrganisationPolicy.create(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const organisation = await dealOrganisationStore.lock(id);
    must(organisation, 'dealOrganisation.notFound');
    dealOrganisationStates.check(organisation.status, to);
    if (to === 'inactive') for (const userId of await dealUserStore.usersOf(id)) await logOutEverywhere(userId);
    await dealOrganisationStore.move(organisation, to, { actor, reason });
    const { name: organisationName, contactEmail, language } = organisation;
    if (contactEmail)
      await queueMail('organisationStatusChanged', {
        to: contactEmail,
        language,
        data: { organisationName, status: to, reason },
      });
  });
}
