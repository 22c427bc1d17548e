import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const dashboardRoutes: RouteConfigEntry[] = [route('dashboard/*', 'areas/dashboard/main.tsx')];
