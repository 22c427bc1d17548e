import { ADMINS, all, CUSTOMERS, outcomes, PEOPLE } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aCustomerRecord, aNewCustomer } from '../testing/subjects';

const bearer = outcomes('forbidden', { visitor: 'login', integration: 'unsigned' });
const administrators = outcomes('forbidden', bearer, all(ADMINS, 'allowed'));
const owners = outcomes('notFound', bearer, all(PEOPLE, 'notFound'), all([...CUSTOMERS, ...ADMINS], 'allowed'));

export const rows: readonly EndpointRow[] = [
  { endpoint: 'GET /customer/find', may: administrators },
  { endpoint: 'GET /customer/find-for-company', may: outcomes('forbidden', bearer, { COMPANY_ADMIN: 'allowed' }) },
  { endpoint: 'POST /customer/create', may: administrators, subject: aNewCustomer, others: all(ADMINS, 'allowed') },
  { endpoint: 'GET /customer/:id', may: owners, subject: aCustomerRecord },
  { endpoint: 'GET /customer/customerAndBookings/:id', may: owners, subject: aCustomerRecord },
];
