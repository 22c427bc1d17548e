import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/organisation/manage/${name}`;

export const manageRoutes: RouteConfigEntry[] = [
  route('dashboard/organisation/manage', file('units.tsx')),
  route('dashboard/organisation/manage/add-unit', file('add-unit.tsx')),
  route('dashboard/organisation/manage/edit-unit/:id', file('edit-unit.tsx')),
  route('dashboard/organisation/manage/remove-unit/:id', file('remove-unit.tsx')),
];
