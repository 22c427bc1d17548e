// Traces: S7-020, S7-021, S7-022, S7-024, S7-033
import { z } from 'zod';
import { customerWithBookings } from '@bff/domain/bookings';
import {
  contactInfo,
  createCustomer,
  customerPolicy,
  type CustomerSummary,
  findCustomers,
  findCustomersOfCompany,
} from '@bff/domain/customers';
import { person } from '#fields/customer';
import { bodiesOf } from '#fields/kinds';
import type { UserActor } from '@bff/domain/shared/actor';
import { endpoint } from '../endpoint/endpoint';
import { bookingSummary, toBookingSummary } from './booking-view';
import { customerId, customerView } from './customer-view';
import { addressFields, company, customerType, id, iso, language, listQuery, listView, time } from './fields';
import { named } from '../endpoint/named';

interface Asking {
  actor: UserActor;
}

const byId = z.strictObject({ id });

const customerSummary = named(
  'CustomerSummary',
  z.object({
    id: z.int(),
    customerType,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    companyName: z.string().nullable(),
    orgNumber: z.string().nullable(),
    city: z.string(),
    created: time,
  }),
);
const toSummary = (customer: CustomerSummary): z.input<typeof customerSummary> => ({
  ...customer,
  created: iso(customer.created),
});

const found = named('CustomerList', z.object({ customers: z.array(customerSummary), ...listView }));
const search = z.strictObject({
  /** Part of a name, company, address, phone or organisation number, or a whole order or booking number. */
  text: z.string().trim().max(120).default(''),
  customerType: customerType.optional(),
  ...listQuery(['name', 'created']),
});

/** Builds the list, once for administrators and once for companies. */
const listing = (
  path: '/customer/find' | '/customer/find-for-company',
  said: { operationId: string; summary: Readonly<Record<'sv' | 'en', string>>; description: string },
  policy: (asking: Asking) => boolean,
  find: typeof findCustomers,
) =>
  endpoint({
    method: 'GET',
    path,
    tag: 'customer',
    ...said,
    auth: 'bearer',
    policy,
    query: search,
    output: found,
    errors: [],
    handle: async ({ caller: { actor }, query: { order, ...asked } }) => {
      const { rows, total } = await find(actor, { ...asked, descending: order === 'desc' });
      return { customers: rows.map(toSummary), total, page: asked.page, pageSize: asked.pageSize };
    },
  });

/** Customers for administrators and companies. Paths with words come before the one with an id. */
export const customerManagementEndpoints = [
  listing(
    '/customer/find',
    {
      summary: { sv: 'Sök bland alla kunder', en: 'Search all customers' },
      operationId: 'searchCustomers',
      description: 'Searches all customers. For system administrators.',
    },
    ({ actor }) => customerPolicy.list(actor),
    findCustomers,
  ),
  listing(
    '/customer/find-for-company',
    {
      summary: {
        sv: 'Sök bland kunder som rest med det egna bolaget',
        en: 'Search customers who have travelled with the company',
      },
      operationId: 'searchCustomersOfCompany',
      description: 'Searches customers who have travelled with the company. For administrators of a bus company.',
    },
    ({ actor }) => customerPolicy.listOfCompany(actor),
    findCustomersOfCompany,
  ),
  endpoint({
    method: 'POST',
    path: '/customer/create',
    operationId: 'createCustomer',
    description:
      'Creates a customer and emails them an invitation with a link for choosing a password. Requires a recent login.',
    tag: 'customer',
    summary: {
      sv: 'Skapa en kund åt någon annan, som får en inbjudan via mejl',
      en: 'Register a customer and email them an invitation',
    },
    auth: 'bearer',
    policy: ({ actor }) => customerPolicy.create(actor),
    recentLogin: true,
    rate: 'mail',
    idempotent: true,
    status: 201,
    input: named(
      'NewCustomer',
      z.strictObject({
        ...bodiesOf(person),
        /** Of the mail to the customer. */
        language: z._default(language, 'sv'),
        company: company.optional(),
        ...addressFields,
      }),
    ),
    output: customerId,
    errors: ['auth.recentLoginRequired', 'user.duplicateEmail', 'customer.orgNumber'],
    handle: async ({ caller: { actor }, input }) => {
      const { customerId } = await createCustomer(actor, input);
      return { customerId };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/customer/customerAndBookings/:id',
    operationId: 'getCustomerWithBookings',
    description: 'Returns a customer and a page of those of their bookings that the caller may see.',
    tag: 'customer',
    summary: { sv: 'En kund med sina bokningar', en: 'Get a customer with their bookings' },
    auth: 'bearer',
    policy: () => true,
    params: byId,
    query: z.strictObject({
      when: z.enum(['all', 'upcoming', 'past', 'canceled']).default('all'),
      text: z.string().trim().max(120).default(''),
      ...listQuery(['departure', 'total']),
    }),
    output: named(
      'CustomerWithBookings',
      z.object({ customer: customerView, bookings: z.array(bookingSummary), ...listView }),
    ),
    errors: ['customer.notFound'],
    handle: async ({ caller: { actor }, params, query: { order, ...asked } }) => {
      const { customer, bookings, total } = await customerWithBookings(actor, params.id, {
        ...asked,
        descending: order === 'desc',
      });
      return { customer, bookings: bookings.map(toBookingSummary), total, page: asked.page, pageSize: asked.pageSize };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/customer/:id',
    operationId: 'getCustomer',
    description:
      'Returns a customer record, to those who may see it: the customer, administrators, and bus companies the customer has travelled with.',
    tag: 'customer',
    summary: { sv: 'En kund', en: 'Get a customer' },
    auth: 'bearer',
    policy: () => true,
    params: byId,
    output: customerView,
    errors: ['customer.notFound'],
    handle: ({ caller: { actor }, params }) => contactInfo(actor, params.id),
  }),
];
