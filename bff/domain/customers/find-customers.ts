import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { type CustomerSearch, type CustomerSummary, searchCustomers } from './customer-list.store';
import { customerPolicy } from './customer.policy';

export type CustomerListQuery = Omit<CustomerSearch, 'companyId'>;

export type FoundCustomers = Page<CustomerSummary>;

/** All customers that match, for administrators. @throws DomainError `auth.noPermission` */
export async function findCustomers(actor: Actor, query: CustomerListQuery): Promise<FoundCustomers> {
  must(customerPolicy.list(actor), 'auth.noPermission');
  return searchCustomers(query);
}

/** The customers with a confirmed trip with the actor's own company. @throws DomainError `auth.noPermission` */
export async function findCustomersOfCompany(actor: Actor, query: CustomerListQuery): Promise<FoundCustomers> {
  must(customerPolicy.listOfCompany(actor) && actor.kind === 'user' && actor.companyId, 'auth.noPermission');
  return searchCustomers({ ...query, companyId: actor.companyId });
}
