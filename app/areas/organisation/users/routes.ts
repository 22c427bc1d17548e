import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/organisation/users/${name}`;

export const userRoutes: RouteConfigEntry[] = [
  route('dashboard/organisation/users', file('list.tsx')),
  route('dashboard/organisation/users.csv', file('list-file.ts')),
  route('dashboard/organisation/users/create', file('create.tsx')),
  route('dashboard/organisation/users/edit/:id', file('edit.tsx')),
  route('dashboard/organisation/users/give-right/:id', file('give-right.tsx')),
  route('dashboard/organisation/users/take-right/:id', file('take-right.tsx')),
  route('dashboard/organisation/users/:id', file('details.tsx')),
  route('dashboard/organisation/users/:id/:act', file('act.tsx')),
];
