import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/content-pages/${name}`;

export const contentPageRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/content-pages/list', file('list.tsx')),
  route('dashboard/admin/content-pages/create', file('create.tsx')),
  route('dashboard/admin/content-pages/edit/:slug', file('edit.tsx')),
  route('dashboard/admin/content-pages/remove/:slug', file('remove.tsx')),
];
