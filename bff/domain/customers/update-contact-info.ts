// Traces: S8-030
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { type Company, companyDetails } from './company-details';
import { type ContactInfo, type Customer, customerStore } from './customer.store';
import { customerPolicy } from './customer.policy';
import { normaliseName } from '../accounts';

/** What can be changed of a customer record; the type stays as registered. */
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

/** The customer record, if the actor may see it. @throws DomainError `customer.notFound` */
export async function contactInfo(actor: Actor, customerId: number): Promise<Customer> {
  const customer = await customerStore.find(customerId);
  must(customer && customerPolicy.see(actor, customer), 'customer.notFound');
  return customer;
}

/** The revision of what a form of the record shows; sent back with the change. */
export const contactRevision = (customer: ContactInfo): string => revisionOf(editable(customer));

/**
 * Changes a customer record. With the `revision` of what the form showed, somebody else's change in the meantime is not overwritten.
 * @throws DomainError `customer.notFound`, `auth.noPermission`, `customer.orgNumber`, `input.changedMeanwhile`
 */
export async function updateContactInfo(
  actor: Actor,
  customerId: number,
  info: NewContactInfo,
  revision?: string | readonly string[],
): Promise<void> {
  await editRecord<Customer, Omit<ContactInfo, 'customerType'>>({
    entity: 'customer',
    entityId: customerId,
    by: actor,
    seen: revision,
    facts: editable,
    lock: async () => {
      const customer = await customerStore.lock(customerId);
      must(customer && customerPolicy.see(actor, customer), 'customer.notFound');
      must(customerPolicy.edit(actor, customer), 'auth.noPermission');
      return customer;
    },
    change: ({ customerType }) => {
      const { company, email, ...rest } = info;
      const isCorporate = customerType === 'CORPORATE';
      const details = companyDetails(isCorporate ? (company ?? { name: '', orgNumber: '' }) : undefined);
      return { ...rest, ...details, email: normaliseName(email) };
    },
    write: (next) => customerStore.update(customerId, next),
  });
}

function editable(
  customer: Omit<ContactInfo, 'customerType'>,
): Omit<ContactInfo, 'customerType'> & Record<string, string | null> {
  const { name, email, phone, companyName, orgNumber, vatNumber, street, postcode, city, countryCode } = customer;
  return { name, email, phone, companyName, orgNumber, vatNumber, street, postcode, city, countryCode };
}
