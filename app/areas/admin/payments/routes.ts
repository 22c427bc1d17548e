import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/payments/${name}`;

export const paymentRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/payments/list', file('list.tsx')),
  route('dashboard/admin/payments/list.csv', file('list-file.ts')),
  route('dashboard/admin/payments/details/:id', file('details.tsx')),
  route('dashboard/admin/payments/handle/:id', file('handle.tsx')),
];
