import { contactInfo, type Customer } from '../customers';
import type { Actor } from '@bff/domain/shared/actor';
import {
  type CustomerMoney,
  type CustomerPayment,
  readCustomerMoney,
  readCustomerPayments,
} from './customer-payments.store';
import { listOrders } from './list-orders';
import type { OrderListQuery, OrderSummary } from './order-list.store';

export interface CustomerWithBookings {
  customer: Customer;
  bookings: OrderSummary[];
  /** On all pages together. */
  total: number;
}

/**
 * A customer record with a page of its trips, newest departure first, for an actor who may see the record. @throws DomainError
 * `customer.notFound`
 */
export async function customerWithBookings(
  actor: Actor,
  customerId: number,
  query: Partial<Omit<OrderListQuery, 'customerId'>> = {},
): Promise<CustomerWithBookings> {
  const customer = await contactInfo(actor, customerId);
  const { rows, total } = await listOrders(actor.language, {
    when: 'all',
    text: '',
    sort: 'departure',
    descending: true,
    page: 1,
    pageSize: 20,
    ...query,
    of: { customerId },
  });
  return { customer, bookings: rows, total };
}

/** The customer's newest payments, at most `limit`. @throws DomainError `customer.notFound` */
export async function customerPayments(actor: Actor, customerId: number, limit = 20): Promise<CustomerPayment[]> {
  await contactInfo(actor, customerId);
  return readCustomerPayments(customerId, limit);
}

/** What a customer has paid and been refunded. @throws DomainError `customer.notFound` */
export async function customerMoney(actor: Actor, customerId: number): Promise<CustomerMoney> {
  await contactInfo(actor, customerId);
  return readCustomerMoney(customerId);
}
