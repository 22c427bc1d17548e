import type { Role } from '@bff/domain/shared/actor';

/** Of every demo account. It follows the password rules and is never loaded in production. */
export const DEMO_PASSWORD = 'Demobuss-2027-Resa';

interface DemoAccount {
  username: string;
  /** What it is for, as `npm start` prints it. */
  role: Role;
  /** All roles, the current one last. */
  roles: readonly Role[];
  name: string;
}

const account = (username: string, name: string, ...roles: [...Role[], Role]): DemoAccount => ({
  username,
  name,
  roles,
  role: roles[roles.length - 1] as Role,
});

/** One for each role, and a train-replacement customer's; the addresses are `<username>@demo.invalid`. */
export const demoAccounts: readonly DemoAccount[] = [
  account('customer', 'Charlie Demokund', 'CUSTOMER'),
  account('private', 'Petra Privatsson', 'CUSTOMER', 'PRIVATE_CUSTOMER'),
  account('corporate', 'Kim Företagsberg', 'CUSTOMER', 'CORPORATE_CUSTOMER'),
  account('company', 'Bo Bussägare', 'COMPANY_ADMIN'),
  account('driver', 'Dana Förare', 'DRIVER'),
  account('admin', 'Alex Administratör', 'SYSTEM_ADMIN'),
  account('owner', 'Olle Ägare', 'SYSTEM_OWNER'),
  account('traffic', 'Tove Trafikledare', 'TRAFFIC_CONTROLLER'),
  account('deal.user', 'Disa Avtalsberg', 'DEAL_CUSTOMER_USER'),
  account('deal.admin', 'Adam Avtalsgren', 'DEAL_CUSTOMER_ADMIN'),
  account('deal.booker', 'Bea Avtalslund', 'DEAL_CUSTOMER_BOOKER'),
  account('deal.finance', 'Finn Avtalsmark', 'DEAL_CUSTOMER_FINANCE'),
  // Their organisation orders train replacement.
  account('deal.train', 'Tina Tågsund', 'DEAL_CUSTOMER_ADMIN'),
];
