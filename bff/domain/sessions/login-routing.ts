// Traces: S2-192, S2-193, S2-194, S2-195, S2-196, S2-197, S2-198, S2-199, S3-006, S4-070
import type { Role } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';

/** The part of a user that decides where a login leads. */
export interface RoutedPerson {
  roles: readonly Role[];
  trainReplacementCustomer: boolean;
  /** Type of their contact info (the customer record), if they have one. */
  contactType: CustomerType | null;
}

/** Where each kind of user starts (screens.md, «Who lands where»); paths without the locale. */
export const destinations = {
  train: '/dashboard/train',
  organisation: '/dashboard/organisation',
  company: '/dashboard/company',
  traffic: '/dashboard/traffic',
  admin: '/dashboard/admin',
  driver: '/dashboard/driver',
  general: '/',
} as const;
export type Destination = keyof typeof destinations;

interface Row {
  when: (person: RoutedPerson) => boolean;
  to: Destination;
  as: CustomerType | 'contact';
}

const has =
  (...roles: Role[]) =>
  (person: RoutedPerson): boolean =>
    roles.some((role) => person.roles.includes(role));

/** The specification's priority list (section 2, «Login routing»); the first matching row applies. The last five are its «highest role». */
const table: readonly Row[] = [
  { when: (person) => person.trainReplacementCustomer && has('DEAL_CUSTOMER_ADMIN')(person), to: 'train', as: 'CORPORATE' },
  { when: has('DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_FINANCE'), to: 'organisation', as: 'CORPORATE' },
  { when: has('COMPANY_ADMIN'), to: 'company', as: 'CORPORATE' },
  { when: has('TRAFFIC_CONTROLLER'), to: 'traffic', as: 'CORPORATE' },
  { when: has('CUSTOMER'), to: 'general', as: 'contact' },
  { when: has('SYSTEM_OWNER', 'SYSTEM_ADMIN'), to: 'admin', as: 'PRIVATE' },
  { when: has('DRIVER'), to: 'driver', as: 'PRIVATE' },
  { when: has('DEAL_CUSTOMER_USER'), to: 'organisation', as: 'PRIVATE' },
  { when: () => true, to: 'general', as: 'PRIVATE' },
]; // prettier-ignore

/** Where a login leads, and as which customer type it counts. */
export function routeAfterLogin(person: RoutedPerson): {
  destination: Destination;
  path: string;
  customerType: CustomerType;
} {
  const row = table.find(({ when }) => when(person))!;
  const customerType = row.as === 'contact' ? (person.contactType ?? 'PRIVATE') : row.as;
  return { destination: row.to, path: destinations[row.to], customerType };
}

/** COMPANY_ADMIN if present, otherwise the last of the user's scopes. */
export const currentRole = (roles: readonly Role[]): Role | undefined =>
  roles.includes('COMPANY_ADMIN') ? 'COMPANY_ADMIN' : roles.at(-1);
