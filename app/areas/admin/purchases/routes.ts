import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const purchaseRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/purchases/details/:id', 'areas/admin/purchases/details.tsx'),
];
