import { type CustomerPayment, customerPayments, customerWithBookings, type OrderSummary } from '@bff/domain/bookings';
import { type Customer, type ManagedUser, seeUser } from '@bff/domain/people';
import type { Actor } from '@bff/domain/shared/actor';
import { type ListPage, listPage } from '@bff/lists';

/** A customer, all in one place: who it is, how they log in, what they travelled and paid. */
export interface CustomerOverview {
  customer: Customer;
  /** The account; null when nobody logs in as the customer, or no more. */
  account: Pick<
    ManagedUser,
    'id' | 'username' | 'email' | 'standing' | 'emailVerified' | 'lastLogin' | 'created'
  > | null;
  bookings: ListPage<OrderSummary>;
  /** The newest ones. */
  payments: CustomerPayment[];
}

/** @throws DomainError `customer.notFound`, `page.notFound` */
export async function customerOverview(actor: Actor, customerId: number, page: number): Promise<CustomerOverview> {
  let found: Customer | undefined;
  const bookings = await listPage(page, async (part) => {
    const { customer, bookings: rows, total } = await customerWithBookings(actor, customerId, part);
    found = customer;
    return { rows, total };
  });
  const customer = found as Customer;
  const [payments, account] = await Promise.all([
    customerPayments(actor, customerId),
    customer.userId === null || customer.deletedAt !== null ? null : accountOf(actor, customer.userId),
  ]);
  return { customer, account, bookings, payments };
}

async function accountOf(actor: Actor, userId: number): Promise<CustomerOverview['account']> {
  const { id, username, email, standing, emailVerified, lastLogin, created } = (await seeUser(actor, userId)).user;
  return { id, username, email, standing, emailVerified, lastLogin, created };
}
