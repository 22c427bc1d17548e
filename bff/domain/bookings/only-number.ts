import type { OrderDetails } from './order-details';

/** The order's number where a customer needs no other: an order of one bus. Null where the numbers of bookings tell its buses apart. */
export const onlyNumber = ({ number, bookings }: Pick<OrderDetails, 'number' | 'bookings'>): string | null =>
  bookings.length === 1 ? number : null;
