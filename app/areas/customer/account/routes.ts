import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { secondFactorRoutes } from './second-factor/routes';

const file = (name: string) => `areas/customer/account/${name}.tsx`;

export const accountRoutes: RouteConfigEntry[] = [
  route('user/profile', file('profile')),
  route('user/confirm', file('confirm')),
  ...secondFactorRoutes,
  route('settings/contact-info', file('contact-info')),
];
