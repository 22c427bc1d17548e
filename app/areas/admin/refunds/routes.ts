import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/refunds/${name}`;

export const refundRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/refunds/list', file('list.tsx')),
  route('dashboard/admin/refunds/list.csv', file('list-file.ts')),
  route('dashboard/admin/refunds/details/:id', file('details.tsx')),
  route('dashboard/admin/refunds/elsewhere/:id', file('elsewhere.tsx')),
];
