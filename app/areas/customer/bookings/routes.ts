import { route, type RouteConfigEntry } from '@remix-run/route-config';

const booking = (name: string) => `areas/customer/bookings/${name}`;
const purchase = (name: string) => `areas/customer/purchases/${name}`;

/** What a customer does after booking. `:id` is the public number: of the booking, or of the order under /purchases. */
export const bookingRoutes: RouteConfigEntry[] = [
  route('booking/list', booking('list.tsx')),
  route('booking/list.csv', booking('list-file.ts')),
  route('booking/details/:id', booking('details.tsx')),
  route('booking/show-details/:id', booking('show-details.tsx')),
  route('booking/cancel/:id', booking('cancel.tsx')),
  route('booking/:id/calendar.ics', booking('calendar.ts')),
  route('purchases/details/:id', purchase('details.tsx')),
  route('purchases/show-details/:id', purchase('show-details.tsx')),
  route('purchases/cancel/:id', purchase('cancel.tsx')),
  route('purchases/:id/receipt.pdf', purchase('receipt.ts')),
];
