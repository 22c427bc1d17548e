import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (path: string) => `areas/customer/reservation/${path}`;

export const reservationRoutes: RouteConfigEntry[] = [
  route('booking/hold', file('hold.tsx')),
  route('booking/edit', file('edit-reservation.tsx')),
  route('payment/callback', file('payment-callback.tsx')),
];
