import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const detailsRoutes: RouteConfigEntry[] = [
  route('dashboard/company/details', 'areas/company/details/details.tsx'),
];
