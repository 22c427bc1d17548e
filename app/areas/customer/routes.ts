import type { RouteConfigEntry } from '@remix-run/route-config';
import { accountRoutes } from './account/routes';
import { bookingRoutes } from './bookings/routes';
import { reservationRoutes } from './reservation/routes';

export const customerRoutes: RouteConfigEntry[] = [...reservationRoutes, ...bookingRoutes, ...accountRoutes];
