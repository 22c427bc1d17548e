import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/transport-companies/${name}`;

export const companyRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/transport-companies/list', file('list.tsx')),
  route('dashboard/admin/transport-companies/list.csv', file('list-file.ts')),
  route('dashboard/admin/transport-companies/add', file('add.tsx')),
  route('dashboard/admin/transport-companies/edit/:id', file('edit.tsx')),
  route('dashboard/admin/transport-companies/status/:id', file('status.tsx')),
  route('dashboard/admin/transport-companies/commission/:id', file('commission.tsx')),
  route('dashboard/admin/commission-rates', file('commission-rates.tsx')),
  route('dashboard/admin/commission-rates.csv', file('commission-rates-file.ts')),
];
