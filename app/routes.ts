import { type RouteConfig, route } from '@remix-run/route-config';
import { adminRoutes } from './areas/admin/routes';
import { companyRoutes } from './areas/company/routes';
import { customerRoutes } from './areas/customer/routes';
import { dashboardRoutes } from './areas/dashboard/routes';
import { organisationRoutes } from './areas/organisation/routes';
import { publicRoutes } from './areas/public/routes';
import { trafficRoutes } from './areas/traffic/routes';
import { trainRoutes } from './areas/train/routes';

/** The product, one line a screen: every path below is under /sv or /en (the edge redirects the rest). */
export default [
  route(':locale', 'areas/public/locale.tsx', [
    ...publicRoutes,
    ...customerRoutes,
    ...adminRoutes,
    ...companyRoutes,
    ...organisationRoutes,
    ...trainRoutes,
    ...trafficRoutes,
    ...dashboardRoutes,
    route('*', 'areas/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
