import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/public/auth/${name}.tsx`;

export const authRoutes: RouteConfigEntry[] = [
  route('auth/login', file('login')),
  route('auth/second-step', file('second-step')),
  route('auth/logout', file('logout')),
  route('auth/register', file('register')),
  route('auth/register-company', file('register-company')),
  route('auth/forgot-password', file('forgot-password')),
  route('auth/change-password/:hash', file('change-password')),
  route('auth/invitation/:hash', file('accept-invitation')),
  route('auth/verify-email/:hash', file('verify-email')),
  route('auth/confirm-email/:hash', file('confirm-email')),
];
