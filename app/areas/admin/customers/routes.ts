import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/customers/${name}`;

export const customerRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/customers/list', file('list.tsx')),
  route('dashboard/admin/customers/list.csv', file('list-file.ts')),
  route('dashboard/admin/customers/create', file('create.tsx')),
  route('dashboard/admin/customers/edit/:id', file('edit.tsx')),
  route('dashboard/admin/customers/:id', file('overview.tsx')),
  route('dashboard/admin/customers/:id/sealed-record', file('sealed-record.tsx')),
];
