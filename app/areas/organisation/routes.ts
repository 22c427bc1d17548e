import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { manageRoutes } from './manage/routes';
import { userRoutes } from './users/routes';

/** The deal organisations' screens, below /dashboard/organisation. */
export const organisationRoutes: RouteConfigEntry[] = [
  route('dashboard/organisation', 'areas/organisation/main/overview.tsx'),
  route('dashboard/organisation/details', 'areas/organisation/details/details.tsx'),
  route('dashboard/organisation/details/edit', 'areas/organisation/details/edit.tsx'),
  ...manageRoutes,
  ...userRoutes,
];
