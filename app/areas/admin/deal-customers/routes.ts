import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/deal-customers/${name}`;

export const dealCustomerRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/deal-customers/list', file('list.tsx')),
  route('dashboard/admin/deal-customers/list.csv', file('list-file.ts')),
  route('dashboard/admin/deal-customers/create', file('create.tsx')),
  route('dashboard/admin/deal-customers/details/:id', file('details.tsx')),
  route('dashboard/admin/deal-customers/edit/:id', file('edit.tsx')),
  route('dashboard/admin/deal-customers/status/:id', file('status.tsx')),
];
