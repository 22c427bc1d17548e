import type { RouteConfigEntry } from '@remix-run/route-config';
import { accountRoutes } from './account/routes';

export const customerRoutes: RouteConfigEntry[] = [...accountRoutes];
