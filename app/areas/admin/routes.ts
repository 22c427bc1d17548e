import type { RouteConfigEntry } from '@remix-run/route-config';

/** The administrators' screens, below /dashboard/admin. */
export const adminRoutes: RouteConfigEntry[] = [];
