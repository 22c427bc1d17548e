import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { applicantRoutes } from './applicants/routes';
import { configurationRoutes } from './configurations/routes';
import { contentPageRoutes } from './content-pages/routes';
import { customerRoutes } from './customers/routes';
import { dealCustomerRoutes } from './deal-customers/routes';
import { eventLogRoutes } from './event-log/routes';
import { externalIntegrationRoutes } from './external-integration/routes';
import { outgoingMessageRoutes } from './outgoing-messages/routes';
import { paymentRoutes } from './payments/routes';
import { purchaseRoutes } from './purchases/routes';
import { refundRoutes } from './refunds/routes';
import { companyRoutes } from './transport-companies/routes';
import { userRoutes } from './users/routes';

/** The administrators' screens, below /dashboard/admin. */
export const adminRoutes: RouteConfigEntry[] = [
  route('dashboard/admin', 'areas/admin/main/overview.tsx'),
  ...applicantRoutes,
  ...companyRoutes,
  ...customerRoutes,
  ...dealCustomerRoutes,
  ...purchaseRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...userRoutes,
  ...outgoingMessageRoutes,
  ...externalIntegrationRoutes,
  ...configurationRoutes,
  ...contentPageRoutes,
  ...eventLogRoutes,
];
