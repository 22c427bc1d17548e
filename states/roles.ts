/** The twelve roles of the specification (section 3). */
export const ROLES = [
  'CUSTOMER',
  'DRIVER',
  'COMPANY_ADMIN',
  'SYSTEM_ADMIN',
  'SYSTEM_OWNER',
  'DEAL_CUSTOMER_USER',
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'DEAL_CUSTOMER_FINANCE',
  'PRIVATE_CUSTOMER',
  'CORPORATE_CUSTOMER',
  'TRAFFIC_CONTROLLER',
] as const;
export type Role = (typeof ROLES)[number];
