// Traces: S2-183
import {
  type CustomerMoney,
  customerMoney,
  type CustomerPayment,
  customerPayments,
  customerWithBookings,
  organisationOrders,
  type OrderSummary,
  type Standing,
  standingOfOrders,
} from '@bff/domain/bookings';
import { contactInfo, type Customer } from '@bff/domain/customers';
import { type ManagedUser, seeUser } from '@bff/domain/accounts';
import { seeDealOrganisation } from '@bff/domain/deal-organisations';
import { takesOffers } from '@bff/domain/quotes';
import type { Actor } from '@bff/domain/shared/actor';
import type { Page } from '@bff/domain/shared/list-page';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';

/** Everything about a customer on one page: who it is, the login, trips and payments. */
export interface CustomerOverview {
  customer: Omit<Customer, 'phone'> & { phone: ShownPhone | null };
  /** The account; null if nobody logs in as the customer. */
  account: Pick<
    ManagedUser,
    'id' | 'username' | 'email' | 'standing' | 'emailVerified' | 'lastLogin' | 'created'
  > | null;
  /** The contract customer that buys with the record, and how many of its users can log in; null for a customer of their own. */
  organisation: { id: number; name: string; logins: number } | null;
  /** A trip can be offered to the customer. */
  takesOffers: boolean;
  /** The newest ones. */
  payments: CustomerPayment[];
  money: CustomerMoney;
}

/** @throws DomainError `customer.notFound` */
export async function customerOverview(actor: Actor, customerId: number): Promise<CustomerOverview> {
  const customer = await contactInfo(actor, customerId);
  const [payments, money, account, organisation] = await Promise.all([
    customerPayments(actor, customerId),
    customerMoney(actor, customerId),
    customer.userId === null || customer.deletedAt !== null ? null : accountOf(actor, customer.userId),
    customer.organisationId === null ? null : organisationOf(actor, customer.organisationId),
  ]);
  return {
    customer: { ...customer, phone: shownPhoneIf(customer.phone) },
    account,
    organisation,
    takesOffers: takesOffers(customer),
    payments,
    money,
  };
}

/** A customer's trip as those who handle it see it. */
export interface CustomerTrip extends OrderSummary {
  stands: Standing['stands'];
}

/** A customer's trips, latest departure first. */
export const customerTripSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: '-departure',
  filters: { when: ['upcoming', 'past', 'canceled'] },
});

/** @throws DomainError `customer.notFound` */
export const readCustomerTrips = (actor: Actor, customerId: number, query: Asked<typeof customerTripSpec>) =>
  tripsRead(query, async (asked) => {
    const { bookings, total } = await customerWithBookings(actor, customerId, asked);
    return { rows: bookings, total };
  });

/** The same of an organisation. @throws DomainError `auth.noPermission` */
export const readOrganisationTrips = (actor: Actor, organisationId: number, query: Asked<typeof customerTripSpec>) =>
  tripsRead(query, (asked) => organisationOrders(actor, organisationId, asked));

const tripsRead =
  (
    { text, sort, descending, filters }: Asked<typeof customerTripSpec>,
    ordersOf: (asked: Parameters<typeof organisationOrders>[2]) => Promise<Page<OrderSummary>>,
  ): ReadList<CustomerTrip> =>
  async (part) => {
    const { when = 'all' } = filters;
    const { rows, total } = await ordersOf({ text: searched(text), sort, descending, when, ...part });
    const stands = await standingOfOrders(rows.map(({ number }) => number));
    return { rows: rows.map((trip) => ({ ...trip, stands: stands.get(trip.number)! })), total };
  };

/** People copy numbers with spaces in them. */
const searched = (text: string): string => (/^\d/.test(text) ? text.replace(/\s/g, '') : text);

async function organisationOf(actor: Actor, organisationId: number): Promise<CustomerOverview['organisation']> {
  const { organisation, members } = await seeDealOrganisation(actor, organisationId);
  const logins = members.filter(({ status, isInvited }) => status === 'active' && !isInvited).length;
  return { id: organisation.id, name: organisation.name, logins };
}

async function accountOf(actor: Actor, userId: number): Promise<CustomerOverview['account']> {
  const { id, username, email, standing, emailVerified, lastLogin, created } = (await seeUser(actor, userId)).user;
  return { id, username, email, standing, emailVerified, lastLogin, created };
}
