import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/company/users/${name}`;

export const userRoutes: RouteConfigEntry[] = [
  route('dashboard/company/users/list', file('list.tsx')),
  route('dashboard/company/users/list.csv', file('list-file.ts')),
  route('dashboard/company/users/create', file('create.tsx')),
  route('dashboard/company/users/edit/:id', file('edit.tsx')),
  route('dashboard/company/users/:id', file('details.tsx')),
  route('dashboard/company/users/:id/:act', file('act.tsx')),
];
