import { index, route, type RouteConfigEntry } from '@remix-run/route-config';
import { authRoutes } from './auth/routes';

const file = (path: string) => `areas/public/${path}`;

export const publicRoutes: RouteConfigEntry[] = [
  index(file('home/home.tsx')),
  route('buses/search', file('search/search.tsx')),
  route('page/:slug', file('content/content-page.tsx')),
  ...authRoutes,
  route('cookies', file('cookies/cookie-settings.tsx')),
  route('404', file('not-found.tsx'), { id: 'not-found-page' }),
];
