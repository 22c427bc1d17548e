import type { RouteConfigEntry } from '@remix-run/route-config';

export const dashboardRoutes: RouteConfigEntry[] = [];
