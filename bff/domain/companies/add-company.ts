// Traces: S2-109
import { inTransaction } from '@bff/platform/transaction';
import { inviteUser } from '../accounts';
import type { Upload } from '../images';
import type { RecentActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { type CompanyDetails, companyNumbers } from './company-details';
import { companyPolicy } from './company.policy';
import { keepLogo } from './company-logos';
import { companyStore } from './company.store';
import { checkedCountries } from './country.store';

/** A new company's first administrator. */
export interface FirstAdministrator {
  name: string;
  email: string;
}

/**
 * Creates an active company with its first administrator, who is invited by mail. Joins the caller's transaction, unless there is a logo,
 * which is processed before.
 * @throws DomainError `auth.noPermission`, `customer.orgNumber`, `company.duplicateOrgNumber`, `company.unknownCountry`;
 * `user.duplicateEmail` at the field `adminEmail`; those of an image at `logo`
 */
export async function addCompany(
  actor: RecentActor,
  {
    details,
    administrator,
    logo,
    isApproved = false,
  }: {
    details: CompanyDetails;
    administrator: FirstAdministrator;
    logo?: Upload | undefined;
    isApproved?: boolean;
  },
): Promise<{ companyId: number; userId: number }> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const numbers = companyNumbers(details.orgNumber);
  const logoImageId = await keepLogo(logo);
  return inTransaction(async () => {
    const countries = await checkedCountries(details.countries);
    const companyId = await companyStore.insert({ ...details, ...numbers, countries });
    if (logoImageId !== undefined) await companyStore.setLogo(companyId, logoImageId);
    await logTransition({ entity: 'company', entityId: companyId, from: null, to: 'active', by: actor });
    const { name, email } = administrator;
    const { language } = details;
    const { userId } = await inviteUser(
      { name, email, language, companyId, roles: ['COMPANY_ADMIN'], isApproved },
      actor,
    ).catch((error: unknown) => {
      // The address is the username too: one message, at the form's own field.
      if (error instanceof DomainError && error.field) throw new DomainError('user.duplicateEmail', [], 'adminEmail');
      throw error;
    });
    return { companyId, userId };
  });
}
