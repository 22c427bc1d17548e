import type { RouteConfigEntry } from '@remix-run/route-config';

/** The bus companies' screens, below /dashboard/company. */
export const companyRoutes: RouteConfigEntry[] = [];
