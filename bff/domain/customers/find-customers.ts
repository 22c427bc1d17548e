import { normaliseName } from '../accounts';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { type CustomerSearch, type CustomerSummary, searchCustomers } from './customer-list.store';
import { customerPolicy } from './customer.policy';
import { customerStore } from './customer.store';

export type CustomerListQuery = Omit<CustomerSearch, 'companyId'>;

export type FoundCustomers = Page<CustomerSummary>;

/** All customers that match, for administrators. @throws DomainError `auth.noPermission` */
export async function findCustomers(actor: Actor, query: CustomerListQuery): Promise<FoundCustomers> {
  must(customerPolicy.list(actor), 'auth.noPermission');
  return searchCustomers(query);
}

/**
 * The customer who logs in with an email address; undefined if nobody does, or somebody who is no customer.
 * @throws DomainError `auth.noPermission`
 */
export async function customerOfAddress(
  actor: Actor,
  email: string,
): Promise<{ id: number; name: string } | undefined> {
  must(customerPolicy.list(actor), 'auth.noPermission');
  const found = await customerStore.findOfAddress(normaliseName(email));
  return found && { id: found.id, name: found.companyName ?? found.name };
}

/** The customers with a confirmed trip with the actor's own company. @throws DomainError `auth.noPermission` */
export async function findCustomersOfCompany(actor: Actor, query: CustomerListQuery): Promise<FoundCustomers> {
  must(customerPolicy.listOfCompany(actor) && actor.kind === 'user' && actor.companyId, 'auth.noPermission');
  return searchCustomers({ ...query, companyId: actor.companyId });
}
