import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/configurations/${name}`;

export const configurationRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/configurations/general-settings', file('general-settings.tsx')),
  route('dashboard/admin/configurations/general-settings/:key', file('edit-setting.tsx')),
];
