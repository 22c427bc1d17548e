import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { detailsRoutes } from './details/routes';
import { userRoutes } from './users/routes';

/** The bus companies' screens, below /dashboard/company. */
export const companyRoutes: RouteConfigEntry[] = [
  route('dashboard/company', 'areas/company/main/overview.tsx'),
  ...detailsRoutes,
  ...userRoutes,
];
