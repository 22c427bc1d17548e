import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/customer/account/second-factor/${name}.tsx`;

export const secondFactorRoutes: RouteConfigEntry[] = [
  route('user/second-factor', file('overview')),
  route('user/second-factor/set-up', file('set-up')),
  route('user/second-factor/codes', file('codes')),
  route('user/second-factor/off', file('off')),
];
