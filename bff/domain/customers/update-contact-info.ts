import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { logTransition } from '../shared/event-log.store';
import { must } from '../shared/errors';
import { mustBeUnchanged, revisionOf } from '../shared/revision';
import { type Company, companyDetails } from './company-details';
import { type ContactInfo, type Customer, customerStore } from './customer.store';
import { customerPolicy } from './customer.policy';
import { normaliseName } from '../accounts';

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

/** What a form of the record was filled in with; sent back with the change. */
export const contactRevision = (customer: ContactInfo): string => revisionOf(editable(customer));

/**
 * Changes a customer record. With the `revision` of what the form showed, a change that somebody else made meanwhile is not overwritten.
 * @throws DomainError `customer.notFound`, `auth.noPermission`, `customer.orgNumber`, `input.changedMeanwhile`
 */
export async function updateContactInfo(
  actor: Actor,
  customerId: number,
  info: NewContactInfo,
  revision?: string | readonly string[],
): Promise<void> {
  await inTransaction(async () => {
    const customer = await customerStore.lock(customerId);
    must(customer && customerPolicy.see(actor, customer), 'customer.notFound');
    must(customerPolicy.edit(actor, customer), 'auth.noPermission');
    mustBeUnchanged(editable(customer), revision);
    const { company, email, ...rest } = info;
    const isCorporate = customer.customerType === 'CORPORATE';
    const details: Pick<ContactInfo, 'companyName' | 'orgNumber' | 'vatNumber'> = companyDetails(
      isCorporate ? (company ?? { name: '', orgNumber: '' }) : undefined,
    );
    const changed = { ...rest, ...details, email: normaliseName(email) };
    await customerStore.update(customer.id, changed);
    const fields = changedFields(editable(customer), changed);
    if (fields.length > 0) {
      const data = { fields };
      await logTransition({ entity: 'customer', entityId: customer.id, from: 'active', to: 'active', by: actor, reason: 'edited', data }); // prettier-ignore
    }
  });
}

function editable(customer: ContactInfo): Omit<ContactInfo, 'customerType'> & Record<string, string | null> {
  const { name, email, phone, companyName, orgNumber, vatNumber, street, postcode, city, countryCode } = customer;
  return { name, email, phone, companyName, orgNumber, vatNumber, street, postcode, city, countryCode };
}

const changedFields = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(after).filter((field) => before[field] !== after[field]);
