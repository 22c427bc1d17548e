import type { RouteConfigEntry } from '@remix-run/route-config';
import { applicantRoutes } from './applicants/routes';
import { companyRoutes } from './transport-companies/routes';

/** The administrators' screens, below /dashboard/admin. */
export const adminRoutes: RouteConfigEntry[] = [...applicantRoutes, ...companyRoutes];
