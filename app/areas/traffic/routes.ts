import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** The traffic controllers' screens, below /dashboard/traffic. */
export const trafficRoutes: RouteConfigEntry[] = [route('dashboard/traffic', 'areas/traffic/overview.tsx')];
