import { ADMINS, all, outcomes } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aNewDealCustomer, anOrganisation } from '../testing/subjects';

const bearer = outcomes('forbidden', { visitor: 'login', integration: 'unsigned' });
/** Those who may buy for units of their own organisation, or of the one they act for. */
const buyers = outcomes(
  'forbidden',
  bearer,
  all(['DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'train', 'TRAFFIC_CONTROLLER'], 'allowed'),
);
const members = outcomes(
  'forbidden',
  buyers,
  all(['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE', ...ADMINS], 'allowed'),
);

export const rows: readonly EndpointRow[] = [
  {
    endpoint: 'POST /dealcustomer/create',
    may: outcomes('forbidden', bearer, all(ADMINS, 'allowed')),
    subject: aNewDealCustomer,
    others: all(ADMINS, 'allowed'),
  },
  { endpoint: 'GET /dealcustomer/units-for-purchase', may: buyers },
  {
    endpoint: 'GET /dealcustomer/units-for-purchase/:id',
    may: outcomes('forbidden', buyers, all(ADMINS, 'allowed')),
    subject: anOrganisation,
  },
  { endpoint: 'GET /customerunit/all-active', may: members },
  { endpoint: 'GET /customerunit/all', may: members },
];
