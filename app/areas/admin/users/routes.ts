import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/users/${name}`;

export const userRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/users', file('list.tsx')),
  route('dashboard/admin/users.csv', file('list-file.ts')),
  route('dashboard/admin/users/create', file('create.tsx')),
  route('dashboard/admin/users/deletions', file('deletions.tsx')),
  route('dashboard/admin/users/edit/:id', file('edit.tsx')),
  route('dashboard/admin/users/organisations/:id', file('organisations.tsx')),
  route('dashboard/admin/users/:id', file('details.tsx')),
  route('dashboard/admin/users/:id/:act', file('act.tsx')),
];
