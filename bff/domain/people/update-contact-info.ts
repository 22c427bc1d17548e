import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { type Company, companyDetails } from './company-details';
import { type ContactInfo, type Customer, customerStore } from './customer.store';
import { customerPolicy } from './customer.policy';
import { normaliseName } from './log-in';

/** What can be changed of a customer record; the type stays what it was registered as. */
export interface NewContactInfo {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  company?: Company | undefined;
  street: string;
  postcode: string;
  city: string;
  countryCode: string;
}

/** The customer record, to who may see it. @throws DomainError `customer.notFound` */
export async function contactInfo(actor: Actor, customerId: number): Promise<Customer> {
  const customer = await customerStore.find(customerId);
  must(customer && customerPolicy.see(actor, customer), 'customer.notFound');
  return customer;
}

/** Changes a customer record. @throws DomainError `customer.notFound`, `auth.noPermission`, `customer.orgNumber` */
export async function updateContactInfo(actor: Actor, customerId: number, info: NewContactInfo): Promise<void> {
  await inTransaction(async () => {
    const customer = await contactInfo(actor, customerId);
    must(customerPolicy.edit(actor, customer), 'auth.noPermission');
    const { company, email, ...rest } = info;
    const isCorporate = customer.customerType === 'CORPORATE';
    const details: Pick<ContactInfo, 'companyName' | 'orgNumber' | 'vatNumber'> = companyDetails(
      isCorporate ? (company ?? { name: '', orgNumber: '' }) : undefined,
    );
    await customerStore.update(customer.id, { ...rest, ...details, email: normaliseName(email) });
  });
}
