import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** The train-replacement customers' screens, below /dashboard/train. */
export const trainRoutes: RouteConfigEntry[] = [route('dashboard/train', 'areas/train/overview.tsx')];
