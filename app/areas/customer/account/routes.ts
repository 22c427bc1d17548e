import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { secondFactorRoutes } from './second-factor/routes';

const file = (name: string) => `areas/customer/account/${name}.tsx`;

export const accountRoutes: RouteConfigEntry[] = [
  route('user/profile', file('profile')),
  route('user/confirm', file('confirm')),
  ...secondFactorRoutes,
  route('user/export', file('export')),
  route('user/export/data.json', 'areas/customer/account/export-file.ts'),
  route('user/delete', file('delete-account')),
  route('settings/contact-info', file('contact-info')),
];
