// Traces: S2-102
import { inTransaction } from '@bff/platform/transaction';
import type { Language, RecentActor } from '../shared/actor';
import { logTransition } from '../shared/event-log.store';
import { must } from '../shared/errors';
import { type Company, companyDetails } from './company-details';
import { customerPolicy } from './customer.policy';
import { customerStore } from './customer.store';
import { inviteUser, normaliseName } from '../accounts';
import type { CustomerType } from '../shared/customer-type';

export interface NewCustomer {
  /** The contact person's name. */
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  /** Of mail to the customer. */
  language: Language;
  /** A corporate customer's company; without it the customer is private. */
  company?: Company | undefined;
  street?: string;
  postcode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

/**
 * Creates a customer on somebody's behalf: account and customer record, and a mail with the link by which they choose a password.
 * @throws DomainError `auth.noPermission`, `user.duplicateEmail` (field `email`), `customer.orgNumber` (field `orgNumber`)
 */
export async function createCustomer(
  actor: RecentActor,
  { company, language, street = '', postcode = '', city = '', countryCode = 'SE', ...contact }: NewCustomer,
): Promise<{ userId: number; customerId: number }> {
  must(customerPolicy.create(actor), 'auth.noPermission');
  const { name, phone } = contact;
  const email = normaliseName(contact.email);
  const details = companyDetails(company);
  const customerType: CustomerType = company ? 'CORPORATE' : 'PRIVATE';
  return inTransaction(async () => {
    const roles = ['CUSTOMER', company ? 'CORPORATE_CUSTOMER' : 'PRIVATE_CUSTOMER'] as const;
    const { userId } = await inviteUser({ email, name, language, roles, companyId: null }, actor);
    const address = { street, postcode, city, countryCode };
    const customerId = await customerStore.insert(userId, { customerType, name, email, phone, ...details, ...address });
    await logTransition({ entity: 'customer', entityId: customerId, from: null, to: 'created', by: actor });
    return { userId, customerId };
  });
}
